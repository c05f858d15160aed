#pragma once

#include "app/base/result.h"
#include "app/domain/document/papermark.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QStringList>

#include <optional>

namespace ink::ui {

/** A scan of a signed printout. */
struct PaperScan
{
    struct Sheet
    {
        QImage thumbnail; ///< for display
        std::optional<domain::PaperMark> mark;
    };
    QList<Sheet> sheets; ///< in the order of the scan
    /** Similarity of each sheet to each page of the document; empty for sheets with a mark. */
    QList<QList<double>> similarities;
    QByteArray pdf; ///< all sheets as one PDF; a single selected PDF is unchanged

    [[nodiscard]] QList<std::optional<domain::PaperMark>> marks() const;
};

/**
 * * Reads PDF files and pictures (PNG, JPEG), in order. Slow: don't call it in the GUI thread. Fails with
 * UnreadablePdf and a message that names the file. `originals`: the document's files, for comparison with
 * sheets without a readable mark.
 */
[[nodiscard]] Result<PaperScan> readPaperScan(const QStringList& paths,
                                              const QList<QByteArray>& originals = {});

} // namespace ink::ui
