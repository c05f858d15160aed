#pragma once

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QLayout;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

class ElidedLabel;
class QuietLabel;

/**
 * Lays out a row of a list in `box`: an icon (may be null), texts, and buttons at the end. The buttons move
 * to a separate line when the texts would become too narrow. Returns the layout of the buttons.
 */
[[nodiscard]] QHBoxLayout* layOutListRow(QWidget& box, QLabel* sign, QLayout* words);

/** Options of a button in a row of a list. */
struct RowButtonOptions
{
    QString accessibleName = {};
    QString toolTip = {};
    std::function<void()> clicked = {};
};

/** A list row laid out by layOutListRow(). The list recreates its rows when the language changes. */
class ListRow final : public QWidget
{
public:
    explicit ListRow(const char* name, QLabel* sign = nullptr);

    /** Adds a title, elided if it doesn't fit. */
    ElidedLabel* addTitle(const char* name, const QString& text);
    /** Adds a secondary paragraph. */
    QuietLabel* addDetails(const char* name, const QString& text);
    /** Adds a button at the end. */
    QPushButton* addButton(const char* name, const QString& text, const RowButtonOptions& options = {});
    /** The layout of the buttons, for adding widgets other than push buttons. */
    [[nodiscard]] QHBoxLayout& buttons() const { return *m_buttons; }

private:
    QVBoxLayout* m_texts;
    QHBoxLayout* m_buttons;
};

} // namespace ink::ui
