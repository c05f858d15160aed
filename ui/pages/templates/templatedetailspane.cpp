#include "ui/pages/templates/templatedetailspane.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/workflow/templates/templatecatalog.h"
#include "app/workflow/templates/templateform.h"
#include "ui/models/isolated.h"
#include "ui/models/outreachwords.h"
#include "ui/models/templatetablemodel.h"
#include "ui/models/words.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/qrcodeview.h"
#include "ui/widgets/quietlabel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

using domain::DocumentType;
using domain::SigningStatus;

namespace {

QLabel* plainLabel(const QString& words)
{
    auto* label = new QLabel(words);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel* quiet(const QString& words)
{
    auto* label = new QuietLabel(words);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

TemplateDetailsPane::TemplateDetailsPane(QWidget* parent) : DetailsPane(Icon::Templates, parent)
{
    setObjectName(QStringLiteral("templateDetails"));
    setScrollName(QStringLiteral("templateDetailsScroll"));
    rebuild();
}

void TemplateDetailsPane::showTemplate(const std::optional<domain::Document>& shown,
                                       const std::optional<Error>& error, qsizetype count)
{
    setError(error);
    if (m_shown == shown && m_count == count) return;
    m_shown = shown;
    m_count = count;
    rebuild();
}

void TemplateDetailsPane::showVersions(const QList<Version>& versions)
{
    if (std::exchange(m_versions, versions) != versions) rebuild();
}

void TemplateDetailsPane::showUses(std::optional<qint64> uses)
{
    if (std::exchange(m_uses, uses) != uses) rebuild();
}

void TemplateDetailsPane::setUsable(bool usable)
{
    if (std::exchange(m_usable, usable) != usable) rebuild();
}

void TemplateDetailsPane::rebuild()
{
    if (!m_shown)
        return showMessage(m_count > 1 ? tr("%n templates are selected.", nullptr, static_cast<int>(m_count))
                                       : tr("Select a template to see its roles and fields."));
    QVBoxLayout* column = beginContent();
    addHead(column, *m_shown);
    if (m_shown->type == DocumentType::TemplateLink) addLink(column, *m_shown);
    addRoles(column, *m_shown);
    if (m_shown->type != DocumentType::TemplateLink) addFields(column, *m_shown);
    addDefaults(column, *m_shown);
    addVersions(column);
    showContent(column);
}

void TemplateDetailsPane::addHead(QVBoxLayout* column, const domain::Document& shown)
{
    auto* title = plainLabel(shown.title);
    QFont font = titleFont();
    font.setPixelSize(17);
    title->setFont(font);
    title->setObjectName(QStringLiteral("templateDetailsTitle"));
    column->addWidget(title);
    QString kind = templateTypeText(shown.type);
    if (m_uses && *m_uses == 0) kind = tr("%1 · never used").arg(kind);
    if (m_uses && *m_uses > 0)
        kind = tr("%1 · used %n time(s)", nullptr, static_cast<int>(*m_uses)).arg(kind);
    auto* about = quiet(kind);
    about->setObjectName(QStringLiteral("templateKind"));
    column->addWidget(about);
    if (shown.deleted) {
        column->addWidget(quiet(tr("In the trash.")));
        auto* restore = addButton(column, Icon::Restore, tr("Restore"), QStringLiteral("templateRestore"));
        connect(restore, &QPushButton::clicked, this, &TemplateDetailsPane::untrashRequested);
        auto* purge =
            addButton(column, Icon::Trash, tr("Delete permanently…"), QStringLiteral("templatePurge"));
        connect(purge, &QPushButton::clicked, this, &TemplateDetailsPane::purgeRequested);
        return;
    }
    const bool link = shown.type == DocumentType::TemplateLink;
    const bool draft = shown.status == SigningStatus::Draft;
    if (!link) {
        const bool bulk = shown.type == DocumentType::BulkTemplate;
        auto* use =
            named("templateUse", new QPushButton(bulk ? tr("Start a bulk run…") : tr("Use template…")));
        use->setDefault(true);
        use->setEnabled(m_usable);
        if (!m_usable) use->setToolTip(tr("This template isn't available offline."));
        use->setIcon(icon(bulk ? Icon::Bulk : Icon::Send));
        column->addWidget(use);
        connect(use, &QPushButton::clicked, this,
                bulk ? &TemplateDetailsPane::bulkRequested : &TemplateDetailsPane::useRequested);
    }
    auto* row = new QHBoxLayout;
    row->setSpacing(space::s);
    auto* edit = named("templateEdit", new QPushButton(draft ? tr("Edit") : tr("Show pages")));
    edit->setIcon(icon(draft ? Icon::Edit : Icon::Preview));
    auto* more =
        makeSmallButton(Icon::More, tr("More actions for this template"), QStringLiteral("templateMore"));
    row->addWidget(edit, 1);
    row->addWidget(more);
    column->addLayout(row);
    auto* report = addButton(column, Icon::Report, tr("Show report"), QStringLiteral("templateReport"));
    connect(edit, &QPushButton::clicked, this, &TemplateDetailsPane::editRequested);
    connect(report, &QPushButton::clicked, this, &TemplateDetailsPane::reportRequested);
    connect(more, &QToolButton::clicked, this,
            [this, more] { Q_EMIT menuRequested(more->mapToGlobal(QPoint(0, more->height()))); });
}

void TemplateDetailsPane::addLink(QVBoxLayout* column, const domain::Document& shown)
{
    addSection(column, tr("Public link"));
    const QString address = workflow::linkAddress(shown.invitations);
    if (shown.status == SigningStatus::Draft) {
        column->addWidget(quiet(tr("Not published. Once it is published, anyone with the link can fill in "
                                   "and sign their own copy, and the template can't be edited.")));
        auto* open = addButton(column, Icon::Link, tr("Publish link…"), QStringLiteral("openLink"));
        connect(open, &QPushButton::clicked, this, &TemplateDetailsPane::openLinkRequested);
        return;
    }
    if (shown.status != SigningStatus::InProgress || shown.deleted) {
        auto* closed = new ToneLabel(Tone::Warning);
        closed->setText(tr("This link is closed and no longer works."));
        closed->setWordWrap(true);
        column->addWidget(closed);
        return;
    }
    auto* row = new QHBoxLayout;
    auto* shownAddress = named("linkAddress", new QLineEdit(address));
    shownAddress->setAccessibleName(tr("Public link"));
    shownAddress->setReadOnly(true);
    shownAddress->setCursorPosition(0);
    auto* copy = makeSmallButton(Icon::Copy, tr("Copy link"), QStringLiteral("copyLink"));
    row->addWidget(shownAddress, 1);
    row->addWidget(copy);
    column->addLayout(row);
    auto* code = named("linkCode", new QrCodeView);
    code->setText(address);
    code->setFixedSize(200, 200);
    code->setVisible(!isLocalAddress(address)); // other devices can't reach the address
    column->addWidget(code, 0, Qt::AlignHCenter);
    if (isLocalAddress(address)) {
        auto* reach = named("linkReach", new ToneLabel(Tone::Warning));
        reach->setWordWrap(true);
        reach->setText(linkHintText(address));
        column->addWidget(reach);
    }
    auto* close = named("closeLink", new QPushButton(tr("Close link…")));
    column->addWidget(close);
    connect(copy, &QToolButton::clicked, this, [this, address] { Q_EMIT copyLinkRequested(address); });
    connect(close, &QPushButton::clicked, this, &TemplateDetailsPane::closeLinkRequested);
}

void TemplateDetailsPane::addRoles(QVBoxLayout* column, const domain::Document& shown)
{
    addSection(column, tr("Roles"));
    if (shown.invitations.isEmpty())
        column->addWidget(quiet(tr("No roles yet. Edit the template to add them.")));
    for (qsizetype i = 0; i < shown.invitations.size(); ++i) {
        const domain::Invitation& role = shown.invitations.at(i);
        auto* row = new QHBoxLayout;
        row->setSpacing(space::s);
        auto* sign = new QLabel;
        const QColor colour = readableOn(recipientColour(static_cast<int>(i) + 1), tokens(palette()).surface);
        sign->setPixmap(iconPixmap(Icon::Person, colour, 18, devicePixelRatioF()));
        row->addWidget(sign, 0, Qt::AlignTop);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        const QString name = role.recipientName.trimmed();
        words->addWidget(plainLabel(name.isEmpty() ? tr("Role %1").arg(i + 1) : name));
        const QString person = role.recipientEmail.trimmed();
        words->addWidget(quiet(person.isEmpty()
                                   ? actionText(role.actionType)
                                   : tr("%1 · %2").arg(actionText(role.actionType), isolated(person))));
        row->addLayout(words, 1);
        column->addLayout(row);
    }
}

void TemplateDetailsPane::addFields(QVBoxLayout* column, const domain::Document& shown)
{
    QStringList names;
    const workflow::TemplateForm form = workflow::templateForm(shown);
    for (const workflow::TemplateField& field : form.fields)
        if (field.isPrefillable && !field.label.isEmpty()) names.append(field.label);
    if (names.isEmpty()) return;
    addSection(column, tr("Fields that you fill in"));
    column->addWidget(plainLabel(names.join(QStringLiteral(", "))));
}

void TemplateDetailsPane::addDefaults(QVBoxLayout* column, const domain::Document& shown)
{
    addSection(column, tr("Document defaults"));
    const domain::DocumentSetting& setting = shown.setting;
    QStringList lines;
    lines.append(tr("Recipients' language: %1").arg(ownLanguageName(domain::languageTag(setting.language))));
    lines.append(tr("Expires after %n day(s)", nullptr, setting.expireDaysAfterSent));
    lines.append(setting.remindEveryDays > 0
                     ? tr("Reminder every %n day(s)", nullptr, setting.remindEveryDays)
                     : tr("No reminders"));
    const bool isLink = shown.type == DocumentType::TemplateLink;
    if (isLink)
        lines.append(setting.linkDocumentsPerHour > 0
                         ? tr("Up to %n document(s) per hour", nullptr, setting.linkDocumentsPerHour)
                         : tr("Any number of documents per hour"));
    if (!setting.postBackUrl.isEmpty()) lines.append(tr("Callback to %1").arg(setting.postBackUrl));
    if (!shown.message.trimmed().isEmpty())
        lines.append(tr("Message: %1").arg(isolated(shown.message.simplified().left(200))));
    for (const QString& line : std::as_const(lines))
        column->addWidget(quiet(line));
    const bool isOpen = isLink && shown.status == SigningStatus::InProgress; // only its limit can be changed
    if (shown.deleted || (shown.status != SigningStatus::Draft && !isOpen)) return;
    auto* change = named("templateDefaults", new QPushButton(tr("Change…")));
    change->setAccessibleName(tr("Change document defaults"));
    column->addWidget(change, 0, Qt::AlignLeft);
    connect(change, &QPushButton::clicked, this, &TemplateDetailsPane::defaultsRequested);
}

void TemplateDetailsPane::addVersions(QVBoxLayout* column)
{
    if (m_versions.isEmpty()) return;
    addSection(column, tr("Versions"));
    for (const Version& version : std::as_const(m_versions)) {
        auto* row = new QHBoxLayout;
        row->setSpacing(space::s);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        auto* what = plainLabel(version.changes);
        what->setObjectName(QStringLiteral("versionWords%1").arg(version.number));
        words->addWidget(what);
        auto* when = quiet(version.isCurrent ? tr("%1 · current").arg(version.time) : version.time);
        when->setToolTip(version.exactTime);
        words->addWidget(when);
        row->addLayout(words, 1);
        if (!version.isCurrent && m_shown && m_shown->status == SigningStatus::Draft && !m_shown->deleted) {
            auto* restore =
                makeSmallButton(Icon::Restore, tr("Restore the version from %1").arg(version.exactTime),
                                QStringLiteral("restoreVersion%1").arg(version.number));
            row->addWidget(restore, 0, Qt::AlignTop);
            connect(restore, &QToolButton::clicked, this,
                    [this, number = version.number] { Q_EMIT restoreRequested(number); });
        }
        column->addLayout(row);
    }
}

} // namespace ink::ui

#include "moc_templatedetailspane.cpp"
