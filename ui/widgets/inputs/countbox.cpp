#include "ui/widgets/inputs/countbox.h"

#include <algorithm>
#include <array>

namespace ink::ui {

namespace {

/** One number for each plural form of the supported languages. */
constexpr std::array formNumbers{0, 1, 2, 3, 11, 100, 1'000'000};

QString digitsOf(const QString& text)
{
    QString digits;
    for (const QChar each : text)
        if (each.isDigit()) digits.append(QChar(u'0' + each.digitValue()));
    return digits;
}

QString lettersOf(QString text)
{
    text.removeIf([](QChar each) { return each.isDigit() || each.isSpace(); });
    return text;
}

/** Returns whether removing characters from `whole` yields `text`. */
bool isSubsequence(QStringView text, QStringView whole)
{
    qsizetype found = 0;
    for (const QChar each : whole)
        if (found < text.size() && text.at(found) == each) ++found;
    return found == text.size();
}

} // namespace

void CountBox::setTextFunction(TextFunction words)
{
    m_textFunction = std::move(words);
    setSuffix(QString()); // shows the number again and discards the cached size
}

QString CountBox::textFromValue(int value) const
{
    return m_textFunction ? m_textFunction(value) : QSpinBox::textFromValue(value);
}

std::optional<int> CountBox::numberForText(const QString& text) const
{
    for (const int number : {0, 1, 2})
        if (number >= minimum() && number <= maximum() && textFromValue(number) == text) return number;
    return std::nullopt;
}

bool CountBox::isPartOfText(const QString& text) const
{
    const QString letters = lettersOf(text);
    return isSubsequence(letters, specialValueText()) ||
           std::any_of(formNumbers.begin(), formNumbers.end(),
                       [&](int number) { return isSubsequence(letters, lettersOf(textFromValue(number))); });
}

int CountBox::valueFromText(const QString& text) const
{
    if (!specialValueText().isEmpty() && text == specialValueText()) return minimum();
    if (const auto number = numberForText(text)) return *number;
    return digitsOf(text).toInt();
}

QValidator::State CountBox::validate(QString& text, int&) const
{
    if (!specialValueText().isEmpty() && text == specialValueText()) return QValidator::Acceptable;
    if (numberForText(text)) return QValidator::Acceptable;
    if (!isPartOfText(text)) return QValidator::Invalid;
    const QString digits = digitsOf(text);
    if (digits.isEmpty()) return QValidator::Intermediate;
    bool isNumber = false;
    const int number = digits.toInt(&isNumber);
    if (!isNumber || number > maximum()) return QValidator::Invalid;
    return number < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

QSize CountBox::withLongestText(QSize hint) const
{
    constexpr int measured = 18; // QSpinBox ignores the characters that follow
    int missing = 0;
    for (const int number : {minimum(), maximum()}) {
        const QString text = textFromValue(number);
        missing = std::max(missing, fontMetrics().horizontalAdvance(text) -
                                        fontMetrics().horizontalAdvance(text.left(measured)));
    }
    return {hint.width() + missing, hint.height()};
}

QSize CountBox::sizeHint() const
{
    return withLongestText(QSpinBox::sizeHint());
}

QSize CountBox::minimumSizeHint() const
{
    return withLongestText(QSpinBox::minimumSizeHint());
}

} // namespace ink::ui

#include "moc_countbox.cpp"
