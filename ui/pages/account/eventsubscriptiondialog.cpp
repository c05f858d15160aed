#include "ui/pages/account/eventsubscriptiondialog.h"

#include "app/workflow/session/identifiers.h"
#include "app/workflow/session/session.h"
#include "ui/models/eventwords.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::EventSubscription;

EventSubscriptionDialog::EventSubscriptionDialog(workflow::Session& session, const QString& address,
                                                 QWidget* parent)
    : QDialog(parent), m_session(session), m_address(new QLineEdit(address)),
      m_addressField(new FormField(QStringLiteral("subscription:url"), m_address, this)),
      m_eventsLabel(new QLabel(this)), m_eventsError(named("subscriptionEventsError", new QuietLabel(this))),
      m_folder(new QComboBox),
      m_folderField(new FormField(QStringLiteral("subscription:folder"), m_folder, this)),
      m_error(new ErrorBanner(this)), m_save(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("eventSubscriptionDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(520);
    m_address->setMaxLength(2048);
    m_address->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_eventsError->setWordWrap(true);
    m_eventsError->hide();
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Subscribe to events"));
    form.setUpField(m_addressField, QT_TR_NOOP("Send events to"),
                    {.hint = QT_TR_NOOP("An http or https address. Each event is sent as one signed POST."),
                     .placeholder = QT_TR_NOOP("https://example.com/events")});
    form.setUpLabel(m_eventsLabel, QT_TR_NOOP("Events"));
    form.setUpField(m_folderField, QT_TR_NOOP("Only documents in"));
    form.setUpButton(m_save, "subscriptionSave", QT_TR_NOOP("Subscribe"),
                     {.isDefault = true, .clicked = [this] { save(); }});
    form.setUpButton(m_cancel, "subscriptionCancel", QT_TR_NOOP("Cancel"),
                     {.isAutoDefault = false, .clicked = [this] { reject(); }});
    auto* boxes = new QGridLayout;
    boxes->setHorizontalSpacing(space::l);
    boxes->setVerticalSpacing(space::xs);
    for (const domain::EventType type : domain::subscribableEvents()) {
        auto* box = new QCheckBox(this);
        form.setUpButton(box, QStringLiteral("subscription:") + domain::eventTypeName(type),
                         [type] { return eventTypeText(type); });
        box->setChecked(true);
        const auto at = static_cast<int>(m_boxes.size());
        boxes->addWidget(box, at / 4, at % 4);
        m_boxes.push_back({type, box});
        connect(box, &QCheckBox::toggled, m_eventsError, &QWidget::hide);
    }
    for (QWidget* input : std::initializer_list<QWidget*>{m_address, m_folder})
        pressOnEnter(*input, *m_save);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_error);
    column->addWidget(m_addressField);
    column->addWidget(m_eventsLabel);
    column->addLayout(boxes);
    column->addWidget(m_eventsError);
    column->addWidget(m_folderField);
    column->addSpacing(space::s);
    column->addLayout(buttons);
    connect(m_error, &ErrorBanner::retryRequested, this, &EventSubscriptionDialog::save);
    form.translate([this] { fillFolders(); });
    if (api::ApiClient* client = m_session.client())
        client->folders(domain::FolderType::Documents, this,
                        [this](const Result<QList<domain::Folder>>& folders) {
                            if (folders) m_folders = *folders;
                            fillFolders();
                        });
}

void EventSubscriptionDialog::fillFolders()
{
    const QVariant chosen = m_folder->currentData();
    m_folder->clear();
    m_folder->addItem(tr("All folders"), qint64{0});
    QList<QPair<QString, qint64>> paths;
    for (const domain::Folder& folder : std::as_const(m_folders))
        paths.append({folderPathText(m_folders, folder.id), folder.id.value()});
    std::sort(paths.begin(), paths.end(),
              [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
    for (const auto& [path, id] : std::as_const(paths))
        m_folder->addItem(path, id);
    m_folder->setCurrentIndex(std::max(0, m_folder->findData(chosen)));
    m_folderField->setVisible(!m_folders.isEmpty());
}

EventSubscription EventSubscriptionDialog::enteredSubscription() const
{
    EventSubscription wanted;
    wanted.url = m_address->text().trimmed();
    for (const Box& each : m_boxes)
        if (each.box->isChecked()) wanted.types.append(each.type);
    wanted.folder = domain::FolderId(m_folder->currentData().toLongLong());
    return wanted;
}

void EventSubscriptionDialog::showIssues(const Error& error)
{
    const QString address = fieldErrorText(error, QStringLiteral("url"));
    const QString events = fieldErrorText(error, QStringLiteral("events"));
    const QString folder = fieldErrorText(error, QStringLiteral("folderId"));
    m_addressField->setError(address);
    m_folderField->setError(folder);
    m_eventsError->setText(events);
    m_eventsError->setVisible(!events.isEmpty());
    if (!address.isEmpty()) m_address->setFocus(Qt::OtherFocusReason);
    const bool isAtField = !address.isEmpty() || !events.isEmpty() || !folder.isEmpty();
    m_error->setError(isAtField ? std::nullopt : std::optional(error));
}

void EventSubscriptionDialog::save()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    m_addressField->setError({});
    m_folderField->setError({});
    m_eventsError->hide();
    m_error->setError(std::nullopt);
    m_save->setEnabled(false);
    // The response of an attempt may have been lost: a retry must not subscribe twice.
    const EventSubscription wanted = enteredSubscription();
    if (m_idempotencyKey.isEmpty() || wanted != m_requested) m_idempotencyKey = workflow::newIdempotencyKey();
    m_requested = wanted;
    client->addEventSubscription(wanted, m_idempotencyKey, this,
                                 [this](const Result<EventSubscription>& result) {
                                     m_save->setEnabled(true);
                                     if (!result) return showIssues(result.error());
                                     Q_EMIT added(*result);
                                     accept();
                                 });
}

} // namespace ink::ui

#include "moc_eventsubscriptiondialog.cpp"
