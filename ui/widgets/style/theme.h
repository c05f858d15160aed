#pragma once

#include "ui/widgets/style/tokens.h"

#include <QObject>
#include <QString>

class QApplication;

namespace ink::ui {

/** The colour scheme. `System` follows the desktop's light or dark palette. */
enum class ThemeMode { System, Light, Dark, HighContrast };

/** `system`, `light`, `dark`, `high-contrast`. */
[[nodiscard]] QString themeModeName(ThemeMode mode);

/**
 * Applies style, font and palette to the application and keeps them up to date: created once in main (and in
 * tests that check the appearance). In `System` mode it follows the palette that the desktop had at the
 * start, before this class changed it.
 */
class Theme final : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QApplication& app, QObject* parent = nullptr);

    void setMode(ThemeMode mode);
    [[nodiscard]] ThemeMode mode() const { return m_mode; }

Q_SIGNALS:
    void changed();

private:
    QApplication& m_app;
    ThemeMode m_mode = ThemeMode::System;
    bool m_systemIsDark = false;
};

} // namespace ink::ui
