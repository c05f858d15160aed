#include "app/domain/text/oneline.h"

namespace ink::domain {

QString oneLine(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        const bool breaks = u < 0x20 || (u >= 0x7F && u <= 0x9F) || u == 0x2028 || u == 0x2029;
        // Scripts and emoji require joiners and simple direction marks; other invisible characters are
        // removed.
        const bool hidden = c.category() == QChar::Other_Format && (u < 0x200C || u > 0x200F);
        if (hidden) continue;
        const QChar next = breaks ? QLatin1Char(' ') : c;
        if (next == QLatin1Char(' ') && line.endsWith(next)) continue;
        line.append(next);
    }
    return line.trimmed();
}

} // namespace ink::domain
