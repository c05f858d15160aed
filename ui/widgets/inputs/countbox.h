#pragma once

#include <QSpinBox>

#include <functional>
#include <optional>

namespace ink::ui {

/**
 * A spin box whose text is a phrase that depends on the number, such as `1 day` and `3 days`; a suffix would
 * be the same for every number. A phrase may have no digits, such as `every day`.
 */
class CountBox final : public QSpinBox
{
    Q_OBJECT
public:
    /** Returns the text of a number, as tr() with %n does. */
    using TextFunction = std::function<QString(int)>;

    using QSpinBox::QSpinBox;

    void setTextFunction(TextFunction words);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

private:
    /** Returns the number with exactly this text; considers only numbers whose text may have no digits. */
    [[nodiscard]] std::optional<int> numberForText(const QString& text) const;
    /** Returns whether the text, apart from its digits, is an incomplete text of some number. */
    [[nodiscard]] bool isPartOfText(const QString& text) const;
    [[nodiscard]] QSize withLongestText(QSize hint) const;

    TextFunction m_textFunction;
};

} // namespace ink::ui
