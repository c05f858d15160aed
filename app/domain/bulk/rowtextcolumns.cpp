#include "app/domain/bulk/rowtextcolumns.h"

#include "app/base/languages.h"
#include "app/domain/document/documentdata.h"

#include <algorithm>

namespace ink::domain {

int columnNamed(const QStringList& header, const QString& name)
{
    const auto found = std::find_if(header.begin(), header.end(), [&name](const QString& column) {
        return column.trimmed().compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == header.end() ? -1 : static_cast<int>(found - header.begin());
}

const QStringList& titleColumnNames()
{
    static const QStringList names{QStringLiteral("Document title"), QStringLiteral("Title of the document")};
    return names;
}

const QStringList& messageColumnNames()
{
    static const QStringList names{QStringLiteral("Document message"),
                                   QStringLiteral("Message of the document")};
    return names;
}

std::optional<QString> dataOfColumn(const QString& column)
{
    const auto name = dataNameAfterPrefix(column.trimmed());
    return name && isDataName(*name) ? name : std::nullopt;
}

bool isRowTextColumn(const QString& column)
{
    const QString name = column.trimmed();
    return titleColumnNames().contains(name, Qt::CaseInsensitive) ||
           messageColumnNames().contains(name, Qt::CaseInsensitive) || dataOfColumn(name).has_value();
}

namespace {
constexpr qsizetype linkColumn = 3; ///< index in resultColumnNames
}

QStringList resultColumnNames(const QString& language)
{
    QStringList names;
    for (const char* const name :
         {QT_TRANSLATE_NOOP("ink::BulkReport", "Line"), QT_TRANSLATE_NOOP("ink::BulkReport", "Status"),
          QT_TRANSLATE_NOOP("ink::BulkReport", "Document"), QT_TRANSLATE_NOOP("ink::BulkReport", "Link"),
          QT_TRANSLATE_NOOP("ink::BulkReport", "Field"), QT_TRANSLATE_NOOP("ink::BulkReport", "Reason")})
        names.append(translatedIn(language, "ink::BulkReport", name));
    return names;
}

QStringList workbookColumnNames(const QString& language)
{
    QStringList names;
    for (const char* const name : {QT_TRANSLATE_NOOP("ink::BulkReport", "Signing status"),
                                   QT_TRANSLATE_NOOP("ink::BulkReport", "Completed on"),
                                   QT_TRANSLATE_NOOP("ink::BulkReport", "Document link")})
        names.append(translatedIn(language, "ink::BulkReport", name));
    return names;
}

qsizetype countResultColumns(const QStringList& header)
{
    for (const QString& language : languageCodes()) {
        const QStringList names = resultColumnNames(language);
        QStringList withoutLink = names; // as earlier versions wrote them
        withoutLink.removeAt(linkColumn);
        for (const QStringList& known : {names, withoutLink, names.last(errorColumnCount)})
            if (header.size() > known.size() && header.last(known.size()) == known) return known.size();
        const QStringList ofWorkbook = workbookColumnNames(language);
        if (header.size() > ofWorkbook.size() && header.last(ofWorkbook.size()) == ofWorkbook)
            return ofWorkbook.size();
    }
    return 0;
}

QString unusedName(const QStringList& names, const QStringList& others)
{
    const auto free = std::find_if(names.begin(), names.end(),
                                   [&others](const QString& name) { return columnNamed(others, name) < 0; });
    return free == names.end() ? names.constLast() : *free;
}

} // namespace ink::domain
