#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

namespace ink::ui {

/** How dark the parts of a sheet are: enough to tell pages apart when the code on them can't be read. */
class SheetShape final
{
public:
    /** The shape of a whole sheet, in any size. */
    explicit SheetShape(const QImage& sheet);
    /** -1 to 1; 1 = the same. A sheet that lies a little aside is found, too. */
    [[nodiscard]] double likeness(const SheetShape& other) const;

private:
    [[nodiscard]] double likenessAt(const SheetShape& other, int dx, int dy) const;

    QList<double> m_darkness; ///< by rows
};

/** The sheets that printForSigning prints of these files, one after the other, without values and marks. */
[[nodiscard]] QList<SheetShape> printedShapes(const QList<QByteArray>& files);

} // namespace ink::ui
