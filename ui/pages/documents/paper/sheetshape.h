#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

namespace ink::ui {

/** The darkness of the parts of a sheet, to tell pages apart if their codes can't be read. */
class SheetShape final
{
public:
    /** The shape of a whole sheet, in any size. */
    explicit SheetShape(const QImage& sheet);
    /** -1 to 1; 1 = identical. Tolerates a slightly shifted sheet. */
    [[nodiscard]] double likeness(const SheetShape& other) const;

private:
    [[nodiscard]] double likenessAt(const SheetShape& other, int dx, int dy) const;

    QList<double> m_darkness; ///< by rows
};

/** The sheets that printForSigning prints of these files in order, without values and marks. */
[[nodiscard]] QList<SheetShape> printedShapes(const QList<QByteArray>& files);

} // namespace ink::ui
