#pragma once

#include "ui/dialogs/prompts.h"

namespace ink::ui {

class Kiosk;

/** Questions of the in-person signing page: with a locked screen, file dialogs require the PIN. */
class KioskPrompts final : public Prompts
{
public:
    KioskPrompts(Prompts& prompts, Kiosk& kiosk) : m_prompts(prompts), m_kiosk(kiosk) {}

    void confirm(QWidget* parent, const Confirm& question, std::function<void(bool)> answer) override;
    void text(QWidget* parent, const Text& question,
              std::function<void(std::optional<QString>)> answer) override;
    void chooseFiles(QWidget* parent, const Files& question,
                     std::function<void(QStringList)> answer) override;
    void saveFile(QWidget* parent, const Save& question,
                  std::function<void(std::optional<QString>)> answer) override;
    void chooseFolder(QWidget* parent, const Folder& question,
                      std::function<void(std::optional<QString>)> answer) override;

private:
    Prompts& m_prompts;
    Kiosk& m_kiosk;
};

} // namespace ink::ui
