#pragma once

#include <QObject>

namespace ink::mcp {

class McpAccount;
class ToolRun;

/** The tools that only read. The account is open, except for verifyFile(). */
class ReadingTools final : public QObject
{
    Q_OBJECT
public:
    explicit ReadingTools(McpAccount& account) : m_account(account) {}

    void getAccount(ToolRun& run);
    void listFolders(ToolRun& run);
    void searchDocuments(ToolRun& run);
    void getDocument(ToolRun& run);
    void getHistory(ToolRun& run);
    void listTemplates(ToolRun& run);
    void getTemplate(ToolRun& run);
    /** Files of other computers are refused: to open one can reveal the person's credentials. */
    void verifyFile(ToolRun& run);

private:
    McpAccount& m_account;
    bool m_isVerifying = false;
};

} // namespace ink::mcp
