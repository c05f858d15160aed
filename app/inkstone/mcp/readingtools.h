#pragma once

#include <QObject>

namespace ink::mcp {

class McpAccount;
class ToolRun;

/** The read-only tools. All except verifyFile() require an open account. */
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
    /** Refuses network paths, because opening one can reveal the user's credentials. */
    void verifyFile(ToolRun& run);

private:
    McpAccount& m_account;
    bool m_isVerifying = false;
};

} // namespace ink::mcp
