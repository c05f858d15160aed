#include "ui/shell/kiosk/kioskprompts.h"

#include "ui/shell/kiosk/kiosk.h"

#include <QPointer>
#include <QWidget>

namespace ink::ui {

void KioskPrompts::confirm(QWidget* parent, const Confirm& question, std::function<void(bool)> answer)
{
    m_prompts.confirm(parent, question, std::move(answer));
}

void KioskPrompts::text(QWidget* parent, const Text& question,
                        std::function<void(std::optional<QString>)> answer)
{
    m_prompts.text(parent, question, std::move(answer));
}

void KioskPrompts::chooseFiles(QWidget* parent, const Files& question,
                               std::function<void(QStringList)> answer)
{
    m_kiosk.askToAllow([this, parent = QPointer(parent), question, answer = std::move(answer)](bool allowed) {
        if (!parent) return;
        allowed ? m_prompts.chooseFiles(parent, question, answer) : answer({});
    });
}

void KioskPrompts::saveFile(QWidget* parent, const Save& question,
                            std::function<void(std::optional<QString>)> answer)
{
    m_kiosk.askToAllow([this, parent = QPointer(parent), question, answer = std::move(answer)](bool allowed) {
        if (!parent) return;
        allowed ? m_prompts.saveFile(parent, question, answer) : answer(std::nullopt);
    });
}

void KioskPrompts::chooseFolder(QWidget* parent, const Folder& question,
                                std::function<void(std::optional<QString>)> answer)
{
    m_kiosk.askToAllow([this, parent = QPointer(parent), question, answer = std::move(answer)](bool allowed) {
        if (!parent) return;
        allowed ? m_prompts.chooseFolder(parent, question, answer) : answer(std::nullopt);
    });
}

} // namespace ink::ui
