#pragma once

#include "ui/dialogs/prompts.h"

#include <QMetaObject>
#include <QQueue>
#include <QTest>
#include <QVariant>
#include <QWidget>

namespace ink::test {

/** Answers questions from a script, in order and by id. An unexpected question fails the test immediately;
 * an unused answer fails it in the destructor. */
class ScriptedPrompts final : public ui::Prompts
{
public:
    ~ScriptedPrompts() override
    {
        for (const auto& [id, value] : std::as_const(m_script))
            QTest::qFail(qPrintable(QStringLiteral("nobody asked '%1'").arg(id)), __FILE__, __LINE__);
    }

    void willConfirm(const QString& id, bool yes) { m_script.enqueue({id, yes}); }
    void willText(const QString& id, const QString& text) { m_script.enqueue({id, text}); }
    void willChoose(const QString& id, const QStringList& paths) { m_script.enqueue({id, paths}); }
    void willBackOut(const QString& id) { m_script.enqueue({id, QVariant()}); }
    [[nodiscard]] bool isDone() const { return m_script.isEmpty(); }
    /** The last confirmation, for checking its text. */
    [[nodiscard]] const Confirm& lastConfirm() const { return m_lastConfirm; }

    void confirm(QWidget* parent, const Confirm& question, std::function<void(bool)> answer) override
    {
        m_lastConfirm = question;
        // A question that opened by accident, with Enter still pressed, must not send or delete anything.
        static const QStringList harmless{QStringLiteral("dataDamaged"), QStringLiteral("switchForLink"),
                                          QStringLiteral("leaveSigning"), QStringLiteral("remindByLink")};
        if (!question.isDestructive && !harmless.contains(question.id))
            QTest::qFail(qPrintable(QStringLiteral("Enter accepts '%1'").arg(question.id)), __FILE__,
                         __LINE__);
        reply(parent, question.id,
              [answer = std::move(answer)](const QVariant& value) { answer(value.toBool()); });
    }
    /** The last question for a text, for checking what it accepts. */
    [[nodiscard]] const Text& lastText() const { return m_lastText; }
    void text(QWidget* parent, const Text& question,
              std::function<void(std::optional<QString>)> answer) override
    {
        m_lastText = question;
        reply(parent, question.id,
              [answer = std::move(answer)](const QVariant& value) { answer(one(value)); });
    }
    void chooseFiles(QWidget* parent, const Files& question, std::function<void(QStringList)> answer) override
    {
        reply(parent, question.id,
              [answer = std::move(answer)](const QVariant& value) { answer(value.toStringList()); });
    }
    void saveFile(QWidget* parent, const Save& question,
                  std::function<void(std::optional<QString>)> answer) override
    {
        reply(parent, question.id,
              [answer = std::move(answer)](const QVariant& value) { answer(one(value)); });
    }
    void chooseFolder(QWidget* parent, const Folder& question,
                      std::function<void(std::optional<QString>)> answer) override
    {
        reply(parent, question.id,
              [answer = std::move(answer)](const QVariant& value) { answer(one(value)); });
    }

private:
    static std::optional<QString> one(const QVariant& value)
    {
        const QStringList all = value.toStringList();
        return all.isEmpty() ? std::nullopt : std::optional(all.first());
    }
    void reply(QWidget* parent, const QString& id, std::function<void(const QVariant&)> answer)
    {
        if (m_script.isEmpty() || m_script.head().first != id) {
            const QString expected = m_script.isEmpty() ? QStringLiteral("nothing") : m_script.head().first;
            QTest::qFail(qPrintable(QStringLiteral("asked '%1', expected '%2'").arg(id, expected)), __FILE__,
                         __LINE__);
            return;
        }
        const QVariant value = m_script.dequeue().second;
        QMetaObject::invokeMethod(
            parent, [value, answer = std::move(answer)] { answer(value); }, Qt::QueuedConnection);
    }

    QQueue<std::pair<QString, QVariant>> m_script;
    Confirm m_lastConfirm;
    Text m_lastText;
};

} // namespace ink::test
