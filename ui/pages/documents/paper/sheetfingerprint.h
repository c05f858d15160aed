#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

namespace ink::ui {

/** The darkness of the parts of a sheet, to tell pages apart if their codes can't be read. */
class SheetFingerprint final
{
public:
    /** Computes the fingerprint of a picture of a whole sheet, in any size. */
    explicit SheetFingerprint(const QImage& sheet);
    /** Returns a value from -1 to 1; 1 = identical. Tolerates a slightly shifted sheet. */
    [[nodiscard]] double similarity(const SheetFingerprint& other) const;

private:
    [[nodiscard]] double similarityAt(const SheetFingerprint& other, int dx, int dy) const;

    QList<double> m_darkness; ///< darkness of each cell, row by row
};

/** The fingerprints of the sheets that printForSigning prints of these files, without values and marks. */
[[nodiscard]] QList<SheetFingerprint> printedFingerprints(const QList<QByteArray>& files);

} // namespace ink::ui
