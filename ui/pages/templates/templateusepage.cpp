#include "ui/pages/templates/templateusepage.h"

#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/shelf/offlinecache.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/shared/sendername.h"
#include "ui/pages/templates/templatepeopleform.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/fold.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/countbox.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {
using workflow::TemplateField;
using workflow::TemplateInput;
using Step = workflow::TemplateUse::Step;
using domain::TagType;
using workflow::Person;

namespace {

QLabel* heading(const QString& words)
{
    QLabel* label = makeSectionLabel(nullptr);
    label->setText(words);
    return label;
}

/** An example of a value whose format isn't obvious. */
QString exampleOf(const TemplateField& field)
{
    if (!field.rule.style.placeholder.isEmpty()) return field.rule.style.placeholder;
    if (field.type == TagType::Date) return QStringLiteral("2026-12-31");
    return {};
}

} // namespace

TemplateUsePage::TemplateUsePage(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_prompts(context.prompts), m_journal(context.journal),
      m_people(context.settings), m_folders(context.session), m_engine(context.session),
      m_close(new QToolButton(this)), m_title(named("useTitle", new ElidedLabel(this))),
      m_draft(new QPushButton(this)), m_send(named("useSend", new QPushButton(this))),
      m_reach(named("useReach", new ToneLabel(Tone::Warning, this))), m_settings(new QPushButton(this)),
      m_error(new ErrorBanner(this)), m_progress(new QProgressBar(this)), m_stack(new QStackedWidget(this)),
      m_busy(new QWidget), m_scroll(new QScrollArea)
{
    setObjectName(QStringLiteral("templateUsePage"));
    layOut();
    connect(m_send, &QPushButton::clicked, this, &TemplateUsePage::send);
    connect(&m_session, &workflow::Session::outreachChanged, this, &TemplateUsePage::handleEdit);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        m_error->setError(std::nullopt);
        if (!m_form)
            open(m_id);
        else if (m_engine.step() == Step::Failed && m_engine.isOutcomeUnknown())
            m_engine.retry();
        else
            start(m_sending);
    });
    connect(&m_engine, &workflow::TemplateUse::stepChanged, this, &TemplateUsePage::showStep);
    connect(&m_folders, &workflow::FolderTree::changed, this, [this] {
        if (m_form && m_folder) {
            qint64 chosen = m_folder->currentData().toLongLong();
            if (chosen == 0) chosen = memory().entry(m_form->id).folder.value(); // it was not listed yet
            m_folder->clear();
            m_folder->addItem(tr("No folder"), 0);
            for (const domain::Folder& folder : m_folders.folders())
                m_folder->addItem(folder.name, folder.id.value());
            m_folder->setCurrentIndex(std::max(0, m_folder->findData(chosen)));
        }
    });
    retranslate();
    onLanguageChange(this, [this] {
        retranslate();
        if (!m_form) return;
        const TemplateInput entered = filling(true);
        rebuild();
        fillFrom(entered);
    });
}

TemplateUsePage::~TemplateUsePage() = default;

void TemplateUsePage::layOut()
{
    const Form form(this);
    form.setUpButton(
        m_close, "useClose", {},
        {.toolTip = QT_TR_NOOP("Back to templates"), .icon = Icon::Close, .clicked = [this] { leave(); }});
    form.setUpButton(m_draft, "useAsDraft", QT_TR_NOOP("Open as draft"),
                     {.clicked = [this] { openAsDraft(); }});
    form.setUpButton(m_settings, "useSettings", QT_TR_NOOP("Email and link settings"),
                     {.clicked = [this] { Q_EMIT settingsRequested(); }});
    m_close->setAutoRaise(true);
    m_close->setIconSize(QSize(metric::iconSize, metric::iconSize));
    m_title->setFont(titleFont());
    m_send->setDefault(true);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();
    auto* spinning = new QVBoxLayout(m_busy);
    spinning->addWidget(new Spinner(m_busy), 0, Qt::AlignCenter);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stack->addWidget(m_busy);
    m_stack->addWidget(m_scroll);
    auto* head = new QHBoxLayout;
    setDirectionalMargins(*this, *head, {space::m, space::m, space::l, space::s});
    head->setSpacing(space::s);
    head->addWidget(m_close);
    head->addWidget(m_title, 1);
    head->addWidget(m_draft);
    head->addWidget(m_send);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_progress);
    m_reach->setWordWrap(true);
    m_reach->hide();
    m_settings->hide();
    auto* notice = new QHBoxLayout; // empty, thus without margins, while its parts are hidden
    notice->setContentsMargins(space::l, 0, space::l, space::s);
    notice->setSpacing(space::m);
    notice->addWidget(m_reach, 1);
    notice->addWidget(m_settings);
    column->addLayout(notice);
    column->addWidget(m_error);
    column->addWidget(m_stack, 1);
}

void TemplateUsePage::retranslate()
{
    m_send->setIcon(icon(Icon::Send));
    handleEdit();
}

void TemplateUsePage::keyPressEvent(QKeyEvent* event)
{
    if (matchesFixed(*event, FixedKey::Send))
        send();
    else if (event->key() == Qt::Key_Escape && m_close->isEnabled())
        leave();
    else
        QWidget::keyPressEvent(event);
}

void TemplateUsePage::leave()
{
    TemplateInput now = filling(true);
    now.folder = m_initial.folder; // the folders arrive later than the form
    if (!m_form || now == m_initial) return void(Q_EMIT closeRequested());
    m_prompts.confirm(this,
                      {QStringLiteral("discardForm"), tr("Discard your entries?"),
                       tr("No document has been created from “%1” yet.").arg(isolated(m_form->title)),
                       tr("Discard"), true},
                      [this](bool yes) {
                          if (yes) Q_EMIT closeRequested();
                      });
}

workflow::TemplateMemory TemplateUsePage::memory() const
{
    return {m_journal, m_session.current() ? m_session.current()->id : QString()};
}

void TemplateUsePage::setOfflineSources(workflow::WorkOutbox* outbox, const workflow::OfflineCache* shelf)
{
    m_outbox = outbox;
    if (shelf) m_engine.setCacheLookup([shelf](domain::DocumentId id) { return shelf->find(id); });
}

void TemplateUsePage::open(domain::DocumentId id)
{
    m_id = id;
    m_form.reset();
    m_engine.reset();
    m_error->setError(std::nullopt);
    m_title->setFullText(tr("Use template"));
    m_stack->setCurrentWidget(m_busy);
    handleEdit();
    m_folders.refresh();
    m_engine.load(id, this, [this, id](const Result<workflow::TemplateForm>& form) {
        if (id != m_id) return;
        if (!form) return m_error->setError(form.error());
        m_form = *form;
        m_moreOpen = false;
        rebuild();
        m_initial = filling(true);
        m_peopleForm->focusFirst();
    });
}

void TemplateUsePage::rebuild()
{
    m_title->setFullText(tr("Use “%1”").arg(isolated(m_form->title)));
    m_values.clear();
    auto* content = new QWidget;
    auto* middle = new QWidget(content);
    middle->setMaximumWidth(680);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(space::xl, space::s, space::xl, space::xl);
    row->addStretch(1);
    row->addWidget(middle, 100);
    row->addStretch(1);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    addPeople(column);
    addValues(column);
    addDocument(column);
    column->addStretch(1);
    m_scroll->setWidget(content);
    m_stack->setCurrentWidget(m_scroll);
    handleEdit();
}

TemplateInput TemplateUsePage::filling(bool send) const
{
    if (!m_form) return {};
    TemplateInput filling;
    filling.sendsDocument = send;
    filling.title = m_titleField->lineEdit()->text();
    filling.message = m_message->toPlainText().trimmed();
    filling.folder = domain::FolderId(m_folder->currentData().toLongLong());
    filling.expireDays = m_expire->value();
    filling.people = m_peopleForm->people();
    filling.phones = m_peopleForm->phones();
    for (const TemplateField& field : m_form->fields)
        filling.values.insert(field.key, valueOf(field));
    return filling;
}

QString TemplateUsePage::valueOf(const TemplateField& field) const
{
    QWidget* widget = m_values.value(field.key).widget;
    if (const auto* edit = qobject_cast<QLineEdit*>(widget)) return edit->text();
    if (const auto* box = qobject_cast<QCheckBox*>(widget))
        return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto* list = qobject_cast<QComboBox*>(widget)) return list->currentData().toString();
    return field.defaultValue;
}

void TemplateUsePage::handleEdit()
{
    const bool busy = m_engine.step() == Step::Creating || m_engine.step() == Step::Finishing;
    const int people = m_form ? static_cast<int>(m_form->roles.size()) : 0;
    const domain::Outreach outreach = m_session.outreach();
    m_send->setText(people == 0 ? tr("Send") : sendButtonText(outreach, people));
    m_reach->setText(notificationText(outreach));
    m_reach->setVisible(requiresSenderAction(outreach));
    m_settings->setVisible(requiresSenderAction(outreach) &&
                           m_session.isLocal()); // the settings of a server can't be changed here
    m_send->setEnabled(m_form && !busy);
    m_draft->setEnabled(m_form && !busy);
    m_close->setEnabled(!busy);
    if (!m_form || !m_titleField) return;
    const QString title =
        workflow::expandTitle(m_titleField->lineEdit()->text(), *m_form, filling(true), QDate::currentDate());
    m_titleField->setHint(title == m_titleField->lineEdit()->text().trimmed()
                              ? tr("You can use {name}, {date}, {template} and any {field name}.")
                              : tr("Title: “%1”").arg(isolated(title)));
    if (!title.isEmpty()) m_titleField->setError({});
}

void TemplateUsePage::fillFrom(const TemplateInput& entered)
{
    m_titleField->lineEdit()->setText(entered.title);
    m_message->setPlainText(entered.message);
    m_folder->setCurrentIndex(std::max(0, m_folder->findData(qlonglong{entered.folder.value()})));
    if (entered.expireDays) m_expire->setValue(*entered.expireDays);
    m_peopleForm->fill(entered.people, entered.phones);
    for (auto value = entered.values.cbegin(); value != entered.values.cend(); ++value) {
        QWidget* widget = m_values.value(value.key()).widget;
        if (auto* edit = qobject_cast<QLineEdit*>(widget)) edit->setText(value.value());
        if (auto* box = qobject_cast<QCheckBox*>(widget))
            box->setChecked(value.value() == QLatin1StringView("true"));
        if (auto* list = qobject_cast<QComboBox*>(widget))
            list->setCurrentIndex(std::max(0, list->findData(value.value())));
    }
    handleEdit();
}

FormField* TemplateUsePage::fieldOf(const QString& path) const
{
    if (path == QLatin1StringView("title")) return m_titleField;
    if (path.startsWith(QLatin1StringView("values[")))
        return m_values.value(path.mid(7, path.size() - 8)).field;
    return m_peopleForm->fieldOf(path);
}

void TemplateUsePage::showFaults(const QList<FieldIssue>& faults)
{
    FormField* first = nullptr;
    QList<FieldIssue> homeless;
    for (const FieldIssue& fault : faults) {
        FormField* field = fieldOf(fault.field);
        if (!field) {
            homeless.append(fault);
            continue;
        }
        if (!field->isVisibleTo(this)) { // it is in the collapsed section
            m_moreOpen = true;
            if (auto* more = findChild<QToolButton*>(QStringLiteral("useMore"))) more->setChecked(true);
        }
        field->setError(messageText(fault.message));
        if (!first) first = field;
    }
    if (first) {
        m_scroll->ensureWidgetVisible(first, 0, space::xxl);
        first->input()->setFocus(Qt::OtherFocusReason);
    }
    if (homeless.isEmpty()) return;
    const Message message = homeless.constFirst().message; // copied before the list is moved
    m_error->setError(fail(ErrorCode::Validation, message, std::move(homeless)).value());
}

void TemplateUsePage::send()
{
    if (m_send->isEnabled()) start(true);
}

void TemplateUsePage::openAsDraft()
{
    if (m_draft->isEnabled()) start(false);
}

void TemplateUsePage::start(bool send)
{
    if (!m_form) return;
    if (m_engine.step() == Step::Failed && m_engine.isOutcomeUnknown()) return m_engine.retry();
    m_sending = send;
    m_error->setError(std::nullopt);
    const TemplateInput entered = filling(send);
    const auto faults = workflow::findFaults(*m_form, entered, QDate::currentDate());
    if (!faults.isEmpty()) return showFaults(faults);
    if (m_outbox && m_session.reach() == workflow::Session::Reach::Offline) {
        if (const auto kept = m_outbox->addTemplateUse(*m_form, entered); !kept)
            return m_error->setError(kept.error());
        remember();
        m_form.reset();
        Q_EMIT queuedOffline();
        return;
    }
    if (!send) return m_engine.start(*m_form, entered);
    SenderName::require(m_session, m_prompts, this, m_form->senderName, [this, entered] {
        if (m_form) m_engine.start(*m_form, entered);
    });
}

void TemplateUsePage::showStep()
{
    const Step step = m_engine.step();
    const bool busy = step == Step::Creating || step == Step::Finishing;
    m_progress->setVisible(busy);
    if (QWidget* content = m_scroll->widget())
        content->setEnabled(!busy && !(step == Step::Failed && m_engine.isOutcomeUnknown()));
    handleEdit();
    if (step == Step::Failed && m_engine.error()) {
        const Error& error = *m_engine.error();
        if (error.code == ErrorCode::Validation && !error.fields.isEmpty() && !m_engine.isOutcomeUnknown())
            showFaults(error.fields);
        else
            m_error->setError(
                error.code == ErrorCode::Cancelled ? fail(ErrorCode::Timeout, error.detail).value() : error);
    }
    if (step != Step::Done) return;
    remember();
    m_form.reset();
    Q_EMIT documentCreated(m_engine.createdDocument().id,
                           m_engine.createdDocument().status != domain::SigningStatus::Draft);
}

void TemplateUsePage::remember()
{
    if (!m_form) return;
    const TemplateInput entered = filling(m_sending);
    workflow::TemplateMemory kept = memory();
    kept.remember(m_form->id, {entered.title == m_form->title ? QString() : entered.title, entered.folder});
    for (qsizetype i = m_form->roles.size() - 1; i >= 0; --i) {
        const workflow::Person person = entered.people.value(i);
        kept.remember(m_form->id, m_form->roles.at(i).name, person);
        m_people.remember(person);
    }
}

void TemplateUsePage::addPeople(QVBoxLayout* column)
{
    column->addWidget(heading(tr("Recipients")));
    m_peopleForm = new TemplatePeopleForm(*m_form, memory(), m_people);
    connect(m_peopleForm, &TemplatePeopleForm::edited, this, &TemplateUsePage::handleEdit);
    column->addWidget(m_peopleForm);
}

void TemplateUsePage::addValues(QVBoxLayout* column)
{
    QList<TemplateField> first;
    QList<TemplateField> more;
    for (const TemplateField& field : m_form->fields)
        (field.isPrefillable || field.isRequired ? first : more).append(field);
    if (!first.isEmpty()) {
        column->addSpacing(space::s);
        column->addWidget(heading(tr("Fields that you fill in")));
        for (const TemplateField& field : std::as_const(first))
            addValue(column, field);
    }
    if (more.isEmpty()) return;
    auto* toggle = named("useMore", new QToolButton);
    setUpFoldHeader(*toggle);
    toggle->setCheckable(true);
    toggle->setText(tr("%n more field(s) that you can prefill", nullptr, static_cast<int>(more.size())));
    toggle->setIcon(icon(Icon::ChevronRight));
    column->addWidget(toggle, 0, Qt::AlignLeft);
    auto* box = new QWidget;
    box->setVisible(m_moreOpen);
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(space::m);
    for (const TemplateField& field : std::as_const(more))
        addValue(inside, field);
    column->addWidget(box);
    connect(toggle, &QToolButton::toggled, box, [this, box, toggle](bool open) {
        m_moreOpen = open;
        box->setVisible(open);
        toggle->setIcon(icon(open ? Icon::ChevronDown : Icon::ChevronRight));
    });
    toggle->setChecked(m_moreOpen);
}

void TemplateUsePage::addValue(QVBoxLayout* column, const TemplateField& field)
{
    const QString label = field.label.isEmpty() ? tagTypeText(field.type) : field.label;
    ValueInput input;
    const QString name = QStringLiteral("useValue:%1").arg(field.key);
    if (field.type == TagType::Checkbox) {
        auto* box = new QCheckBox(label);
        box->setChecked(field.defaultValue == QLatin1StringView("true"));
        input.widget = box;
        connect(box, &QCheckBox::toggled, this, &TemplateUsePage::handleEdit);
    } else if (!field.options.isEmpty()) {
        auto* list = new QComboBox;
        list->addItem(tr("— Recipient chooses"), QString());
        for (const QString& option : field.options)
            list->addItem(field.isByPosition ? tr("Button %1").arg(option) : option, option);
        list->setCurrentIndex(std::max(0, list->findData(field.defaultValue)));
        input.widget = list;
        connect(list, &QComboBox::currentIndexChanged, this, &TemplateUsePage::handleEdit);
    } else {
        auto* edit = new QLineEdit(field.defaultValue);
        edit->setPlaceholderText(exampleOf(field));
        if (field.rule.style.maxLength) edit->setMaxLength(*field.rule.style.maxLength);
        if (field.type == TagType::MaskedText) edit->setEchoMode(QLineEdit::PasswordEchoOnEdit);
        input.widget = edit;
    }
    input.field = new FormField(name, input.widget);
    input.field->setLabel(field.type == TagType::Checkbox ? QString() : label);
    input.widget->setAccessibleName(label);
    if (field.isRequired) input.field->setHint(tr("Required: the recipient can't fill in this field."));
    if (auto* edit = qobject_cast<QLineEdit*>(input.widget))
        connect(edit, &QLineEdit::textEdited, this, [this, field, shown = input.field](const QString& text) {
            // Errors in a value appear while typing; an empty required field is reported when sending.
            shown->setError(text.trimmed().isEmpty() ? QString()
                                                     : messageText(workflow::valueFault(field, text)));
            handleEdit();
        });
    m_values.insert(field.key, input);
    column->addWidget(input.field);
}

void TemplateUsePage::addDocument(QVBoxLayout* column)
{
    const workflow::TemplateMemory::Entry before = memory().entry(m_form->id);
    column->addSpacing(space::s);
    column->addWidget(heading(tr("Document")));
    auto* title = new QLineEdit(before.titlePattern.isEmpty() ? m_form->title : before.titlePattern);
    title->setMaxLength(255);
    m_titleField = new FormField(QStringLiteral("useDocumentTitle"), title);
    m_titleField->setLabel(tr("Title"));
    column->addWidget(m_titleField);
    connect(title, &QLineEdit::textChanged, this, &TemplateUsePage::handleEdit);
    m_message = new TextArea(m_form->message);
    m_message->setTabChangesFocus(true);
    m_message->setFixedHeight(84);
    m_message->setPlaceholderText(tr("Message to all recipients (optional)"));
    auto* message = new FormField(QStringLiteral("useMessage"), m_message);
    message->setLabel(tr("Message"));
    column->addWidget(message);
    m_folder = new QComboBox;
    m_folder->addItem(tr("No folder"), 0);
    for (const domain::Folder& folder : m_folders.folders())
        m_folder->addItem(folder.name, folder.id.value());
    m_folder->setCurrentIndex(std::max(0, m_folder->findData(before.folder.value())));
    auto* folder = new FormField(QStringLiteral("useFolder"), m_folder);
    folder->setLabel(tr("Folder"));
    m_expire = new CountBox;
    m_expire->setRange(1, 3650);
    m_expire->setTextFunction(daysText);
    m_expire->setValue(m_form->setting.expireDaysAfterSent);
    auto* expire = new FormField(QStringLiteral("useExpire"), m_expire);
    expire->setLabel(tr("Expires after"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::m);
    row->addWidget(folder, 1, Qt::AlignTop);
    row->addWidget(expire, 1, Qt::AlignTop);
    column->addLayout(row);
}

} // namespace ink::ui

#include "moc_templateusepage.cpp"
