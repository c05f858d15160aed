#include "app/inkstone/commands/papercommand.h"

#include "app/domain/document/document.h"
#include "app/domain/document/papermark.h"
#include "app/domain/routing/amendment.h"
#include "app/workflow/session/session.h"

#include <QFile>
#include <QJsonObject>

namespace ink {

using namespace domain;
using PaperVerb = PaperCommandRequest::Verb;

namespace {

constexpr int exitNotWhole = 2;

QString nameOf(const Invitation& invitation)
{
    return invitation.recipientName.isEmpty() ? invitation.recipientEmail : invitation.recipientName;
}

QString numbers(const QList<int>& pages)
{
    QStringList words;
    for (const int page : pages)
        words.append(QString::number(page));
    return words.join(QStringLiteral(", "));
}

/** Adds the options of both subcommands; the document's number is the first argument. */
void addPaperOptions(SubcommandLine& line, PaperCommandRequest& request)
{
    line.addServer(request.server);
    line.addJson(request.json);
    line.addArgument("id", "ID", "The number of a document (inkstone list).");
    line.acceptArguments([&request](const QStringList& arguments) -> SubcommandLine::Fault {
        const auto id = positiveNumber(arguments.value(0));
        if (!id) return QStringLiteral("Specify the number of a document.");
        request.document = DocumentId(*id);
        request.scans = arguments.mid(1);
        return std::nullopt;
    });
}

void addPaperRecipient(SubcommandLine& line, PaperCommandRequest& request)
{
    line.add("recipient", "WHO", request.recipient,
             "The signer: name, email address or number. Default: the only one who can sign now.");
}

} // namespace

ParsedCommand parsePaperPrint(SubcommandLine& line)
{
    PaperCommandRequest request;
    addPaperRecipient(line, request);
    line.add("out", "FILE.pdf", request.out, "The PDF to write.");
    addPaperOptions(line, request);
    if (auto end = line.parse()) return *std::move(end);
    if (!request.scans.isEmpty()) return line.fault(QStringLiteral("paper print takes one document."));
    if (request.out.isEmpty()) return line.fault(QStringLiteral("--out names the PDF to write."));
    return commandFor<PaperCommand>(request);
}

ParsedCommand parsePaperRecord(SubcommandLine& line)
{
    PaperCommandRequest request;
    request.verb = PaperVerb::Record;
    addPaperRecipient(line, request);
    line.add("compared", request.hasCompared,
             "You have compared sheets without a readable mark with the document.");
    addPaperOptions(line, request);
    line.addArgument("scan", "SCAN…", "The scan: PDF, PNG or JPEG files, in order.");
    if (auto end = line.parse()) return *std::move(end);
    if (request.scans.isEmpty()) return line.fault(QStringLiteral("Specify the scan."));
    return commandFor<PaperCommand>(request);
}

PaperCommand::PaperCommand(const PaperCommandRequest& request, const CommandContext& context)
    : ServiceCommand(request.server, context), m_request(request)
{
    m_request.recipient = m_request.recipient.trimmed();
}

void PaperCommand::run()
{
    client().retrieve(m_request.document, this,
                      then<Document>([this](const Document& document) { begin(document); }));
}

void PaperCommand::begin(const Document& document)
{
    m_what.document = document;
    const auto recipient = findRecipient();
    if (!recipient) return finishWithError(recipient.error());
    m_what.recipient = *recipient;
    m_what.printId = PaperMark::generatePrintId();
    fetch(0);
}

Result<int> PaperCommand::findRecipient() const
{
    const auto refuse = [](const QString& why) { return fail(ErrorCode::Validation, Message::literal(why)); };
    const QList<Invitation>& all = m_what.document.invitations;
    bool isNumber = false;
    const int number = m_request.recipient.toInt(&isNumber);
    if (isNumber && number >= 1 && number <= all.size()) return number;
    QList<int> found;
    for (int i = 1; i <= all.size(); ++i) {
        const Invitation& each = all.at(i - 1);
        const bool isMeant =
            m_request.recipient.isEmpty()
                ? isOpen(each.status)
                : each.recipientName.compare(m_request.recipient, Qt::CaseInsensitive) == 0 ||
                      each.recipientEmail.compare(m_request.recipient, Qt::CaseInsensitive) == 0;
        if (isMeant) found.append(i);
    }
    if (found.size() == 1) return found.first();
    if (!m_request.recipient.isEmpty())
        return refuse(QStringLiteral("“%1” matches %2 recipients of this document.")
                          .arg(m_request.recipient)
                          .arg(found.size()));
    if (found.isEmpty()) return refuse(QStringLiteral("No recipient of this document can sign now."));
    return refuse(QStringLiteral("Several recipients can sign now. Choose one with --recipient."));
}

QString PaperCommand::recipientName() const
{
    return nameOf(m_what.document.invitations.at(m_what.recipient - 1));
}

int PaperCommand::pageCount() const
{
    int pages = 0;
    for (const File& file : m_what.document.files)
        pages += static_cast<int>(file.pages.size());
    return pages;
}

void PaperCommand::fetch(qsizetype file)
{
    if (file >= m_what.document.files.size()) return m_request.verb == PaperVerb::Print ? print() : record();
    const FileId id = m_what.document.files.at(file).id;
    client().fileBytes(m_what.document.id, id, this,
                       then<QByteArray>([this, file, id](const QByteArray& bytes) {
                           m_what.files.insert(id, bytes);
                           fetch(file + 1);
                       }));
}

void PaperCommand::print()
{
    if (!ui::printForSigning(m_request.out, m_what)) {
        printErrorLine(QStringLiteral("Cannot write %1.").arg(m_request.out));
        Q_EMIT finished(1);
        return;
    }
    if (m_request.json)
        printJson(QJsonObject{{QStringLiteral("file"), m_request.out},
                              {QStringLiteral("pages"), pageCount()},
                              {QStringLiteral("recipient"), recipientName()},
                              {QStringLiteral("print"), m_what.printId}});
    else
        printLine(QStringLiteral("%1: %2 pages to be signed by %3.")
                      .arg(m_request.out)
                      .arg(pageCount())
                      .arg(recipientName()));
    Q_EMIT finished(0);
}

void PaperCommand::showMatch(const PaperMatch& match)
{
    const auto nameOfPage = [](const PaperMatch::ScannedPage& sheet) {
        if (sheet.isForeign) return QStringLiteral("another document's");
        if (sheet.page == 0) return QStringLiteral("unknown");
        QString words = QStringLiteral("page %1").arg(sheet.page);
        if (sheet.isByContent) words += QStringLiteral(", by its content: no readable mark");
        if (sheet.isGuess && !sheet.isByContent) words += QStringLiteral(", by its place: no readable mark");
        if (sheet.isRepeated) words += QStringLiteral(", again");
        return words;
    };
    if (!m_request.json)
        for (qsizetype i = 0; i < match.scannedPages.size(); ++i)
            printLine(QStringLiteral("sheet %1: %2").arg(i + 1).arg(nameOfPage(match.scannedPages.at(i))));
    if (!match.missingPages.isEmpty())
        printErrorLine(QStringLiteral("Missing pages: %1.").arg(numbers(match.missingPages)));
    if (match.isMixed) printErrorLine(QStringLiteral("The sheets come from more than one printout."));
}

void PaperCommand::record()
{
    QList<QByteArray> originals;
    for (const File& file : std::as_const(m_what.document.files))
        originals.append(m_what.files.value(file.id));
    const auto scan = ui::readPaperScan(m_request.scans, originals);
    if (!scan) return finishWithError(scan.error(), exitUnreadable);
    const PaperMatch match = matchPaper(m_what.document.id, pageCount(), scan->marks(), scan->similarities);
    showMatch(match);
    const bool mustCompare = match.hasGuesses || match.isMixed;
    if (!match.isComplete() || (mustCompare && !m_request.hasCompared)) {
        printErrorLine(
            match.isComplete()
                ? QStringLiteral("Compare these sheets with the document, then add --compared.")
                : QStringLiteral("Nothing was recorded: the scan doesn't have exactly the pages of this "
                                 "document."));
        Q_EMIT finished(exitNotWhole);
        return;
    }
    const QString path = m_folder.filePath(QStringLiteral("signed-scan.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(scan->pdf) != scan->pdf.size() || !file.flush())
        return finishWithError(
            fail(ErrorCode::Io, Message::literal(QStringLiteral("Cannot write %1.").arg(path))).value());
    file.close();
    const QString guid = m_what.document.invitations.at(m_what.recipient - 1).guid;
    client().recordPaper(m_what.document.id, guid, {QStringLiteral("signed-scan.pdf"), path}, this,
                         then<void>([this, sheets = match.scannedPages.size()] {
                             if (m_request.json)
                                 printJson(QJsonObject{{QStringLiteral("id"), m_what.document.id.value()},
                                                       {QStringLiteral("recipient"), recipientName()},
                                                       {QStringLiteral("sheets"), sheets}});
                             else
                                 printLine(QStringLiteral("Recorded: %1 signed “%2” on paper.")
                                               .arg(recipientName(), m_what.document.title));
                             Q_EMIT finished(0);
                         }));
}

} // namespace ink

#include "moc_papercommand.cpp"
