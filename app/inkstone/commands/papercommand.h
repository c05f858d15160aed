#pragma once

#include "app/inkstone/commands/command.h"
#include "app/inkstone/commands/connection.h"
#include "ui/pages/documents/paper/paperprint.h"
#include "ui/pages/documents/paper/paperscan.h"

#include <QStringList>
#include <QTemporaryDir>
#include <QUrl>

namespace ink {

/** The arguments of `inkstone paper`. */
struct PaperCommandRequest
{
    enum class Verb { Print, Record };
    Verb verb = Verb::Print;
    domain::DocumentId document;
    QString recipient;        ///< name, email address or number; empty = the only one who can sign now
    QString out;              ///< for Print: the PDF
    QStringList scans;        ///< for Record
    bool hasCompared = false; ///< for Record: pages without a readable mark have been compared
    QUrl server;              ///< empty = this computer
    bool json = false;
};

/** `inkstone paper print|record`. Exit 2 when the scan isn't whole or has to be compared first. */
class PaperCommand final : public Command
{
    Q_OBJECT
public:
    PaperCommand(PaperCommandRequest request, Workplace& workplace, secrets::SecretStore& secrets,
                 const settings::Settings& settings);
    ~PaperCommand() override;
    void start() override;

private:
    void begin(const domain::Document& document);
    void fetch(qsizetype file);
    void print();
    void record();
    void showMatch(const domain::PaperMatch& match);
    void giveUp(const Error& error, int exitCode = 1);
    [[nodiscard]] Result<int> findRecipient() const;
    [[nodiscard]] QString recipientName() const;
    [[nodiscard]] int pageCount() const;

    PaperCommandRequest m_request;
    Connection m_connection;
    QTemporaryDir m_folder;
    ui::PaperPrint m_what;
};

} // namespace ink
