#pragma once

#include "app/base/error.h"
#include "app/domain/document/contentissue.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class EditorHeader;
class FileOperation;
class OpenDraft;
class Prompts;

/** Adds, inserts, removes and exchanges a draft's files; each step can be undone. */
class DraftFiles final : public QObject
{
    Q_OBJECT
public:
    /** `page` is the parent of questions. */
    DraftFiles(OpenDraft& draft, FileOperation& work, EditorHeader& header, Prompts& prompts, QWidget& page);

    void add(const QStringList& paths, int at); ///< before the file with this index; -1 = at the end
    /** Removes a file, its pages and their tags from the draft after confirmation. */
    void remove(domain::FileId file);
    /** Removes changeable content from a file; its pages and tags stay, except for a portfolio, which is
     * replaced by its PDFs. */
    void treat(domain::FileId file, domain::ContentTreatment treatment);
    /** Adds the replacement of a file to the undo stack. With an empty path it can't be undone, and the stack
     * is cleared. */
    void pushReplacement(const domain::Document& before, qsizetype at, const QString& oldPath,
                         const QString& newPath);

Q_SIGNALS:
    void fileInvalidated(ink::domain::FileId file);
    /** Emitted with the result of a step; `again` is called by Retry. */
    void finished(const std::optional<ink::Error>& error, const std::function<void()>& again);
    void addRequested(const QStringList& paths, int at); ///< requests another attempt

private:
    void removeNow(domain::FileId file);
    void redoRemoval(qsizetype at);
    void undoRemoval(const domain::Document& before, qsizetype at, const QString& path);
    void exchange(qsizetype at, const QString& path, const domain::Document& wanted);
    void moveAdded(const QList<domain::FileId>& before, int at);

    OpenDraft& m_draft;
    FileOperation& m_work;
    EditorHeader& m_header;
    Prompts& m_prompts;
    QWidget& m_page;
};

} // namespace ink::ui
