#include "ui/help/helptopics.h"

#include <QStackedWidget>
#include <QWidget>

namespace ink::ui {

namespace {

struct TopicOfPart
{
    const char* part; ///< object name
    const char* topic;
};

// Index(topicsOfParts): Help: which topic a part of the window opens
constexpr TopicOfPart topicsOfParts[] = {
    {"accountSection", "user-guide/account"},
    {"arrayDialog", "user-guide/repeat"},
    {"blockPanel", "user-guide/blocks"},
    {"bulkPage", "user-guide/bulk-runs"},
    {"bulkRunList", "user-guide/follow-a-run"},
    {"callbackAddressSection", "user-guide/callbacks"},
    {"callbackSection", "user-guide/callbacks"},
    {"conflictDialog", "user-guide/conflicts"},
    {"correctionDialog", "user-guide/correct-a-document-that-is-already-out"},
    {"dataDialog", "user-guide/data"},
    {"customFieldDialog", "user-guide/custom-fields"},
    {"customFieldsSection", "user-guide/custom-fields"},
    {"customFieldPanel", "user-guide/custom-fields"},
    {"detailsPane", "user-guide/follow"},
    {"documentsPage", "user-guide/organize"},
    {"duplicateDialog", "user-guide/arrange"},
    {"editorPage", "user-guide/prepare-a-document"},
    {"editorTabs", "user-guide/several-documents"},
    {"eventSubscriptionDialog", "user-guide/callbacks"},
    {"eventReplayDialog", "user-guide/callbacks"},
    {"exportDialog", "user-guide/export"},
    {"fieldList", "user-guide/list-of-fields"},
    {"findingsPanel", "user-guide/check"},
    {"generalSection", "user-guide/settings"},
    {"keysSection", "user-guide/api-keys"},
    {"linkDialog", "user-guide/link-templates"},
    {"linkReachPart", "user-guide/email-and-links"},
    {"mailAccountPart", "user-guide/email-and-links"},
    {"networkSection", "user-guide/network"},
    {"notificationSection", "user-guide/account"},
    {"outboxPage", "user-guide/offline"},
    {"permissionDialog", "user-guide/ai-assistants"},
    {"previewPage", "user-guide/preview"},
    {"recipients", "user-guide/recipients"},
    {"correctManyDialog", "user-guide/correct-a-document-that-is-already-out"},
    {"reportPage", "user-guide/reports"},
    {"revisionsPage", "pdf/verifying"},
    {"sealSection", "pdf/seals"},
    {"trustedListsSection", "pdf/qualified-signatures"},
    {"sendDialog", "user-guide/send"},
    {"serversSection", "user-guide/several-services"},
    {"settingsPage", "user-guide/settings"},
    {"shortcutSheet", "user-guide"},
    {"signaturesSection", "user-guide/signatures"},
    {"signedPage", "user-guide/export"},
    {"signingPage", "user-guide/sign-here"},
    {"suggestionPanel", "user-guide/suggestions"},
    {"tagPalette", "user-guide/place-fields"},
    {"tagPanel", "user-guide/conditions-and-formulas"},
    {"templateDefaultsDialog", "user-guide/link-templates"},
    {"templateUsePage", "user-guide/use-it"},
    {"templatesPage", "user-guide/templates-and-bulk-runs"},
    {"todayPage", "user-guide/today"},
    {"usageSection", "user-guide/usage"},
    {"verifyPage", "user-guide/verify"},
    {"welcomePage", "user-guide"},
};

/** Returns the part of the visible settings section that has a help topic, or null. */
const QWidget* shownSection(const QWidget& page)
{
    const auto* stack = page.findChild<QStackedWidget*>(QStringLiteral("settingsStack"));
    if (!stack || !stack->currentWidget()) return nullptr;
    for (const QWidget* part : stack->currentWidget()->findChildren<QWidget*>())
        if (helpTopics().contains(part->objectName())) return part;
    return nullptr;
}

} // namespace

const QHash<QString, QString>& helpTopics()
{
    static const QHash<QString, QString> all = [] {
        QHash<QString, QString> table;
        for (const TopicOfPart& entry : topicsOfParts)
            table.insert(QString::fromLatin1(entry.part), QString::fromLatin1(entry.topic));
        return table;
    }();
    return all;
}

QString helpTopicFor(const QWidget* widget)
{
    for (const QWidget* part = widget; part; part = part->parentWidget()) {
        if (part->objectName() == QLatin1StringView("settingsPage"))
            if (const QWidget* section = shownSection(*part))
                return helpTopics().value(section->objectName());
        if (const QString topic = helpTopics().value(part->objectName()); !topic.isEmpty()) return topic;
    }
    return {};
}

} // namespace ink::ui
