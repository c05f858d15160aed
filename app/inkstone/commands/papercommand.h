#pragma once

#include "app/inkstone/commandbase/servicecommand.h"
#include "ui/pages/documents/paper/paperprint.h"
#include "ui/pages/documents/paper/paperscan.h"

#include <QStringList>
#include <QTemporaryDir>

namespace ink {

/** The arguments of `inkstone paper`. */
struct PaperCommandRequest
{
    enum class Verb { Print, Record };
    Verb verb = Verb::Print;
    domain::DocumentId document;
    QString recipient;        ///< name, email address or number; empty = the only one who can sign now
    QString out;              ///< for Print: path of the PDF
    QStringList scans;        ///< for Record: paths of the scan's files
    bool hasCompared = false; ///< for Record: pages without a readable mark have been compared
    QUrl server;              ///< empty = this computer
    bool json = false;
};

/** Parses the options of `inkstone paper print`. */
[[nodiscard]] ParsedCommand parsePaperPrint(SubcommandLine& line);
/** Parses the options of `inkstone paper record`. */
[[nodiscard]] ParsedCommand parsePaperRecord(SubcommandLine& line);

/** `inkstone paper print|record`. Exits with 2 if the scan is incomplete or has to be compared first. */
class PaperCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    PaperCommand(const PaperCommandRequest& request, const CommandContext& context);

private:
    void run() override;
    void begin(const domain::Document& document);
    void fetch(qsizetype file);
    void print();
    void record();
    void showMatch(const domain::PaperMatch& match);
    [[nodiscard]] Result<int> findRecipient() const;
    [[nodiscard]] QString recipientName() const;
    [[nodiscard]] int pageCount() const;

    PaperCommandRequest m_request;
    QTemporaryDir m_folder;
    ui::PaperPrint m_what;
};

} // namespace ink
