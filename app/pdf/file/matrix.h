#pragma once

#include <QPointF>

#include <cmath>
#include <string>

namespace ink::pdf {

/** A transformation: x' = a x + c y + e, y' = b x + d y + f (ISO 32000-2 §8.3.3). */
struct Matrix
{
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
    [[nodiscard]] QPointF map(double x, double y) const { return {a * x + c * y + e, b * x + d * y + f}; }
    /** The average scale factor. */
    [[nodiscard]] double scale() const { return std::sqrt(std::abs(a * d - b * c)); }
    bool operator==(const Matrix&) const = default;
};
/** Applies `m` first, then `n`. */
[[nodiscard]] Matrix operator*(const Matrix& m, const Matrix& n);

/** The six numbers of a matrix as the operands of `cm` or the elements of /Matrix. */
[[nodiscard]] std::string matrixText(const Matrix& matrix);

} // namespace ink::pdf
