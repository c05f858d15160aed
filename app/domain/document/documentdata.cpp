#include "app/domain/document/documentdata.h"

#include "app/domain/document/reasons.h"

#include <algorithm>

namespace ink::domain {

namespace {

bool isAsciiLetter(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) ||
           (c >= QLatin1Char('A') && c <= QLatin1Char('Z'));
}

bool isNameCharacter(QChar c)
{
    return isAsciiLetter(c) || (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('-') ||
           c == QLatin1Char('_');
}

tl::unexpected<Error> dataFault(const QString& name, const Message& why)
{
    return failField(ErrorCode::Validation, dataPrefix + name, why);
}

} // namespace

std::optional<QString> dataNameAfterPrefix(QStringView text)
{
    if (!text.startsWith(dataPrefix, Qt::CaseInsensitive)) return std::nullopt;
    return text.mid(dataPrefix.size()).toString();
}

bool isDataName(QStringView name)
{
    return !name.isEmpty() && name.size() <= maxDataNameLength && isAsciiLetter(name.front()) &&
           std::all_of(name.begin(), name.end(), isNameCharacter);
}

bool isDataValue(const QString& value)
{
    const bool hasControl = std::any_of(value.begin(), value.end(), [](QChar c) {
        return (c < QLatin1Char(' ') && c != QLatin1Char('\t') && c != QLatin1Char('\n') &&
                c != QLatin1Char('\r')) ||
               c == QChar(0x7F);
    });
    return !hasControl && value.isValidUtf16() && value.toUtf8().size() <= maxDataBytes;
}

qsizetype bytesOf(const DocumentData& data)
{
    qsizetype bytes = 0;
    for (auto each = data.cbegin(); each != data.cend(); ++each)
        bytes += each.key().toUtf8().size() + each.value().toUtf8().size();
    return bytes;
}

Result<void> checkData(const DocumentData& data)
{
    for (auto each = data.cbegin(); each != data.cend(); ++each) {
        if (!isDataName(each.key()))
            return dataFault(each.key().left(maxDataNameLength), reasons::dataNameInvalid(maxDataNameLength));
        if (!isDataValue(each.value())) return dataFault(each.key(), reasons::dataValueInvalid(maxDataBytes));
    }
    if (data.size() > maxDataNames)
        return failField(ErrorCode::Validation, QStringLiteral("data"),
                         reasons::dataTooManyNames(maxDataNames));
    if (bytesOf(data) > maxDataBytes)
        return failField(ErrorCode::Validation, QStringLiteral("data"), reasons::dataTooLarge(maxDataBytes));
    return {};
}

void applyData(const DataPatch& patch, DocumentData& data)
{
    for (auto each = patch.cbegin(); each != patch.cend(); ++each) {
        if (each.value())
            data.insert(each.key(), *each.value());
        else
            data.remove(each.key());
    }
}

DataPatch dataChange(const DocumentData& from, const DocumentData& to)
{
    DataPatch patch;
    for (auto each = from.cbegin(); each != from.cend(); ++each)
        if (!to.contains(each.key())) patch.insert(each.key(), std::nullopt);
    for (auto each = to.cbegin(); each != to.cend(); ++each) {
        const auto before = from.constFind(each.key());
        if (before == from.cend() || *before != each.value()) patch.insert(each.key(), each.value());
    }
    return patch;
}

DataPatch dataPatchOf(const DocumentData& data)
{
    return dataChange({}, data);
}

} // namespace ink::domain
