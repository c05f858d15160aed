#include "app/domain/bulk/rowpattern.h"

#include "app/domain/bulk/reasons.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/domain/text/trimming_p.h"

namespace ink::domain {

namespace {

constexpr QLatin1Char opening('{');
constexpr QLatin1Char closing('}');

} // namespace

std::optional<RowPattern::Part> RowPattern::partNamed(const QString& name, const QStringList& header,
                                                      const RowConstants& constants)
{
    if (const int column = columnNamed(header, name); column >= 0)
        return Part{.kind = Part::Kind::Column, .column = column};
    const QString key = name.toLower();
    if (key == placeholder::templateTitle) return Part{Part::Kind::Text, constants.templateTitle};
    if (key == placeholder::date) return Part{Part::Kind::Text, constants.date.toString(Qt::ISODate)};
    if (key == placeholder::recipientName) return Part{Part::Kind::Name};
    if (key == placeholder::rowNumber) return Part{Part::Kind::Number};
    return std::nullopt;
}

Result<RowPattern> RowPattern::parse(const QString& text, const QStringList& header,
                                     const RowConstants& constants)
{
    RowPattern pattern;
    QString literal;
    const auto flush = [&] {
        if (!literal.isEmpty()) pattern.m_parts.append({Part::Kind::Text, literal});
        literal.clear();
    };
    const auto isDoubled = [&text](qsizetype at) {
        return at + 1 < text.size() && text.at(at + 1) == text.at(at);
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c != opening && c != closing) {
            literal.append(c);
            continue;
        }
        if (isDoubled(i)) {
            literal.append(c);
            ++i;
            continue;
        }
        if (c == closing) return fail(ErrorCode::Validation, reasons::braceUnmatched());
        const qsizetype end = text.indexOf(closing, i);
        const QString name = end < 0 ? QString() : text.sliced(i + 1, end - i - 1).trimmed();
        if (end < 0 || name.contains(opening)) return fail(ErrorCode::Validation, reasons::braceUnmatched());
        const auto part = partNamed(name, header, constants);
        if (!part) return fail(ErrorCode::Validation, reasons::noColumnForPlaceholder(name));
        flush();
        pattern.m_parts.append(*part);
        i = end;
    }
    flush();
    return pattern;
}

QList<int> RowPattern::columns() const
{
    QList<int> taken;
    for (const Part& part : m_parts)
        if (part.kind == Part::Kind::Column && !taken.contains(part.column)) taken.append(part.column);
    return taken;
}

QString RowPattern::resolve(const CellSource& cells, int row, const QString& name) const
{
    QString text;
    for (const Part& part : m_parts) {
        switch (part.kind) {
        case Part::Kind::Text:
            text.append(part.text);
            break;
        case Part::Kind::Column:
            text.append(trimmedView(cells.displayText(row, part.column)));
            break;
        case Part::Kind::Name:
            text.append(name);
            break;
        case Part::Kind::Number:
            text.append(QString::number(row + 1));
            break;
        }
    }
    return text;
}

QString placeholderFor(const QString& column)
{
    const QString name = column.trimmed();
    if (name.isEmpty() || name.contains(opening) || name.contains(closing)) return {};
    return opening + name + closing;
}

RowTextPatterns patternsOfFile(const QStringList& header, const ColumnMapping& mapping)
{
    const auto patternFor = [&](const QStringList& names) {
        for (const QString& name : names) {
            const int column = columnNamed(header, name);
            if (column >= 0 && mapping.columns.value(column) == ColumnTarget())
                return placeholderFor(header.at(column));
        }
        return QString();
    };
    return {patternFor(titleColumnNames()), patternFor(messageColumnNames())};
}

QList<QPair<QString, int>> dataColumnsOf(const QStringList& header, const ColumnMapping& mapping)
{
    QList<QPair<QString, int>> columns;
    QStringList names;
    for (int column = 0; column < header.size(); ++column) {
        const auto name = dataOfColumn(header.at(column));
        if (!name || names.contains(*name) || mapping.columns.value(column) != ColumnTarget()) continue;
        names.append(*name);
        columns.append({*name, column});
    }
    return columns;
}

Result<RowTexts> parseRowTexts(const RowTextPatterns& patterns, const QStringList& header,
                               const RowConstants& constants)
{
    RowTexts texts;
    const auto parse = [&](const QString& text, const QString& field) -> Result<RowPattern> {
        auto pattern = RowPattern::parse(text.trimmed(), header, constants);
        if (pattern) return pattern;
        Error error = pattern.error();
        error.fields = {{field, error.detail}};
        return fail(std::move(error));
    };
    INK_ASSIGN(titles, parse(patterns.title, QStringLiteral("title")));
    INK_ASSIGN(messages, parse(patterns.message, QStringLiteral("message")));
    texts.title = std::move(titles);
    texts.message = std::move(messages);
    return texts;
}

} // namespace ink::domain
