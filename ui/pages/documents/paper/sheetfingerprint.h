#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

namespace ink::ui {

/** The darkness of the parts of a sheet, to tell pages apart if their codes can't be read. */
class SheetFingerprint final
{
public:
    /** The shape of a whole sheet, in any size. */
    explicit SheetFingerprint(const QImage& sheet);
    /** -1 to 1; 1 = identical. Tolerates a slightly shifted sheet. */
    [[nodiscard]] double similarity(const SheetFingerprint& other) const;

private:
    [[nodiscard]] double similarityAt(const SheetFingerprint& other, int dx, int dy) const;

    QList<double> m_darkness; ///< by rows
};

/** The shapes of the sheets that printForSigning prints of these files, without values and marks. */
[[nodiscard]] QList<SheetFingerprint> printedFingerprints(const QList<QByteArray>& files);

} // namespace ink::ui
