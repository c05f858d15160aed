#pragma once

#include <QSpinBox>

#include <functional>
#include <optional>

namespace ink::ui {

/**
 * A number within words that follow it, such as `1 day` and `3 days`. A suffix would be the same for every
 * number. A number may also have words without digits, such as `every day`.
 */
class CountBox final : public QSpinBox
{
    Q_OBJECT
public:
    /** Returns the text of a number, as tr() with %n does. */
    using Words = std::function<QString(int)>;

    using QSpinBox::QSpinBox;

    void setWords(Words words);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

private:
    /** Returns the number with exactly this text, among the numbers whose text may have no digits. */
    [[nodiscard]] std::optional<int> numberInWords(const QString& text) const;
    /** Returns whether the text, apart from its digits, is an incomplete text of some number. */
    [[nodiscard]] bool isPartOfWords(const QString& text) const;
    [[nodiscard]] QSize withLongestText(QSize hint) const;

    Words m_words;
};

} // namespace ink::ui
