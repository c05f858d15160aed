#include "ui/pages/outbox/outboxpage.h"

#include "app/base/clock.h"
#include "app/base/reasons.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using workflow::WorkOutbox;
using OutboxKind = WorkOutbox::Kind;
using OutboxState = WorkOutbox::State;

namespace {

constexpr qsizetype maxShown = 100;
constexpr int maxOutboxWidth = 1160; ///< more would separate the buttons from their texts

Icon signOf(const WorkOutbox::Entry& entry)
{
    switch (entry.kind) {
    case OutboxKind::Create:
        return entry.sendsDocument ? Icon::Send : Icon::Draft;
    case OutboxKind::Send:
        return Icon::Send;
    case OutboxKind::Remind:
        return Icon::Bell;
    case OutboxKind::Cancel:
        return Icon::Cancelled;
    case OutboxKind::Move:
        return Icon::Folder;
    case OutboxKind::Rename:
        return Icon::Text;
    case OutboxKind::Restore:
        return Icon::Restore;
    case OutboxKind::Use:
        return entry.sendsDocument ? Icon::Send : Icon::Templates;
    case OutboxKind::Run:
        return Icon::Bulk;
    case OutboxKind::Sign:
        return Icon::Pen;
    case OutboxKind::Trash:
    case OutboxKind::Purge:
        break;
    }
    return Icon::Trash;
}

QToolButton* small(Icon sign, const char* name, const QString& words)
{
    auto* button = new QToolButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setIcon(icon(sign));
    button->setAutoRaise(true);
    button->setMinimumHeight(metric::rowHeight); // as high as the adjacent buttons
    button->setToolTip(words);
    button->setAccessibleName(words);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

OutboxPage::OutboxPage(workflow::Session& session, WorkOutbox& outbox, Prompts& prompts, const Clock& clock,
                       QWidget* parent)
    : QWidget(parent), m_session(session), m_outbox(outbox), m_prompts(prompts), m_clock(clock),
      m_title(makeTitleLabel(this)), m_about(named("outboxAbout", new QuietLabel(this))),
      m_now(new QPushButton(this)), m_clear(new QPushButton(this)), m_scroll(new QScrollArea(this)),
      m_rows(nullptr), m_none(new EmptyState(Icon::Inbox, this))
{
    setObjectName(QStringLiteral("outboxPage"));
    m_about->setWordWrap(true);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Outbox"));
    form.setUpButton(m_now, "outboxNow", QT_TR_NOOP("Send now"), {.icon = Icon::Refresh});
    form.setUpButton(m_clear, "outboxClear", QT_TR_NOOP("Empty…"), {.clicked = [this] { confirmClear(); }});
    auto* content = new QWidget;
    m_rows = new QVBoxLayout(content);
    m_rows->setContentsMargins(space::l, 0, space::l, space::l);
    m_rows->setSpacing(space::s);
    m_rows->setAlignment(Qt::AlignTop);
    content->setMaximumWidth(maxOutboxWidth);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(content);
    m_title->setMinimumHeight(metric::rowHeight);
    auto* top = new QWidget; // aligned with the rows below
    top->setMaximumWidth(maxOutboxWidth);
    auto* head = new QHBoxLayout(top);
    head->setContentsMargins(space::l, 0, space::l, 0);
    auto* words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_about);
    head->addLayout(words, 1);
    head->addWidget(m_now);
    head->addWidget(m_clear);
    head->setAlignment(m_now, Qt::AlignTop);
    head->setAlignment(m_clear, Qt::AlignTop);
    auto* topRow = new QHBoxLayout;
    topRow->addWidget(top, 1);
    topRow->addStretch(0);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, space::m, 0, 0);
    page->setSpacing(space::m);
    page->addLayout(topRow);
    page->addWidget(m_scroll, 1);
    page->addWidget(m_none, 1);
    connect(m_now, &QPushButton::clicked, this, [this] {
        m_session.probe();
        m_outbox.drain();
    });
    m_filling.setSingleShot(true);
    m_filling.setInterval(0);
    connect(&m_filling, &QTimer::timeout, this, [this] {
        if (isVisible()) fill();
    });
    const auto changed = [this] {
        m_stale = true;
        if (isVisible() && !m_filling.isActive()) m_filling.start();
    };
    connect(&m_outbox, &WorkOutbox::changed, this, changed);
    connect(&m_session, &workflow::Session::reachChanged, this, changed);
    form.translate([this] {
        m_none->setText(tr("The outbox is empty. Documents that you prepare offline wait here until the "
                           "connection is back."));
        fill();
    });
}

void OutboxPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) fill();
}

void OutboxPage::fill()
{
    m_stale = false;
    clearLayout(*m_rows);
    const QList<Entry>& entries = m_outbox.entries();
    const bool offline = m_session.reach() == workflow::Session::Reach::Offline;
    m_about->setText(
        entries.isEmpty() ? QString()
        : offline ? tr("You're offline. These items will be sent in this order when the connection is back.")
                  : tr("Items are sent in this order."));
    m_scroll->setVisible(!entries.isEmpty());
    m_none->setVisible(entries.isEmpty());
    m_now->setVisible(!entries.isEmpty());
    m_clear->setVisible(!entries.isEmpty());
    const qsizetype shown = std::min(entries.size(), maxShown);
    for (qsizetype i = 0; i < shown; ++i)
        m_rows->addWidget(makeRow(entries.at(i), i));
    if (shown == entries.size()) return;
    auto* more = named("outboxMore",
                       new QuietLabel(tr("and %n more", nullptr, static_cast<int>(entries.size() - shown))));
    m_rows->addWidget(more);
}

QString OutboxPage::actionText(const Entry& entry) const
{
    const auto people = static_cast<int>(entry.kind == OutboxKind::Use ? entry.input.people.size()
                                                                       : entry.draft.invitations.size());
    switch (entry.kind) {
    case OutboxKind::Create:
        if (entry.sendsDocument && people == 0) return tr("New document without recipients");
        return entry.sendsDocument ? tr("New document, to be sent to %n people", nullptr, people)
                                   : tr("New draft, not sent");
    case OutboxKind::Send:
        return tr("Send draft to its recipients");
    case OutboxKind::Remind:
        return tr("Send a reminder");
    case OutboxKind::Cancel:
        return tr("Cancel signing: %1").arg(isolated(entry.reason));
    case OutboxKind::Use:
        return entry.sendsDocument
                   ? tr("New document from a template, to be sent to %n people", nullptr, people)
                   : tr("New draft from a template");
    case OutboxKind::Run:
        return tr("Resume bulk run");
    case OutboxKind::Sign:
        return tr("Signed offline by %1 on %2")
            .arg(entry.signature.signer,
                 dateTimeText(entry.signature.request.signedAt.value_or(entry.created)));
    case OutboxKind::Move:
        return entry.targetFolder.isNull() ? tr("Remove from its folder") : tr("Move to another folder");
    case OutboxKind::Rename:
        return tr("Rename to “%1”").arg(isolated(entry.newTitle));
    case OutboxKind::Restore:
        return tr("Restore from the trash");
    case OutboxKind::Purge:
        return tr("Delete permanently");
    case OutboxKind::Trash:
        break;
    }
    return tr("Move to the trash");
}

QString OutboxPage::stateText(const Entry& entry) const
{
    if (entry.state == OutboxState::Working) return tr("Sending…");
    if (entry.isUncertain)
        return tr("The service may already have received this item, and sending it again could create a "
                  "duplicate. Check the service first, then send the item again or remove it here.");
    if (entry.error && entry.kind == OutboxKind::Sign &&
        entry.error->detail.is(reason::documentDeadlinePassed))
        return tr("The signature arrived after the deadline, so the document isn't signed. Send the document "
                  "again with a later deadline, and have it signed again.");
    if (entry.error && entry.kind == OutboxKind::Sign)
        return tr("The service didn't accept the signature, so the document isn't signed. %1")
            .arg(errorText(*entry.error));
    if (entry.error) return errorText(*entry.error);
    if (entry.isHeld) return tr("Open in the editor");
    return tr("Queued %1").arg(relativeTime(entry.created, m_clock.now()));
}

QWidget* OutboxPage::makeRow(const Entry& entry, qsizetype at)
{
    auto* box = named("outboxRow", new Sheet);
    const bool failed = entry.state == OutboxState::Failed;
    auto* sign = new QLabel;
    sign->setPixmap(
        iconPixmap(failed ? Icon::Warning : signOf(entry),
                   failed ? toneColour(Tone::Warning, tokens(palette())) : tokens(palette()).quietInk, 20,
                   devicePixelRatioF()));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    auto* title = named("outboxTitle", new ElidedLabel);
    title->setFullText(entry.title);
    title->setFont(sectionFont());
    words->addWidget(title);
    auto* what = named("outboxWhat", new QuietLabel(actionText(entry)));
    what->setWordWrap(true);
    words->addWidget(what);
    QLabel* state = nullptr;
    if (failed) {
        state = new ToneLabel(Tone::Warning);
        state->setText(stateText(entry));
    } else {
        state = new QuietLabel(stateText(entry));
    }
    state->setObjectName(QStringLiteral("outboxState"));
    state->setWordWrap(true);
    words->addWidget(state);
    QHBoxLayout* buttons = layOutListRow(*box, sign, words);
    setDirectionalMargins(*box, *box->layout(), {space::m, space::s, space::s, space::s});
    const qint64 id = entry.id;
    if (failed) {
        auto* again =
            named("outboxRetry", new QPushButton(entry.isUncertain ? tr("Send again") : tr("Try again")));
        connect(again, &QPushButton::clicked, this, [this, id] { m_outbox.retry(id); });
        buttons->addWidget(again, 0, Qt::AlignTop);
    }
    if (entry.kind == OutboxKind::Create) {
        auto* edit = named("outboxEdit", new QPushButton(tr("Edit")));
        edit->setAccessibleName(tr("Edit %1").arg(entry.title));
        edit->setEnabled(entry.state != OutboxState::Working);
        connect(edit, &QPushButton::clicked, this, [this, id] { Q_EMIT editRequested(id); });
        buttons->addWidget(edit, 0, Qt::AlignTop);
        if (entry.sendsDocument) {
            auto* keep = named("outboxKeep", new QPushButton(tr("Keep as draft")));
            keep->setToolTip(tr("Saves the document on the service as a draft without sending it."));
            connect(keep, &QPushButton::clicked, this,
                    [this, id] { (void)m_outbox.setSendsDocument(id, false); });
            buttons->addWidget(keep, 0, Qt::AlignTop);
        }
    } else if (entry.kind != OutboxKind::Use && entry.kind != OutboxKind::Run) {
        auto* show =
            named("outboxDocument", new QPushButton(entry.isTemplate ? tr("Template") : tr("Document")));
        connect(show, &QPushButton::clicked, this,
                [this, document = entry.document, isTemplate = entry.isTemplate] {
                    isTemplate ? Q_EMIT templateRequested(document) : Q_EMIT documentRequested(document);
                });
        buttons->addWidget(show, 0, Qt::AlignTop);
    }
    auto* up = small(Icon::ChevronUp, "outboxUp", tr("Move up"));
    up->setEnabled(at > 0);
    connect(up, &QToolButton::clicked, this, [this, id, at] { (void)m_outbox.move(id, at - 1); });
    buttons->addWidget(up, 0, Qt::AlignTop);
    auto* down = small(Icon::ChevronDown, "outboxDown", tr("Move down"));
    down->setEnabled(at + 1 < m_outbox.entries().size());
    connect(down, &QToolButton::clicked, this, [this, id, at] { (void)m_outbox.move(id, at + 1); });
    buttons->addWidget(down, 0, Qt::AlignTop);
    auto* away = small(Icon::Close, "outboxRemove", tr("Remove"));
    away->setEnabled(entry.state != OutboxState::Working);
    connect(away, &QToolButton::clicked, this, [this, id] { remove(id); });
    buttons->addWidget(away, 0, Qt::AlignTop);
    return box;
}

void OutboxPage::remove(qint64 id)
{
    const Entry* entry = m_outbox.find(id);
    if (!entry) return;
    if (entry->kind == OutboxKind::Sign) {
        m_prompts.confirm(this,
                          {QStringLiteral("removeWaiting"), tr("Delete this signature?"),
                           tr("The signature of %1 on “%2” exists only on this computer. Once deleted, it "
                              "can't be submitted.")
                               .arg(isolated(entry->signature.signer), isolated(entry->title)),
                           tr("Delete signature"), true},
                          [this, id](bool yes) {
                              if (yes) (void)m_outbox.remove(id);
                          });
        return;
    }
    const bool isOnlyHere = entry->kind == OutboxKind::Create;
    const auto whatIsLost = [entry, isOnlyHere] {
        if (isOnlyHere) return tr("This draft exists only on this computer and will be deleted.");
        return entry->isTemplate ? tr("The change won't be made. The template itself stays as it is.")
                                 : tr("The change won't be made. The document itself stays as it is.");
    };
    if (entry->kind == OutboxKind::Run || entry->kind == OutboxKind::Use) {
        m_prompts.confirm(this,
                          {QStringLiteral("removeWaiting"), tr("Remove “%1”?").arg(isolated(entry->title)),
                           entry->kind == OutboxKind::Run
                               ? tr("The run stays paused. You can resume it from the list of bulk runs.")
                               : tr("The values entered for this template will be lost."),
                           tr("Remove"), true},
                          [this, id](bool yes) {
                              if (yes) (void)m_outbox.remove(id);
                          });
        return;
    }
    m_prompts.confirm(this,
                      {QStringLiteral("removeWaiting"), tr("Remove “%1”?").arg(isolated(entry->title)),
                       whatIsLost(), isOnlyHere ? tr("Delete draft") : tr("Remove"), true},
                      [this, id](bool yes) {
                          if (!yes) return;
                          if (const auto removed = m_outbox.remove(id); !removed)
                              Q_EMIT messageRequested(errorText(removed.error()), {});
                      });
}

void OutboxPage::confirmClear()
{
    const auto count = static_cast<int>(m_outbox.count());
    const auto countOf = [this](OutboxKind kind) {
        return static_cast<int>(std::count_if(m_outbox.entries().cbegin(), m_outbox.entries().cend(),
                                              [kind](const Entry& one) { return one.kind == kind; }));
    };
    const int drafts = countOf(OutboxKind::Create);
    const int signatures = countOf(OutboxKind::Sign);
    QStringList lost;
    if (drafts > 0)
        lost.append(tr("%n draft(s) that exist only on this computer will be deleted.", nullptr, drafts));
    if (signatures > 0)
        lost.append(
            tr("%n signature(s) that exist only on this computer will be deleted.", nullptr, signatures));
    m_prompts.confirm(
        this,
        {QStringLiteral("emptyOutbox"), tr("Empty the outbox?"),
         lost.isEmpty() ? tr("None of these changes will be made.") : lost.join(QLatin1Char(' ')),
         tr("Remove %n items", nullptr, count), true},
        [this](bool yes) {
            if (!yes) return;
            const QList<Entry> all = m_outbox.entries();
            for (const Entry& one : all)
                (void)m_outbox.remove(one.id);
        });
}

} // namespace ink::ui

#include "moc_outboxpage.cpp"
