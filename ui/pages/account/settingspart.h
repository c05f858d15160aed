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

    /** A secondary paragraph, to be added to the column. */
    [[nodiscard]] QuietLabel* paragraph();

    QLabel* m_title;
    QVBoxLayout* m_column;
};

} // namespace ink::ui
