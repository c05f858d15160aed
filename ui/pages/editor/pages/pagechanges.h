#pragma once

#include "app/workflow/drafts/pagearrangement.h"
#include "ui/pages/editor/pages/pagesworker.h"

#include <QHash>

#include <functional>

namespace ink::ui {

/** A step of changing a draft's files; `at` is the file's index at that time. */
struct FileExchange
{
    enum class Kind { Replace, Remove, Restore };
    Kind kind = Kind::Replace;
    qsizetype at = 0;
    QString path;            ///< path of the new file
    QList<domain::Tag> tags; ///< tags of that file, with page numbers relative to it
};

/** The steps between a draft and its rearranged version, in both directions. */
struct FileExchanges
{
    QList<FileExchange> forward;
    QList<FileExchange> backward;
    QList<domain::Tag> before; ///< all tags
    QList<domain::Tag> after;
};

/** The jobs for changed files of an arrangement, in the order of PageArrangement::writeOrder(). */
struct PagesWork
{
    QList<int> files; ///< index of each job's file
    QList<PagesJob> jobs;
};
[[nodiscard]] PagesWork planPagesWork(const domain::Document& document,
                                      const workflow::PageArrangement& arrangement,
                                      const QByteArray& inserted,
                                      const std::function<QByteArray(domain::FileId)>& bytesOf);
/** A job that creates one file from these pages of a document. */
[[nodiscard]] PagesJob extractionJob(const domain::Document& document, const QList<int>& pages,
                                     const std::function<QByteArray(domain::FileId)>& bytesOf);
/** Plans the steps from a document to its rearranged version and back. `oldPaths` and `newPaths`: copies of
 * the removed and added files, by their index. */
[[nodiscard]] FileExchanges planFileExchanges(const domain::Document& document,
                                              const workflow::PageArrangement& arrangement,
                                              const QHash<int, QString>& oldPaths,
                                              const QHash<int, QString>& newPaths);

} // namespace ink::ui
