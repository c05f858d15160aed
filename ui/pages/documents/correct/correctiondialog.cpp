#include "ui/pages/documents/correct/correctiondialog.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/amendment.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/documents/correct/correctionrow.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDateEdit>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr std::array offeredLater{domain::ActionType::Viewer, domain::ActionType::Reviewer,
                                  domain::ActionType::Signer};

} // namespace

CorrectionDialog::CorrectionDialog(const domain::Document& document, workflow::Session& session,
                                   const Clock& clock, Prompts& prompts, QWidget* parent)
    : QDialog(parent), m_document(document), m_session(session), m_clock(clock), m_prompts(prompts),
      m_lock(session), m_error(new ErrorBanner(this)), m_colleague(new InfoBanner(this)),
      m_intro(new QuietLabel(this)), m_list(new QVBoxLayout), m_body(new QWidget(this)),
      m_add(new QPushButton(this)), m_tags(new QPushButton(this)), m_replace(new QPushButton(this)),
      m_deadlineTitle(makeSectionLabel(this)), m_deadline(new QDateEdit(this)), m_save(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("correctionDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    layOut();
    m_colleague->setObjectName(QStringLiteral("correctionColleague"));
    connect(m_error, &ErrorBanner::retryRequested, this, &CorrectionDialog::reload);
    connect(&m_lock, &workflow::CorrectionLock::otherEditorChanged, this, &CorrectionDialog::updateColleague);
    m_lock.acquire(document.id);
    showDocument();
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void CorrectionDialog::layOut()
{
    m_intro->setWordWrap(true);
    m_deadline->setObjectName(QStringLiteral("correctionDeadline"));
    m_deadline->setCalendarPopup(true);
    m_deadlineTitle->setBuddy(m_deadline);
    m_add->setObjectName(QStringLiteral("correctionAdd"));
    m_add->setIcon(icon(Icon::PersonAdd));
    m_add->setAutoDefault(false);
    m_add->setMenu(new QMenu(m_add));
    m_tags->setObjectName(QStringLiteral("correctionTags"));
    m_tags->setIcon(icon(Icon::Edit));
    m_tags->setAutoDefault(false);
    m_replace->setObjectName(QStringLiteral("correctionReplace"));
    m_replace->setIcon(icon(Icon::Documents));
    m_replace->setAutoDefault(false);
    m_replace->setMenu(new QMenu(m_replace));
    m_save->setObjectName(QStringLiteral("correctionSave"));
    m_save->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("correctionCancel"));
    m_cancel->setAutoDefault(false);

    auto* people = new QWidget;
    auto* inner = new QVBoxLayout(people);
    setDirectionalMargins(*people, *inner, {0, 0, space::s, 0});
    m_list->setSpacing(space::s);
    inner->addLayout(m_list);
    inner->addWidget(m_add, 0, Qt::AlignLeading);
    inner->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("correctionScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(people);

    auto* deadline = new QHBoxLayout;
    deadline->setContentsMargins(0, 0, 0, 0);
    deadline->setSpacing(space::s);
    deadline->addWidget(m_deadlineTitle);
    deadline->addWidget(m_deadline);
    deadline->addStretch();
    deadline->addWidget(m_tags);
    deadline->addWidget(m_replace);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &CorrectionDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &CorrectionDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(space::m);
    const auto line = [this] {
        auto* made = new QFrame(m_body);
        made->setFrameShape(QFrame::HLine);
        return made;
    };
    body->addWidget(line());
    body->addWidget(scroll, 1);
    body->addWidget(line());
    body->addLayout(deadline);
    column->addWidget(m_error);
    column->addWidget(m_colleague);
    column->addWidget(m_intro);
    column->addWidget(m_body, 1);
    column->addWidget(buttons);
    connect(m_deadline, &QDateEdit::dateChanged, this, &CorrectionDialog::check);
    connect(m_tags, &QPushButton::clicked, this,
            [this] { confirmClose([this] { Q_EMIT tagCorrectionRequested(); }); });
    setMinimumSize(640, 420);
    resize(720, 600);
}

void CorrectionDialog::retranslate()
{
    setWindowTitle(tr("Correct “%1”").arg(isolated(m_document.title)));
    m_intro->setText(tr(
        "You can correct or replace any recipient who hasn't acted yet. A new email address gets a new "
        "signing link, and the old one stops working. The history and the certificate record every change."));
    m_add->setText(tr("Add recipient"));
    m_add->menu()->clear();
    for (const domain::ActionType type : offeredLater)
        m_add->menu()->addAction(actionText(type), this, [this, type] { addPerson(type); });
    m_tags->setText(tr("Correct fields…"));
    m_tags->setToolTip(tr("Move, add or remove fields of recipients who haven't acted yet."));
    m_replace->setText(tr("Replace file"));
    m_replace->setToolTip(tr("Available until a recipient has acted. Everyone gets a new signing link."));
    m_deadlineTitle->setText(tr("Deadline"));
    m_deadline->setAccessibleName(tr("Deadline"));
    m_deadline->setDisplayFormat(shortDateFormat());
    m_save->setText(tr("Save corrections"));
    m_cancel->setText(tr("Cancel"));
}

/** Fills the rows from the document; discards edits. */
void CorrectionDialog::showDocument()
{
    qDeleteAll(m_rows);
    m_rows.clear();
    for (const domain::Invitation& invitation : std::as_const(m_document.invitations)) {
        auto* row = new CorrectionRow(m_document, invitation, false, this);
        connect(row, &CorrectionRow::changed, this, &CorrectionDialog::check);
        m_list->addWidget(row);
        m_rows.append(row);
    }
    m_replace->menu()->clear();
    for (const domain::File& file : std::as_const(m_document.files))
        // The replacement reloads the document, so other corrections would be lost.
        m_replace->menu()->addAction(file.name, this,
                                     [this, file] { confirmDiscard([this, file] { chooseFile(file); }); });
    m_replace->setEnabled(
        std::none_of(m_document.invitations.cbegin(), m_document.invitations.cend(), domain::hasFinished));
    const QSignalBlocker quiet(m_deadline);
    const QDate sent = workflow::calendarDay(m_document.sentTime.value_or(m_clock.now()));
    const QDate tomorrow = workflow::calendarDay(m_clock.now()).addDays(1);
    const QDate ends = sent.addDays(m_document.setting.expireDaysAfterSent);
    m_deadline->setDateRange(std::min(tomorrow, ends), sent.addDays(workflow::maxExpireDays));
    m_deadline->setDate(ends);
    check();
    for (CorrectionRow* row : std::as_const(m_rows))
        if (!row->hasFinished()) return row->focusName();
}

void CorrectionDialog::addPerson(domain::ActionType type)
{
    domain::Invitation added;
    added.actionType = type;
    added.sequence = domain::stepInProgress(m_document);
    added.canSignTags = type == domain::ActionType::Signer; // has no tag yet
    auto* row = new CorrectionRow(m_document, added, true, this);
    connect(row, &CorrectionRow::changed, this, [this, row] {
        if (row->isRemoved()) { // a new row can be removed completely
            m_rows.removeOne(row);
            row->deleteLater();
        }
        check();
    });
    m_list->addWidget(row);
    m_rows.append(row);
    row->focusName();
    check();
    // The new row gets its height and its note later.
    auto* scroll = findChild<QScrollArea*>(QStringLiteral("correctionScroll"));
    const auto reveal = [this, scroll, row] {
        if (focusWidget() && row->isAncestorOf(focusWidget())) scroll->ensureWidgetVisible(row, 0, 0);
    };
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, row, reveal);
    QTimer::singleShot(0, row, reveal);
}

workflow::Correction CorrectionDialog::correction() const
{
    workflow::Correction correction;
    for (const CorrectionRow* row : m_rows)
        if (!row->isRemoved()) correction.invitations.append(row->invitation());
    correction.expireDaysAfterSent = workflow::expireDaysFor(m_document, m_deadline->date());
    return correction;
}

void CorrectionDialog::check()
{
    const workflow::Correction as{m_document.invitations, m_document.setting.expireDaysAfterSent};
    const bool isUsable =
        std::all_of(m_rows.cbegin(), m_rows.cend(), [](const CorrectionRow* row) { return row->isValid(); });
    m_save->setEnabled(!m_saving && !m_lock.otherEditor() && isUsable && correction() != as);
}

void CorrectionDialog::save()
{
    if (!m_save->isEnabled()) return;
    m_saving = true;
    m_error->setError(std::nullopt);
    check();
    workflow::amend(m_session, m_document, correction(), this, [this](const Result<void>& done) {
        m_saving = false;
        if (done) {
            Q_EMIT corrected();
            return accept();
        }
        m_error->setError(done.error());
        check();
    });
}

void CorrectionDialog::updateColleague()
{
    m_colleague->setVisible(m_lock.otherEditor().has_value());
    if (m_lock.otherEditor()) m_colleague->showText(editLockText(*m_lock.otherEditor()));
    m_body->setEnabled(!m_lock.otherEditor());
    if (m_lock.otherEditor())
        check();
    else
        reload();
}

/** Reloads the document after another person has changed it. */
void CorrectionDialog::reload()
{
    workflow::loadForAmendment(m_session, m_document.id, this, [this](const Result<domain::Document>& now) {
        m_error->setError(now ? std::nullopt : std::optional(now.error()));
        if (!now) return;
        m_document = *now;
        showDocument();
    });
}

void CorrectionDialog::chooseFile(const domain::File& file)
{
    m_prompts.chooseFiles(
        this,
        {QStringLiteral("replaceFile"), tr("Choose the newer version"), tr("PDF files (*.pdf)"), false, {}},
        [this, file](const QStringList& paths) {
            if (paths.isEmpty()) return;
            m_prompts.confirm(
                this,
                {QStringLiteral("replaceFile"), tr("Replace “%1”?").arg(isolated(file.name)),
                 tr("Everyone who was invited gets a new signing link, and their old link stops "
                    "working. Fields stay where they are. The history keeps both versions' "
                    "checksums."),
                 tr("Replace file"), true},
                [this, file, path = paths.constFirst()](bool yes) {
                    if (yes) replaceFile(file, path);
                });
        });
}

void CorrectionDialog::replaceFile(const domain::File& file, const QString& path)
{
    m_saving = true;
    m_error->setError(std::nullopt);
    check();
    workflow::replaceFile(m_session, m_document.id, file.id, path, this, [this](const Result<void>& done) {
        m_saving = false;
        check();
        if (!done) return m_error->setError(done.error());
        Q_EMIT corrected();
        reload();
    });
}

void CorrectionDialog::reject()
{
    confirmClose([] {});
}

void CorrectionDialog::confirmClose(const std::function<void()>& then)
{
    confirmDiscard([this, then] {
        QDialog::reject();
        then();
    });
}

void CorrectionDialog::confirmDiscard(const std::function<void()>& then)
{
    const workflow::Correction as{m_document.invitations, m_document.setting.expireDaysAfterSent};
    if (correction() == as) return then();
    m_prompts.confirm(this,
                      {QStringLiteral("discardCorrections"), tr("Discard the corrections?"),
                       tr("Nothing has been saved yet."), tr("Discard"), true},
                      [then](bool yes) {
                          if (yes) then();
                      });
}

} // namespace ink::ui

#include "moc_correctiondialog.cpp"
