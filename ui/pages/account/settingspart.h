#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace ink::ui {

class QuietLabel;

/** A part of the settings: a heading above one column of inputs. */
class SettingsPart : public QWidget
{
    Q_OBJECT
Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);

protected:
    SettingsPart(const QString& name, QWidget* parent);

    /** Creates a secondary paragraph, without adding it to the column. */
    [[nodiscard]] QuietLabel* makeParagraph();

    QLabel* m_title;
    QVBoxLayout* m_column;
};

} // namespace ink::ui
