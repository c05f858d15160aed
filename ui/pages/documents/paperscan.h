#pragma once

#include "app/base/result.h"
#include "app/domain/papermark.h"

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
        QImage small; ///< to look at
        std::optional<domain::PaperMark> mark;
    };
    QList<Sheet> sheets; ///< in the order of the scan
    /** How much each sheet looks like each page of the document; empty for sheets with a mark. */
    QList<QList<double>> likeness;
    QByteArray pdf; ///< all of them; one PDF that was chosen stays as it is

    [[nodiscard]] QList<std::optional<domain::PaperMark>> marks() const;
};

/** Reads PDF files and pictures (PNG, JPEG), one after the other. Takes its time: not for the window's
 * thread. UnreadablePdf with a sentence that names the file. `originals`: the document's files, with which
 * sheets without a readable mark are compared. */
[[nodiscard]] Result<PaperScan> readPaperScan(const QStringList& paths,
                                              const QList<QByteArray>& originals = {});

} // namespace ink::ui
