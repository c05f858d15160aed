#pragma once

#include "app/base/result.h"
#include "app/domain/document/tag.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QWidget;

namespace ink::ui {

class EditorHeader;
class EditorWorkspace;
struct FileExchange;
struct FileExchanges;
class FileOperation;
class ImportNotice;
class OpenDraft;
struct PageChange;
struct PagesJob;
struct PagesOutcome;
class PagesWorker;
class Prompts;

/** Rotates, moves, inserts, deletes and extracts a draft's pages. The affected files are rebuilt and
 * replaced. */
class DraftPages final : public QObject
{
    Q_OBJECT
public:
    DraftPages(OpenDraft& draft, FileOperation& work, EditorHeader& header, EditorWorkspace& workspace,
               ImportNotice& notice, Prompts& prompts);
    ~DraftPages() override;

    void change(const PageChange& change);
    /** Asks for a file name, then saves these pages as a PDF. */
    void extract(const QList<int>& pages);

Q_SIGNALS:
    void fileInvalidated(ink::domain::FileId file);
    void saved(const QString& text, const QString& path);
    void undoOffered(const QString& text); ///< emitted to offer Undo for the latest step

private:
    void begin();
    void stop();
    void startWorker(const QList<PagesJob>& jobs, const std::function<void(const PagesOutcome&)>& then);
    void exchangeFiles(const FileExchanges& exchanges, const PageChange& change);
    void runExchanges(const QList<FileExchange>& steps, qsizetype at, const QList<domain::Tag>& tags,
                      const std::function<void(const Result<void>&)>& then);
    void runStep(const FileExchange& step, const std::function<void(const Result<void>&)>& then);
    void restoreFile(const FileExchange& step, const std::function<void(const Result<void>&)>& then);
    void finish(const Result<void>& result, const QList<int>& show);
    void write(const QList<int>& pages, const QString& path);

    OpenDraft& m_draft;
    FileOperation& m_work;
    EditorHeader& m_header;
    EditorWorkspace& m_workspace;
    ImportNotice& m_notice;
    Prompts& m_prompts;
    std::unique_ptr<PagesWorker> m_worker;
    QTimer m_slow; ///< delay before Cancel is shown
    QList<domain::FileId> m_filesBefore;
};

} // namespace ink::ui
