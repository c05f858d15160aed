#include "ui/pages/bulk/bulkpreview.h"

#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

domain::Document rowDocument(const domain::Document& source, const domain::BulkForm& form,
                             const domain::BulkRow& row)
{
    domain::Document made = source;
    made.type = domain::DocumentType::Document;
    if (!row.title.isEmpty()) made.title = row.title;
    if (!row.message.isEmpty()) made.message = row.message;
    const QList<domain::BulkPerson> people = row.recipients();
    for (qsizetype i = 0; i < form.roles.size(); ++i) {
        const int place = form.roles.at(i).invitationIndex;
        if (place >= made.invitations.size()) continue;
        made.invitations[place].recipientName = people.value(i).name;
        made.invitations[place].recipientEmail = people.value(i).email;
    }
    const auto choose = [&made](const domain::Tag& button) {
        for (domain::Tag& other : made.tags)
            if (other.type == domain::TagType::Radio && other.invitationIndex == button.invitationIndex &&
                other.groupName.compare(button.groupName, Qt::CaseInsensitive) == 0)
                other.text = QStringLiteral("false");
    };
    for (const auto& [name, value] : row.values) {
        const auto field = std::find_if(
            form.fields.begin(), form.fields.end(), [&name = name](const domain::BulkField& known) {
                return known.name == name && !known.groups.isEmpty() && !known.hasOwnNames;
            });
        if (field != form.fields.end()) {
            for (const domain::RadioGroup& group : field->groups) {
                const qsizetype chosen = group.find(value);
                if (chosen < 0) continue;
                domain::Tag& button = made.tags[group.buttons.at(chosen).tagIndex];
                choose(button);
                button.text = QStringLiteral("true");
            }
            continue;
        }
        for (domain::Tag& tag : made.tags) {
            if (tag.name != name) continue;
            if (tag.type == domain::TagType::Radio && value == QLatin1StringView("true")) choose(tag);
            tag.text = value;
        }
    }
    domain::computeValues(made);
    return made;
}

BulkPreview::BulkPreview(workflow::Session& session, QWidget* parent)
    : QFrame(parent), m_session(session), m_title(makeSectionLabel(this)), m_recipient(new QuietLabel(this)),
      m_close(new QToolButton(this)), m_error(new ErrorBanner(this)), m_view(new PageView(this))
{
    setObjectName(QStringLiteral("bulkPreview"));
    m_view->setObjectName(QStringLiteral("bulkPreviewPages"));
    m_view->setShowValues(true);
    m_view->setZoomMode(PageView::ZoomMode::FitWidth);
    m_recipient->setTextFormat(Qt::PlainText);
    m_recipient->setWordWrap(true);
    m_recipient->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setObjectName(QStringLiteral("closeBulkPreview"));
    m_close->setIcon(icon(Icon::Close));
    m_close->setAutoRaise(true);
    auto* head = new QHBoxLayout;
    setDirectionalMargins(*this, *head, {space::m, space::s, space::s, 0});
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_close);
    auto* who = new QHBoxLayout;
    who->setContentsMargins(space::m, 0, space::m, 0);
    who->addWidget(m_recipient, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(space::xs);
    column->addLayout(head);
    column->addLayout(who);
    column->addWidget(m_error);
    column->addWidget(m_view, 1);
    setMinimumWidth(320);
    connect(m_close, &QToolButton::clicked, this, &BulkPreview::closeRequested);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        m_error->setError(std::nullopt);
        m_requestedFiles.clear();
        fetch();
    });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void BulkPreview::setTemplate(const domain::Document& source, const domain::BulkForm& form)
{
    if (source.id != m_source.id || source.version != m_source.version) m_requestedFiles.clear();
    m_source = source;
    m_form = form;
    m_error->setError(std::nullopt);
    m_view->setDocument(source);
    if (isVisible()) fetch();
}

void BulkPreview::showRow(const domain::BulkRow& row, const QString& line)
{
    m_line = line;
    m_document = rowDocument(m_source, m_form, row);
    m_view->setDocument(m_document);
    QStringList lines;
    if (!row.title.isEmpty()) lines.append(row.title);
    for (const domain::BulkPerson& person : row.recipients())
        if (!person.name.isEmpty() || !person.email.isEmpty())
            lines.append(person.email.isEmpty()
                             ? person.name
                             : QStringLiteral("%1 <%2>").arg(isolated(person.name), isolated(person.email)));
    if (!row.message.isEmpty()) lines.append(row.message);
    m_recipient->setAlignment(startAlignment() | Qt::AlignVCenter);
    m_recipient->setText(lines.join(QLatin1Char('\n')));
    retranslate();
}

void BulkPreview::fetch()
{
    auto* client = m_session.client();
    if (!client || m_source.id.isNull()) return;
    for (const domain::File& file : m_source.files) {
        if (m_requestedFiles.contains(file.id.value())) continue;
        m_requestedFiles.insert(file.id.value());
        client->fileBytes(m_source.id, file.id, this, [this, id = file.id](const Result<QByteArray>& bytes) {
            if (bytes)
                m_view->setFileBytes(id, *bytes);
            else
                m_error->setError(bytes.error());
        });
    }
}

void BulkPreview::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    fetch();
}

void BulkPreview::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
}

void BulkPreview::retranslate()
{
    m_title->setText(m_line.isEmpty() ? tr("Dry run") : tr("Dry run: line %1").arg(m_line));
    m_title->setToolTip(tr("Preview of this row's document. Nothing is sent."));
    m_close->setAccessibleName(tr("Close the dry run"));
    m_close->setToolTip(m_close->accessibleName());
    m_view->setAccessibleName(tr("The row's document"));
}

} // namespace ink::ui

#include "moc_bulkpreview.cpp"
