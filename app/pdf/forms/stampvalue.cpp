#include "app/pdf/forms/stampvalue.h"

#include "app/domain/text/datetext.h"
#include "app/domain/text/numberformat.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace ink::pdf {

bool isTextValue(const StampItem& item)
{
    using domain::TagType;
    if (isToggle(item.type)) return false;
    return item.image.isEmpty() && !item.text.trimmed().isEmpty();
}

bool isPainted(const StampItem& item)
{
    return !item.image.isEmpty() || isTextValue(item) || item.type == domain::TagType::Attachment ||
           (isToggle(item.type) && isChecked(item));
}

bool isChecked(const StampItem& item)
{
    const QString value = item.text.trimmed().toLower();
    if (value.isEmpty()) return item.style.checked;
    return value == QLatin1String("true") || value == QLatin1String("1") || value == QLatin1String("yes") ||
           value == QLatin1String("on") || value == QLatin1String("checked");
}

QString displayText(const StampItem& item)
{
    using domain::TagType;
    switch (item.type) {
    case TagType::MaskedText:
        return QString(3, QChar(0x2022));
    case TagType::Date:
    case TagType::SignDate:
        if (const QDate date = QDate::fromString(item.text.left(10), Qt::ISODate);
            date.isValid() && !item.style.dateFormat.isEmpty())
            return domain::DateFormat(item.style.dateFormat).format(date);
        return item.text;
    case TagType::Number:
    case TagType::PrefillableNumber: {
        bool ok = false;
        QString text = item.text;
        const double value = text.toDouble(&ok);
        if (ok && item.style.decimals && std::abs(value) < 1e15)
            text = QString::number(value, 'f', std::clamp(*item.style.decimals, 0, 12));
        const auto format = domain::NumberFormat::fromSample(item.style.format);
        return format ? format->format(text) : text;
    }
    default:
        return item.text;
    }
}

} // namespace ink::pdf
