#pragma once

#include <QUndoCommand>

#include <functional>

namespace ink::ui {

/** A change of a draft's files that the service has already made; the service also undoes and redoes it. */
class FileStep final : public QUndoCommand
{
public:
    FileStep(const QString& text, std::function<void()> takeBack, std::function<void()> makeAgain)
        : QUndoCommand(text), m_undo(std::move(takeBack)), m_redo(std::move(makeAgain))
    {
    }
    void undo() override { m_undo(); }
    void redo() override
    {
        if (m_isMade) m_redo();
        m_isMade = true; // already done when it is pushed
    }

private:
    std::function<void()> m_undo;
    std::function<void()> m_redo;
    bool m_isMade = false;
};

} // namespace ink::ui
