#include "ui/pages/editor/draft/contentnotice.h"

#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/pages/editor/draft/opendraft.h"

#include <algorithm>

namespace ink::ui {

namespace {

using domain::ContentIssue;
using domain::ContentTreatment;

/** The least invasive treatment that resolves all issues. */
ContentTreatment treatmentFor(const QList<ContentIssue>& issues)
{
    for (const ContentTreatment each : {ContentTreatment::TakeAttachments, ContentTreatment::RemoveScripts}) {
        const auto ends = [each](ContentIssue issue) { return domain::treatmentsOf(issue).contains(each); };
        const bool isEnough = each == ContentTreatment::TakeAttachments
                                  ? std::any_of(issues.begin(), issues.end(), ends)
                                  : std::all_of(issues.begin(), issues.end(), ends);
        if (isEnough) return each;
    }
    return ContentTreatment::Freeze;
}

} // namespace

ContentNotice::ContentNotice(OpenDraft& draft, QWidget* parent)
    : Banner(Tone::Warning, parent), m_draft(draft)
{
    setObjectName(QStringLiteral("contentNotice"));
    setClosable(true);
    connect(this, &Banner::closed, this, [this] {
        m_dismissed.append(m_file);
        updateText();
    });
    connect(this, &Banner::actionTriggered, this, [this] { Q_EMIT treatmentRequested(m_file, m_offered); });
}

void ContentNotice::updateText()
{
    m_file = {};
    if (m_draft.isOpen() && m_draft.isEditable())
        for (const domain::File& file : m_draft.document().files) {
            const QList<ContentIssue> issues = domain::contentIssues(file);
            if (issues.isEmpty() || m_dismissed.contains(file.id)) continue;
            m_file = file.id;
            m_offered = treatmentFor(issues);
            QStringList sentences;
            for (const ContentIssue issue : issues)
                sentences.append(messageText(domain::contentIssueMessage(issue)));
            setAction(m_offered == ContentTreatment::TakeAttachments ? tr("Extract files")
                      : m_offered == ContentTreatment::RemoveScripts ? tr("Remove scripts")
                                                                     : tr("Freeze visible content"));
            return showText(tr("“%1” may look different to other people.").arg(isolated(file.name)),
                            sentences.join(QLatin1Char(' ')));
        }
    hide();
}

} // namespace ink::ui

#include "moc_contentnotice.cpp"
