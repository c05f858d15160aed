#pragma once

#include "ui/dialogs/prompts.h"

namespace ink::ui {

/** Shows the questions as window-modal dialogs and native file dialogs; never in a nested event loop. */
class WidgetPrompts final : public Prompts
{
public:
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
    QString m_folder; ///< folder of the last opened or saved file
};

} // namespace ink::ui
