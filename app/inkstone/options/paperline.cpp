#include "app/inkstone/options/paperline.h"

#include "app/inkstone/options/commandlist.h"

namespace ink {

using PaperVerb = PaperCommandRequest::Verb;

namespace {

PrintAndExit paperOverview(const QStringList& rest)
{
    const QString verb = rest.value(0);
    if (verb == QStringLiteral("--help") || verb == QStringLiteral("-h") || verb == QStringLiteral("help"))
        return {verbsText(QStringLiteral("paper")) +
                    QStringLiteral(
                        "\n\n"
                        "Exit 0: done, 1: something failed, 2: the scan isn't whole or has to be compared "
                        "first,\n3: a file can't be read, 64: not understood."),
                0};
    const QString what = verb.isEmpty() ? QStringLiteral("paper: missing subcommand.")
                                        : QStringLiteral("Unknown subcommand “%1”.").arg(verb);
    return {what + QStringLiteral("\nSee: inkstone paper --help"), exitUsage};
}

} // namespace

std::variant<PaperCommandRequest, PrintAndExit> parsePaperLine(const QStringList& rest)
{
    const QString verb = rest.value(0);
    const bool prints = verb == QStringLiteral("print");
    if (!prints && verb != QStringLiteral("record")) return paperOverview(rest);
    SubcommandLine line(
        QStringLiteral("paper ") + verb,
        prints ? QStringLiteral("Writes the pages of a running document with their marks, to be "
                                "printed and signed with ink.")
               : QStringLiteral("Records that a recipient signed a printout, with its scan. Pages "
                                "are matched by their marks; missing pages are listed and "
                                "nothing is recorded then."));
    line.add("recipient",
             "The signer: name, email address or number. Default: the only one who can sign now.", "WHO");
    if (prints)
        line.add("out", "The PDF to write.", "FILE.pdf");
    else
        line.add("compared", "You have compared sheets without a readable mark with the document.");
    line.addServer();
    line.addJson();
    line.addArgument("id", "The number of a document (inkstone list).", "ID");
    if (!prints) line.addArgument("scan", "The scan: PDF, PNG or JPEG files, in order.", "SCAN…");
    if (const auto end = line.parse(rest.mid(1))) return *end;
    PaperCommandRequest request;
    request.verb = prints ? PaperVerb::Print : PaperVerb::Record;
    const QStringList arguments = line.arguments();
    bool isNumber = false;
    const qlonglong id = arguments.value(0).toLongLong(&isNumber);
    if (!isNumber || id < 1) return line.fault(QStringLiteral("Specify the number of a document."));
    request.document = domain::DocumentId(id);
    request.scans = arguments.mid(1);
    if (prints && !request.scans.isEmpty())
        return line.fault(QStringLiteral("paper print takes one document."));
    if (!prints && request.scans.isEmpty()) return line.fault(QStringLiteral("Specify the scan."));
    if (prints) request.out = line.value("out");
    if (prints && request.out.isEmpty()) return line.fault(QStringLiteral("--out names the PDF to write."));
    request.recipient = line.value("recipient").trimmed();
    request.hasCompared = !prints && line.has("compared");
    request.server = QUrl(line.value("server"));
    request.json = line.has("json");
    return request;
}

} // namespace ink
