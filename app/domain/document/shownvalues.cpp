#include "app/domain/document/shownvalues.h"

#include <QCryptographicHash>

#include <algorithm>

namespace ink::domain {

namespace {

/** UTF-8 as encoded by a browser's TextEncoder. */
QByteArray shownBytes(const QString& text)
{
    QString whole = text;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        const QChar unit = whole.at(i);
        if (!unit.isSurrogate()) continue;
        if (unit.isHighSurrogate() && i + 1 < whole.size() && whole.at(i + 1).isLowSurrogate())
            ++i;
        else
            whole[i] = QChar(QChar::ReplacementCharacter);
    }
    return whole.toUtf8();
}

QByteArray freeLine(const ShownValue& value)
{
    QByteArray line = "*";
    for (const int number :
         {value.pageIndex, value.rect.left, value.rect.top, value.rect.width, value.rect.height})
        line += ' ' + QByteArray::number(number);
    return line + ' ' + value.content + '\n';
}

} // namespace

QByteArray shownDigest(QList<ShownValue> values, const QByteArray& document)
{
    std::sort(values.begin(), values.end(), [](const ShownValue& a, const ShownValue& b) {
        if (a.id.isNull() != b.id.isNull()) return b.id.isNull();
        return a.id.isNull() ? freeLine(a) < freeLine(b) : a.id.value() < b.id.value();
    });
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const bool hasFingerprints = !document.isEmpty();
    hash.addData(hasFingerprints ? "inkstone-shown-2\n" + document + '\n' : QByteArray("inkstone-shown-1\n"));
    for (const ShownValue& value : std::as_const(values)) {
        if (value.id.isNull()) {
            hash.addData(freeLine(value));
            continue;
        }
        const QByteArray text = shownBytes(value.text);
        hash.addData(QByteArray::number(value.id.value()) + ' ');
        if (hasFingerprints) hash.addData(value.fingerprint + ' ');
        hash.addData(QByteArray::number(text.size()) + ' ');
        hash.addData(text);
        hash.addData(' ' + (value.content.isEmpty() ? QByteArray("-") : value.content) + '\n');
    }
    return hash.result().toHex();
}

} // namespace ink::domain
