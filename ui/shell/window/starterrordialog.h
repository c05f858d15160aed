#pragma once

#include "app/base/error.h"

#include <QDialog>

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class Prompts;

/** Explains why the program can't open its data, and suggests solutions. Accepted = try again. */
class StartErrorDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `folder` is the data folder. */
    StartErrorDialog(const Error& fault, const QString& folder, QWidget* parent = nullptr);
};

/** Shows the dialog before there is a window; true to try again. */
[[nodiscard]] bool askToRetryStart(const settings::Settings& settings, const Error& fault,
                                   const QString& folder);

/** Reports in a dialog over the window that stored data is damaged; offers to open its folder. */
void reportDamage(Prompts& prompts, QWidget* window, const Error& fault, const QString& folder);

} // namespace ink::ui
