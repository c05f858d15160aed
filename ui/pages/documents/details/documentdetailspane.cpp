#include "ui/pages/documents/details/documentdetailspane.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/absence.h"
#include "app/domain/routing/reasons.h"
#include "ui/models/fileresultwords.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/routingwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/details/deliveryrow.h"
#include "ui/pages/documents/details/questionrow.h"
#include "ui/widgets/layout/firstlines.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::SigningStatus;
namespace {

QLabel* detailIcon(Icon which, const QColor& colour, int size, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setPixmap(iconPixmap(which, colour, size, parent->devicePixelRatioF()));
    label->setFixedSize(size, size);
    return label;
}

/** A line about a problem, with an icon, because colour alone isn't accessible. */
QWidget* trouble(const QString& words, Tone tone, const QString& name)
{
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(space::s - 2);
    row->addWidget(detailIcon(tone == Tone::Bad ? Icon::Error : Icon::Warning,
                              toneColour(tone, tokens(box->palette())), 16, box),
                   0, Qt::AlignTop);
    auto* label = new ToneLabel(tone);
    label->setObjectName(name);
    label->setText(words);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(quietFont());
    row->addWidget(label, 1);
    return box;
}

QWidget* mailLine(const domain::MailProgress& mail, const QString& whose)
{
    QString words = mailStatusText(mail);
    if (!whose.isEmpty()) words = whose + QLatin1Char(' ') + words;
    if (!mail.error.isEmpty()) words += QStringLiteral(": ") + messageText(mail.error);
    return trouble(words, mail.state == domain::MailProgress::State::Failed ? Tone::Bad : Tone::Warning,
                   QStringLiteral("mailTrouble"));
}

QWidget* smsLine(const domain::MailProgress& sms)
{
    QString words = smsStatusText(sms);
    if (!sms.error.isEmpty()) words += QStringLiteral(": ") + messageText(sms.error);
    return trouble(words, sms.state == domain::MailProgress::State::Failed ? Tone::Bad : Tone::Warning,
                   QStringLiteral("smsTrouble"));
}

/** The day of a deadline in the local time zone. */
QString dayOf(Timestamp time)
{
    return dateText(localTime(time).date());
}

/** Explains why a recipient is still pending: their last action, and when they were notified. */
QString whyWaiting(const domain::Document& document, const domain::Invitation& invitation, Timestamp now)
{
    QStringList parts;
    const bool opened = invitation.openedTime || invitation.status != domain::InvitationStatus::WaitToOpen;
    if (opened) {
        parts.append(DocumentDetailsPane::tr("Opened, but not finished."));
    } else {
        const auto turn = invitation.invitedTime ? invitation.invitedTime : document.sentTime;
        // The state is that of the last email: after a reminder, it no longer describes the first one.
        const bool byMail = invitation.mail && invitation.mail->state == domain::MailProgress::State::Sent &&
                            invitation.mail->time && !invitation.lastReminderSent;
        parts.append(byMail ? DocumentDetailsPane::tr("Notified %1, not opened yet.")
                                  .arg(relativeTime(*invitation.mail->time, now))
                     : turn ? DocumentDetailsPane::tr("Their turn started %1, not opened yet.")
                                  .arg(relativeTime(*turn, now))
                            : DocumentDetailsPane::tr("Not opened yet."));
    }
    if (invitation.lastReminderSent)
        parts.append(DocumentDetailsPane::tr("Reminded %n times, last %1.", nullptr,
                                             std::max(1, invitation.reminderEmailCount))
                         .arg(relativeTime(*invitation.lastReminderSent, now)));
    return parts.join(QLatin1Char(' '));
}

} // namespace

DocumentDetailsPane::DocumentDetailsPane(const Clock& clock, QWidget* parent)
    : DetailsPane(Icon::Documents, parent), m_clock(clock)
{
    setObjectName(QStringLiteral("detailsPane"));
    setScrollName(QStringLiteral("detailsScroll"));
    rebuild();
}

void DocumentDetailsPane::showDocument(const std::optional<domain::Document>& document,
                                       const QList<wire::Delivery>& deliveries,
                                       const std::optional<Error>& error, qsizetype count)
{
    setError(error);
    if (m_document == document && m_deliveries == deliveries && m_count == count) return;
    m_document = document;
    m_deliveries = deliveries;
    m_count = count;
    rebuild();
}

void DocumentDetailsPane::refreshTimes()
{
    m_timely.refresh();
}

void DocumentDetailsPane::setCanCorrect(bool can)
{
    if (can == m_canCorrect) return;
    m_canCorrect = can;
    rebuild();
}

QList<RecipientTurn> DocumentDetailsPane::turns() const
{
    QList<RecipientTurn> turns;
    for (qsizetype i = 0; m_document && i < m_document->invitations.size(); ++i)
        if (const RecipientTurn turn{*m_document, i, m_absences, m_canImportScans}; turn.isPending())
            turns.append(turn);
    return turns;
}

void DocumentDetailsPane::setAbsences(const domain::AbsenceList& absences)
{
    if (m_absences == absences) return;
    m_absences = absences;
    rebuild();
}

void DocumentDetailsPane::setFolders(const QList<domain::Folder>& folders)
{
    const auto place = [this] { return m_document ? locationText(*m_document) : QString(); };
    const QString before = place();
    m_folders = folders;
    if (place() != before) rebuild();
}

QString DocumentDetailsPane::locationText(const domain::Document& document) const
{
    QStringList names;
    // A tree that is being loaded may lack parent folders; the step limit also guards against cycles.
    domain::FolderId at = document.folderId;
    for (qsizetype steps = 0; steps < m_folders.size() && !at.isNull(); ++steps) {
        const auto found = std::find_if(m_folders.cbegin(), m_folders.cend(),
                                        [at](const domain::Folder& folder) { return folder.id == at; });
        if (found == m_folders.cend()) break;
        names.prepend(isolated(found->name));
        at = found->parent;
    }
    QStringList parts;
    if (!document.id.isNull() && !document.id.isLocal()) parts.append(tr("No. %1").arg(document.id.value()));
    if (!names.isEmpty()) parts.append(names.join(QStringLiteral(" / ")));
    return parts.join(QStringLiteral(" · "));
}

void DocumentDetailsPane::setCanImportScans(bool takes)
{
    if (takes == m_canImportScans) return;
    m_canImportScans = takes;
    rebuild();
}

void DocumentDetailsPane::setHasData(bool has)
{
    if (has == m_hasData) return;
    m_hasData = has;
    rebuild();
}

void DocumentDetailsPane::rebuild()
{
    if (!m_document)
        return showMessage(m_count > 1 ? tr("%1 documents are selected.").arg(locale().toString(m_count))
                                       : tr("Select a document to see its status and recipients."));
    QVBoxLayout* column = beginContent();
    m_timely.clear();
    addHead(column, *m_document);
    addRecipients(column, *m_document);
    addQuestions(column, *m_document);
    addMessage(column, *m_document);
    addData(column, *m_document);
    addFiles(column, *m_document);
    addDeliveries(column);
    addHistory(column, *m_document);
    showContent(column);
}

void DocumentDetailsPane::addHead(QVBoxLayout* column, const domain::Document& document)
{
    const Tokens& t = tokens(palette());
    auto* title = new QLabel(document.title);
    QFont font = titleFont();
    font.setPixelSize(17);
    title->setFont(font);
    title->setWordWrap(true);
    title->setTextFormat(Qt::PlainText);
    title->setObjectName(QStringLiteral("detailsTitle"));
    column->addWidget(title);

    const QColor colour = statusColour(document.status, t);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::s - 2);
    row->addWidget(detailIcon(statusIcon(document.status), colour, 18, this));
    auto* word = new QLabel(statusText(document.status));
    word->setObjectName(QStringLiteral("detailsStatus"));
    word->setFont(sectionFont());
    QPalette own = word->palette();
    own.setColor(QPalette::WindowText, readableOn(colour, t.surface));
    word->setPalette(own);
    word->setForegroundRole(QPalette::WindowText);
    row->addWidget(word);
    row->addStretch();
    column->addLayout(row);
    if (const QString place = locationText(document); !place.isEmpty()) {
        auto* where = new QuietLabel(place);
        where->setObjectName(QStringLiteral("detailsPlace"));
        where->setTextFormat(Qt::PlainText);
        where->setTextInteractionFlags(Qt::TextSelectableByMouse);
        where->setWordWrap(true);
        column->addWidget(where);
    }
    addWait(column, document);

    addCommand(column, DocumentCommandId::Open, QStringLiteral("detailsOpen"));
    addCommand(column, DocumentCommandId::Restore, QStringLiteral("detailsRestore"));
    if (document.deleted) addCommand(column, DocumentCommandId::Trash, QStringLiteral("detailsPurge"));
    addCommand(column, DocumentCommandId::SendAgain, QStringLiteral("detailsResend"));
}

QPushButton* DocumentDetailsPane::addCommand(QVBoxLayout* column, DocumentCommandId id, const QString& name)
{
    const domain::DocumentSummary shown = domain::summaryOf(*m_document);
    const DocumentSelection selection{.count = 1,
                                      .loadedDocuments = {&shown},
                                      .isInTrash = shown.deleted,
                                      .hasDetails = true,
                                      .canCorrect = m_canCorrect};
    const DocumentCommand& command = documentCommand(id);
    if (!command.isAvailable(selection)) return nullptr;
    auto* button = addButton(column, command.iconFor(selection), command.textFor(selection), name);
    button->setToolTip(command.toolTip());
    connect(button, &QPushButton::clicked, this, [this, id] { Q_EMIT commandRequested(id); });
    return button;
}

void DocumentDetailsPane::addWait(QVBoxLayout* column, const domain::Document& document)
{
    if (document.status == SigningStatus::Completed && !document.deleted) {
        if (!document.seal) return;
        const domain::SealProgress& seal = *document.seal;
        auto* words = new QLabel(sealStatusText(seal));
        words->setObjectName(QStringLiteral("detailsSeal"));
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        column->addWidget(words);
        if (seal.reason.isEmpty()) return;
        const QString why = messageText(seal.reason);
        column->addWidget(trouble(
            seal.pendingLevel.isEmpty() ? why : tr("The service will try again. Last error: %1").arg(why),
            Tone::Warning, QStringLiteral("sealTrouble")));
        return;
    }
    if (document.status == SigningStatus::Draft && !document.waitingFor.isEmpty() && !document.deleted) {
        auto* schedule = new QLabel(messageText(document.waitingFor));
        schedule->setObjectName(QStringLiteral("detailsSchedule"));
        schedule->setTextFormat(Qt::PlainText);
        schedule->setWordWrap(true);
        column->addWidget(schedule);
    }
    if (document.status != SigningStatus::InProgress || document.deleted) return;
    if (const auto expiry = domain::expiryOf(document.sentTime, document.setting)) {
        const Timestamp ends = *expiry;
        const auto left = std::chrono::floor<std::chrono::days>(ends - m_clock.now()).count();
        auto* deadline = new QuietLabel(
            left < 1 ? tr("Deadline: %1 (less than a day left)").arg(dayOf(ends))
                     : tr("Deadline: %1 (%n days left)", nullptr, static_cast<int>(left)).arg(dayOf(ends)));
        deadline->setObjectName(QStringLiteral("detailsDeadline"));
        deadline->setToolTip(exactTime(ends));
        deadline->setWordWrap(true);
        column->addWidget(deadline);
    }
    const QString wait = waitingText(document.waitingFor, document.invitations);
    if (!wait.isEmpty()) {
        auto* waits = new QLabel(wait);
        waits->setObjectName(QStringLiteral("detailsWaits"));
        waits->setTextFormat(Qt::PlainText);
        waits->setWordWrap(true);
        column->addWidget(waits);
    }
    const auto sealing = parseSealingState(document.waitingFor);
    if (sealing && sealing->attempts > 0)
        column->addWidget(
            trouble(sealing->reason.isEmpty()
                        ? tr("The service will try again.")
                        : tr("The service will try again. Last error: %1").arg(messageText(sealing->reason)),
                    Tone::Warning, QStringLiteral("sealingTrouble")));
}

void DocumentDetailsPane::addRecipients(QVBoxLayout* column, const domain::Document& document)
{
    addSection(column, tr("Recipients"));
    if (document.invitations.isEmpty()) column->addWidget(new QuietLabel(tr("No recipients yet.")));
    for (qsizetype i = 0; i < document.invitations.size(); ++i)
        column->addWidget(makeRecipientRow(document, i));
    if (auto* correct = addCommand(column, DocumentCommandId::Correct, QStringLiteral("detailsCorrect")))
        column->setAlignment(correct, Qt::AlignLeading);
    // The sender's own email, only if it has a problem.
    if (!mailStatusText(document.mail).isEmpty())
        column->addWidget(mailLine(*document.mail, tr("Email to you:")));
}

QWidget* DocumentDetailsPane::makeRecipientRow(const domain::Document& document, qsizetype index)
{
    const domain::Invitation& invitation = document.invitations.at(index);
    const bool active = document.status == SigningStatus::InProgress && !document.deleted;
    const Tokens& t = tokens(palette());
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(0);
    grid->addWidget(
        detailIcon(invitationIcon(invitation), toneColour(invitationTone(invitation), t), 18, this), 0, 0, 2,
        1, Qt::AlignTop);
    auto* name = new ElidedLabel;
    name->setFullText(personName(invitation));
    auto* who = new QVBoxLayout;
    who->setSpacing(0);
    who->addWidget(name);
    if (!invitation.recipientEmail.isEmpty() && invitation.recipientEmail != personName(invitation)) {
        auto* address = new ElidedLabel;
        address->setObjectName(QStringLiteral("recipientAddress"));
        address->setFont(quietFont());
        address->setForegroundRole(QPalette::PlaceholderText);
        address->setFullText(invitation.recipientEmail);
        who->addWidget(address);
    }
    if (const auto& absent = invitation.onBehalfOf) {
        auto* behalf = new QuietLabel(tr("on behalf of %1").arg(isolated(domain::displayName(*absent))));
        behalf->setObjectName(QStringLiteral("recipientOnBehalf"));
        behalf->setTextFormat(Qt::PlainText);
        behalf->setToolTip(absent->email);
        who->addWidget(behalf);
    }
    grid->addLayout(who, 0, 1);
    const auto when = invitation.finishedTime ? invitation.finishedTime : invitation.openedTime;
    QString role;
    if (invitation.actionType != domain::ActionType::Signer)
        role = actionText(invitation.actionType) + QStringLiteral(" · ");
    QString details;
    if (const QString routing = routingText(document.invitations, index); !routing.isEmpty())
        details += QStringLiteral(" · ") + routing;
    if (active && invitation.waitingFor.is(reason::waitingUntilStart))
        details += QStringLiteral(" · ") + messageText(invitation.waitingFor);
    else if (const QString after = active ? turnOrderText(document.invitations, index) : QString();
             !after.isEmpty())
        details += QStringLiteral(" · ") + after;
    if (!invitation.rejectReason.isEmpty())
        details += QStringLiteral(": ") + tr("“%1”").arg(isolated(invitation.rejectReason));
    auto* state = new QuietLabel;
    m_timely.add(*state, [this, role, word = invitationStatusText(invitation), when, details] {
        return role + word + (when ? QStringLiteral(" · ") + relativeTime(*when, m_clock.now()) : QString()) +
               details;
    });
    state->setTextFormat(Qt::PlainText);
    state->setWordWrap(true);
    state->setToolTip(when ? exactTime(*when) : invitation.recipientEmail);
    grid->addWidget(state, 1, 1);
    grid->setColumnStretch(1, 1);
    if (!mailStatusText(invitation.mail).isEmpty())
        grid->addWidget(mailLine(*invitation.mail, {}), 2, 1, 1, 2);
    if (!smsStatusText(invitation.sms).isEmpty()) grid->addWidget(smsLine(*invitation.sms), 9, 1, 1, 2);
    const RecipientTurn turn{document, index, m_absences, m_canImportScans};
    if (!turn.isPending()) return box;
    if (const QString why = whyWaiting(document, invitation, m_clock.now()); !why.isEmpty()) {
        auto* line = new QuietLabel;
        m_timely.add(
            *line, [this, document, invitation] { return whyWaiting(document, invitation, m_clock.now()); });
        line->setObjectName(QStringLiteral("recipientWhy"));
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        grid->addWidget(line, 3, 1, 1, 2);
    }

    if (QWidget* absent = makeAbsenceLine(turn)) grid->addWidget(absent, 5, 1, 1, 2);

    const RecipientCommand& copyLink = recipientCommand(RecipientCommandId::CopyLink);
    auto* link = makeSmallButton(copyLink.icon, copyLink.label(turn), QStringLiteral("copyLink"), box);
    link->setEnabled(copyLink.isAvailable(turn));
    connect(link, &QToolButton::clicked, this, requestFunction(RecipientCommandId::CopyLink, turn));
    link->setMenu(makeLinkMenu(turn, link));
    link->setPopupMode(QToolButton::MenuButtonPopup);
    const RecipientCommand& toRemind = recipientCommand(RecipientCommandId::Remind);
    auto* remind = makeSmallButton(toRemind.icon, toRemind.label(turn), QStringLiteral("remind"), box);
    connect(remind, &QToolButton::clicked, this, requestFunction(RecipientCommandId::Remind, turn));
    auto* actions = new QHBoxLayout;
    actions->setSpacing(0);
    actions->addWidget(link);
    actions->addWidget(remind);
    grid->addLayout(actions, 0, 2, 2, 1, Qt::AlignVCenter);
    const RecipientCommand& signHere = recipientCommand(RecipientCommandId::SignHere);
    auto* here = new QPushButton(signHere.label(turn));
    here->setObjectName(QStringLiteral("signHere"));
    here->setIcon(icon(signHere.icon));
    connect(here, &QPushButton::clicked, this, requestFunction(RecipientCommandId::SignHere, turn));
    grid->addWidget(here, 4, 1, 1, 2, Qt::AlignLeft);
    grid->setRowMinimumHeight(4, 40);
    return box;
}

QMenu* DocumentDetailsPane::makeLinkMenu(const RecipientTurn& turn, QWidget* parent)
{
    auto* menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("linkWays"));
    const auto add = [this, menu, &turn](RecipientCommandId id) -> QAction* {
        const RecipientCommand& command = recipientCommand(id);
        if (!command.isAvailable(turn)) return nullptr;
        QAction* action = menu->addAction(icon(command.icon), command.label(turn));
        connect(action, &QAction::triggered, this, requestFunction(id, turn));
        return action;
    };
    add(RecipientCommandId::ShowLink);
    add(RecipientCommandId::MailLink);
    if (recipientCommand(RecipientCommandId::Print).isAvailable(turn)) menu->addSeparator();
    if (QAction* print = add(RecipientCommandId::Print)) print->setObjectName(QStringLiteral("paperPrint"));
    if (QAction* scan = add(RecipientCommandId::ImportScan))
        scan->setObjectName(QStringLiteral("paperImport"));
    return menu;
}

std::function<void()> DocumentDetailsPane::requestFunction(RecipientCommandId command,
                                                           const RecipientTurn& turn)
{
    return
        [this, command, guid = turn.invitation().guid] { Q_EMIT recipientCommandRequested(command, guid); };
}

QWidget* DocumentDetailsPane::makeAbsenceLine(const RecipientTurn& turn)
{
    const domain::DeputyPlan plan = turn.deputyPlan();
    if (!plan.isAbsent()) return nullptr;
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, space::xs);
    column->setSpacing(space::xs);
    auto* words = new ToneLabel(Tone::Warning);
    words->setObjectName(QStringLiteral("recipientAbsent"));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setText(plan.hasDeputy() ? tr("Absent until %1.").arg(dateText(plan.until))
                                    : messageText(plan.message));
    column->addWidget(words);
    const RecipientCommand& command = recipientCommand(RecipientCommandId::Reassign);
    if (!command.isAvailable(turn)) return box;
    auto* reassign = addButton(column, command.icon, command.label(turn), QStringLiteral("reassign"));
    column->setAlignment(reassign, Qt::AlignLeading);
    connect(reassign, &QPushButton::clicked, this, requestFunction(RecipientCommandId::Reassign, turn));
    return box;
}

void DocumentDetailsPane::addMessage(QVBoxLayout* column, const domain::Document& document)
{
    if (document.message.trimmed().isEmpty()) return;
    addSection(column, tr("Message"));
    auto* words = new QLabel(isolated(document.message.trimmed()));
    words->setObjectName(QStringLiteral("detailsMessage"));
    words->setTextFormat(Qt::PlainText);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->setWordWrap(true);
    column->addWidget(words);
}

void DocumentDetailsPane::addData(QVBoxLayout* column, const domain::Document& document)
{
    const bool canEdit = m_hasData && document.status == SigningStatus::Draft && !document.deleted;
    if (document.data.isEmpty() && !canEdit) return;
    addSection(column, tr("Data"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(space::xs);
    grid->setColumnStretch(1, 1);
    for (auto each = document.data.cbegin(); each != document.data.cend(); ++each) {
        auto* name = new QuietLabel(each.key());
        name->setTextFormat(Qt::PlainText);
        auto* value = new QLabel(isolated(each.value()));
        value->setObjectName(QStringLiteral("detailsData"));
        value->setAccessibleName(each.key());
        value->setTextFormat(Qt::PlainText);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setWordWrap(true);
        const int line = grid->rowCount();
        grid->addWidget(name, line, 0, Qt::AlignTop);
        grid->addWidget(value, line, 1, Qt::AlignTop);
    }
    column->addLayout(grid);
    if (!canEdit) return;
    auto* edit = addButton(column, Icon::Edit, tr("Edit data…"), QStringLiteral("detailsEditData"));
    connect(edit, &QPushButton::clicked, this, &DocumentDetailsPane::dataEditRequested);
}

void DocumentDetailsPane::addFiles(QVBoxLayout* column, const domain::Document& document)
{
    addSection(column, tr("Files"));
    const auto base = [](const QString& name) {
        return name.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive) ? name.chopped(4) : name;
    };
    const bool done = document.status == SigningStatus::Completed;
    for (const domain::File& file : document.files) {
        auto* box = new QWidget;
        auto* row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(space::s);
        constexpr int iconWidth = 18;
        row->addWidget(detailIcon(Icon::Documents, tokens(palette()).quietInk, iconWidth, this));
        auto* name = new ElidedLabel;
        name->setFullText(file.name);
        row->addWidget(name, 1);
        row->addWidget(
            new QuietLabel(file.pages.size() == 1 ? tr("1 page") : tr("%1 pages").arg(file.pages.size())));
        auto* original =
            makeSmallButton(Icon::Download, tr("Download original"), QStringLiteral("downloadOriginal"), box);
        row->addWidget(original);
        connect(original, &QToolButton::clicked, this, [this, id = file.id, name = base(file.name)] {
            Q_EMIT downloadRequested(QStringLiteral("original"), id, name + QStringLiteral(".pdf"));
        });
        column->addWidget(box);
        if (const QString words = fileResultWords(document, file); !words.isEmpty()) {
            auto* result = new QuietLabel(words);
            result->setObjectName(QStringLiteral("detailsFileResult"));
            result->setWordWrap(true);
            auto* below = new QHBoxLayout;
            below->addSpacing(iconWidth + space::s); // below the name
            below->addWidget(result, 1);
            column->addLayout(below);
        }
        if (!done) continue;
        auto* sealed = addButton(column, Icon::Verify,
                                 document.files.size() == 1 ? tr("Download signed PDF")
                                                            : tr("Download signed “%1”").arg(base(file.name)),
                                 QStringLiteral("downloadSigned"));
        connect(sealed, &QPushButton::clicked, this, [this, id = file.id, name = base(file.name)] {
            Q_EMIT downloadRequested(QStringLiteral("esign"), id, tr("%1 (signed).pdf").arg(name));
        });
    }
    if (!done) return;
    auto* certificate =
        addButton(column, Icon::Stamp, tr("Download certificate"), QStringLiteral("downloadCertificate"));
    connect(certificate, &QPushButton::clicked, this, [this, title = document.title] {
        Q_EMIT downloadRequested(QStringLiteral("audit"), {}, tr("%1 (certificate).pdf").arg(title));
    });
}

void DocumentDetailsPane::addHistory(QVBoxLayout* column, const domain::Document& document)
{
    if (document.histories.isEmpty()) return;
    addSection(column, tr("History"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(space::xs);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (auto entry = document.histories.crbegin(); entry != document.histories.crend(); ++entry, ++row) {
        QString words = historyText(*entry, document.invitations);
        if (const QString reason = messageText(historyReason(*entry)); !reason.isEmpty())
            words += QStringLiteral(": ") + isolated(reason);
        auto* what = new QLabel(words);
        what->setTextFormat(Qt::PlainText);
        what->setWordWrap(true);
        what->setFont(quietFont());
        auto* when = new QuietLabel;
        when->setObjectName(QStringLiteral("historyTime"));
        m_timely.add(*when, [this, time = entry->time] { return relativeTime(time, m_clock.now()); });
        QString exact = exactTime(entry->time);
        if (!entry->address.isEmpty()) exact += QStringLiteral("\n") + tr("from %1").arg(entry->address);
        when->setToolTip(exact);
        what->setToolTip(exact);
        alignFirstLines({what, when});
        grid->addWidget(what, row, 0, Qt::AlignTop);
        grid->addWidget(when, row, 1, Qt::AlignTop | Qt::AlignRight);
    }
    column->addLayout(grid);
}

void DocumentDetailsPane::addQuestions(QVBoxLayout* column, const domain::Document& document)
{
    const QList<domain::Question> questions = domain::questionsOf(document.histories);
    if (questions.isEmpty()) return;
    addSection(column, tr("Questions"));
    const bool canAnswer = document.status == domain::SigningStatus::InProgress && !document.deleted;
    for (auto each = questions.crbegin(); each != questions.crend(); ++each) {
        auto* row = new QuestionRow(*each, canAnswer, m_timely, m_clock);
        connect(row, &QuestionRow::answerRequested, this,
                [this, question = *each] { Q_EMIT answerRequested(question); });
        connect(row, &QuestionRow::positionRequested, this,
                [this, question = *each] { Q_EMIT questionPositionRequested(question); });
        column->addWidget(row);
    }
}

void DocumentDetailsPane::addDeliveries(QVBoxLayout* column)
{
    if (m_deliveries.isEmpty()) return;
    addSection(column, tr("Callbacks"));
    auto* address = new ElidedLabel;
    address->setObjectName(QStringLiteral("callbackAddress"));
    address->setFont(quietFont());
    // The path may contain a secret of the receiver, so it is only in the tool tip.
    address->setFullText(QUrl(m_deliveries.constFirst().url).host());
    address->setToolTip(m_deliveries.constFirst().url);
    column->addWidget(address);
    for (const wire::Delivery& delivery : std::as_const(m_deliveries)) {
        auto* row = new DeliveryRow(delivery, m_deliveries.constFirst(), m_timely, m_clock);
        connect(row, &DeliveryRow::redeliverRequested, this,
                [this, id = delivery.id] { Q_EMIT redeliverRequested(id); });
        column->addWidget(row);
    }
}

} // namespace ink::ui

#include "moc_documentdetailspane.cpp"
