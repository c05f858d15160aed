#include "app/pdf/file/matrix.h"

#include "app/pdf/file/objecttext.h"

namespace ink::pdf {

Matrix operator*(const Matrix& m, const Matrix& n)
{
    return {m.a * n.a + m.b * n.c, m.a * n.b + m.b * n.d,       m.c * n.a + m.d * n.c,
            m.c * n.b + m.d * n.d, m.e * n.a + m.f * n.c + n.e, m.e * n.b + m.f * n.d + n.f};
}

std::string matrixText(const Matrix& matrix)
{
    std::string text;
    for (const double number : {matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f})
        text += (text.empty() ? "" : " ") + numberText(number);
    return text;
}

} // namespace ink::pdf
