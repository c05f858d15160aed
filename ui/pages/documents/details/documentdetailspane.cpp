#include "ui/pages/documents/details/documentdetailspane.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/absence.h"
#include "ui/models/fileresultwords.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/pages/documents/details/deliveryrow.h"
#include "ui/pages/documents/details/detailparts.h"
#include "ui/pages/documents/details/firstpageview.h"
#include "ui/pages/documents/details/mainaction.h"
#include "ui/pages/documents/details/questionrow.h"
#include "ui/pages/documents/details/recipienttimeline.h"
#include "ui/widgets/layout/firstlines.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMap>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

using domain::SigningStatus;
namespace {

QString baseName(const QString& name)
{
    return name.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive) ? name.chopped(4) : name;
}

/** The day of a deadline in the local time zone. */
QString dayOf(Timestamp time)
{
    return dateText(localTime(time).date());
}

/** The label of the button for the user's own turn. */
QString ownActionText(domain::ActionType action)
{
    if (action == domain::ActionType::Viewer) return DocumentDetailsPane::tr("Read now…");
    if (action == domain::ActionType::Reviewer) return DocumentDetailsPane::tr("Review now…");
    return DocumentDetailsPane::tr("Sign now…");
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
                                       const std::optional<Error>& error, qsizetype count, bool isReported)
{
    setError(isReported ? std::nullopt : error);
    const bool hasFailed = error.has_value();
    if (m_document == document && m_deliveries == deliveries && m_count == count && m_hasFailed == hasFailed)
        return;
    m_hasFailed = hasFailed;
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

void DocumentDetailsPane::setCanSendCopies(bool can)
{
    if (can == m_canSendCopies) return;
    m_canSendCopies = can;
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
    QStringList parts;
    if (!document.id.isNull() && !document.id.isLocal()) parts.append(tr("No. %1").arg(document.id.value()));
    if (const QString path = folderPathText(m_folders, document.folderId); !path.isEmpty())
        parts.append(path);
    return parts.join(QStringLiteral(" · "));
}

void DocumentDetailsPane::setFirstPage(const QImage& picture)
{
    if (m_firstPage.isNull() && picture.isNull()) return;
    m_firstPage = picture;
    if (m_firstPageView) m_firstPageView->setPicture(picture);
}

/** Leaves room for the recipients in a low pane. */
void DocumentDetailsPane::updatePictureHeight()
{
    constexpr int roomy = 520; // px
    if (m_firstPageView)
        m_firstPageView->setFixedHeight(height() < roomy ? FirstPageView::fixedHeight / 2
                                                         : FirstPageView::fixedHeight);
}

void DocumentDetailsPane::resizeEvent(QResizeEvent* event)
{
    DetailsPane::resizeEvent(event);
    updatePictureHeight();
}

void DocumentDetailsPane::setSenderInfo(const SenderInfo& sender)
{
    if (sender == m_sender) return;
    m_sender = sender;
    if (m_document) rebuild();
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
    if (!m_document) {
        if (m_count > 1) return showMessage(tr("%1 documents are selected.").arg(locale().toString(m_count)));
        if (m_count == 0) return showMessage(tr("Select a document to see its status and recipients."));
        return showMessage(m_hasFailed ? tr("The details of this document aren't available now.")
                                       : QString());
    }
    QVBoxLayout* column = beginContent();
    m_timely.clear();
    m_firstPageView = nullptr;
    const QList<RecipientTurn> pending = turns();
    auto selection = DocumentSelection::ofDetails(*m_document, m_canCorrect);
    selection.canSendCopies = m_canSendCopies;
    const Content content{*m_document, pending, selection,
                          mainAction(*m_document, selection, pending, m_sender)};
    addHead(column, content);
    addRecipients(column, content);
    addQuestions(column, *m_document);
    addMessage(column, *m_document);
    addData(column, *m_document);
    addFiles(column, *m_document);
    addDeliveries(column);
    addHistory(column, *m_document);
    showContent(column);
}

void DocumentDetailsPane::addHead(QVBoxLayout* column, const Content& content)
{
    const domain::Document& document = content.document;
    const Tokens& t = tokens(palette());
    if (!document.files.isEmpty()) {
        auto* page = new FirstPageView(m_firstPage);
        page->setObjectName(QStringLiteral("detailsFirstPage"));
        m_firstPageView = page;
        updatePictureHeight();
        const QString open = documentCommand(DocumentCommandId::Open).textFor(content.selection);
        page->setAccessibleName(open);
        page->setToolTip(open);
        connect(page, &QAbstractButton::clicked, this,
                [this] { Q_EMIT commandRequested(DocumentCommandId::Open); });
        column->addWidget(page);
        column->addSpacing(space::xs);
    }
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
    addWait(column, content);
    if (const QString place = locationText(document); !place.isEmpty()) {
        auto* where = new QuietLabel(place);
        where->setObjectName(QStringLiteral("detailsPlace"));
        where->setTextFormat(Qt::PlainText);
        where->setTextInteractionFlags(Qt::TextSelectableByMouse);
        where->setWordWrap(true);
        column->addWidget(where);
    }
    column->addSpacing(space::xs);
    addActions(column, content);
}

/** Adds the button for the next step, then the other commands. */
void DocumentDetailsPane::addActions(QVBoxLayout* column, const Content& content)
{
    const auto& [document, pending, selection, action] = content;
    const auto* command = action ? std::get_if<DocumentCommandId>(&*action) : nullptr;
    QPushButton* main = nullptr;
    Icon sign = Icon::Download;
    if (command) {
        sign = documentCommand(*command).iconFor(selection);
        const char* name = *command == DocumentCommandId::Open        ? "detailsOpen"
                           : *command == DocumentCommandId::Restore   ? "detailsRestore"
                           : *command == DocumentCommandId::SendAgain ? "detailsResend"
                           : *command == DocumentCommandId::Remind    ? "remind"
                                                                      : "detailsMain";
        main = addCommand(column, selection, *command, QString::fromLatin1(name));
    } else if (const auto* request = action ? std::get_if<RecipientRequest>(&*action) : nullptr) {
        const RecipientTurn turn{document, request->recipient, m_absences, m_canImportScans};
        const RecipientCommand& act = recipientCommand(request->command);
        sign = act.icon;
        main = addButton(column, sign,
                         isOwn(turn, m_sender) ? ownActionText(turn.invitation().actionType)
                         : pending.size() > 1  ? act.paletteLabel(turn)
                                               : act.label(turn),
                         QStringLiteral("signHere"));
        connect(main, &QPushButton::clicked, this,
                [this, id = request->command, guid = turn.invitation().guid] {
                    Q_EMIT recipientCommandRequested(id, guid);
                });
    } else if (action) {
        main = addSignedDownload(column, document.files.constFirst(), tr("Download signed PDF"));
    }
    if (main) {
        main->setDefault(true); // filled
        main->setIcon(icon(sign));
    }
    if (!command || *command != DocumentCommandId::Open)
        addCommand(column, selection, DocumentCommandId::Open, QStringLiteral("detailsOpen"));
    addCommand(column, selection, DocumentCommandId::SendSignedCopy, QStringLiteral("detailsSendCopy"));
    if (document.deleted)
        addCommand(column, selection, DocumentCommandId::Trash, QStringLiteral("detailsPurge"));
}

QPushButton* DocumentDetailsPane::addCommand(QVBoxLayout* column, const DocumentSelection& selection,
                                             DocumentCommandId id, const QString& name)
{
    const DocumentCommand& command = documentCommand(id);
    if (!command.isAvailable(selection)) return nullptr;
    auto* button = addButton(column, command.iconFor(selection), command.textFor(selection), name);
    button->setToolTip(command.toolTip());
    connect(button, &QPushButton::clicked, this, [this, id] { Q_EMIT commandRequested(id); });
    return button;
}

void DocumentDetailsPane::addWait(QVBoxLayout* column, const Content& content)
{
    const domain::Document& document = content.document;
    if (document.status == SigningStatus::Completed && !document.deleted) {
        if (!document.seal) return;
        const domain::SealProgress& seal = *document.seal;
        // Shows only pending steps; Verify shows the level of the seal.
        if (!seal.pendingLevel.isEmpty()) {
            auto* words = new QLabel(sealStatusText(seal));
            words->setObjectName(QStringLiteral("detailsSeal"));
            words->setTextFormat(Qt::PlainText);
            words->setWordWrap(true);
            column->addWidget(words);
        }
        if (seal.reason.isEmpty()) return;
        const QString why = messageText(seal.reason);
        column->addWidget(troubleLine(
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
    // The recipients below say whose turn it is.
    const QString wait =
        content.turns.isEmpty() ? waitingText(document.waitingFor, document.invitations) : QString();
    if (!wait.isEmpty()) {
        auto* waits = new QLabel(wait);
        waits->setObjectName(QStringLiteral("detailsWaits"));
        waits->setTextFormat(Qt::PlainText);
        waits->setWordWrap(true);
        column->addWidget(waits);
    }
    const auto sealing = parseSealingState(document.waitingFor);
    if (sealing && sealing->isDelayed()) {
        const QString reason = messageText(sealing->reason);
        column->addWidget(troubleLine(reason.isEmpty() ? tr("The service will try again.")
                                      : sealing->attempts > 0
                                          ? tr("The service will try again. Last error: %1").arg(reason)
                                          : reason, // nothing failed: the seal key is locked
                                      Tone::Warning, QStringLiteral("sealingTrouble")));
    }
}

void DocumentDetailsPane::addRecipients(QVBoxLayout* column, const Content& content)
{
    const domain::Document& document = content.document;
    addSection(column, tr("Recipients"));
    if (document.invitations.isEmpty()) column->addWidget(new QuietLabel(tr("No recipients yet.")));
    auto* timeline = new RecipientTimeline(document, {content.turns, content.mainAction, m_timely, m_clock});
    connect(timeline, &RecipientTimeline::commandRequested, this,
            &DocumentDetailsPane::recipientCommandRequested);
    column->addWidget(timeline);
    if (auto* correct = addCommand(column, content.selection, DocumentCommandId::Correct,
                                   QStringLiteral("detailsCorrect")))
        column->setAlignment(correct, Qt::AlignLeading);
    // The sender's own email, only if it has a problem.
    if (const QString words = mailStatusText(document.mail); !words.isEmpty())
        column->addWidget(progressLine(tr("Email to you:") + QLatin1Char(' ') + words, *document.mail,
                                       QStringLiteral("mailTrouble")));
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

QPushButton* DocumentDetailsPane::addSignedDownload(QVBoxLayout* column, const domain::File& file,
                                                    const QString& words)
{
    auto* button = addButton(column, Icon::Download, words, QStringLiteral("downloadSigned"));
    connect(button, &QPushButton::clicked, this, [this, id = file.id, name = baseName(file.name)] {
        Q_EMIT downloadRequested(QStringLiteral("esign"), id, tr("%1 (signed).pdf").arg(name));
    });
    return button;
}

void DocumentDetailsPane::addFiles(QVBoxLayout* column, const domain::Document& document)
{
    addSection(column, tr("Files"));
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
        connect(original, &QToolButton::clicked, this, [this, id = file.id, name = baseName(file.name)] {
            Q_EMIT downloadRequested(QStringLiteral("original"), id, name + QStringLiteral(".pdf"));
        });
        column->addWidget(box);
        // A single file has the same result as the document.
        const QString words = document.files.size() > 1 ? fileResultWords(document, file) : QString();
        if (!words.isEmpty()) {
            auto* result = new QuietLabel(words);
            result->setObjectName(QStringLiteral("detailsFileResult"));
            result->setWordWrap(true);
            auto* below = new QHBoxLayout;
            below->addSpacing(iconWidth + space::s); // below the name
            below->addWidget(result, 1);
            column->addLayout(below);
        }
        if (!done) continue;
        // The filled button above downloads the only signed file.
        if (document.files.size() > 1 || document.deleted)
            addSignedDownload(column, file, tr("Download signed “%1”").arg(baseName(file.name)));
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
    QList<wire::Delivery> callbacks;
    QMap<qint64, QList<wire::Delivery>> events; // by subscription, in order
    for (const wire::Delivery& each : std::as_const(m_deliveries))
        (each.subscription == 0 ? callbacks : events[each.subscription]).append(each);
    if (!callbacks.isEmpty()) {
        addSection(column, tr("Callbacks"));
        addDeliveriesTo(column, QStringLiteral("callbackAddress"), callbacks);
    }
    if (!events.isEmpty()) addSection(column, tr("Events"));
    for (const QList<wire::Delivery>& ofSubscription : std::as_const(events))
        addDeliveriesTo(column, QStringLiteral("eventAddress"), ofSubscription);
}

void DocumentDetailsPane::addDeliveriesTo(QVBoxLayout* column, const QString& name,
                                          const QList<wire::Delivery>& deliveries)
{
    auto* address = new ElidedLabel;
    address->setObjectName(name);
    address->setFont(quietFont());
    // The path may contain a secret of the receiver, so it is only in the tool tip.
    address->setFullText(QUrl(deliveries.constFirst().url).host());
    address->setToolTip(deliveries.constFirst().url);
    column->addWidget(address);
    const wire::Delivery* previous = nullptr;
    for (const wire::Delivery& delivery : deliveries) {
        auto* row = new DeliveryRow(delivery, previous, m_timely, m_clock);
        connect(row, &DeliveryRow::redeliverRequested, this,
                [this, id = delivery.id] { Q_EMIT redeliverRequested(id); });
        column->addWidget(row);
        previous = &delivery;
    }
}

} // namespace ink::ui

#include "moc_documentdetailspane.cpp"
