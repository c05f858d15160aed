#pragma once

#include "ui/widgets/style/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <optional>

namespace ink::ui {

/** Every action of the window by id, with text, shortcut and state, for menus and the command palette. */
class ActionRegistry final : public QObject
{
    Q_OBJECT
public:
    explicit ActionRegistry(QObject* parent = nullptr) : QObject(parent) {}

    using TextFunction = std::function<QString()>;
    /** `words` and `tip` are called again after a change of language. */
    QAction* add(const QString& id, std::optional<Icon> sign, const QList<QKeySequence>& shortcuts,
                 TextFunction words, TextFunction tip = {});
    [[nodiscard]] QAction* action(const QString& id) const; ///< null when there is none
    [[nodiscard]] QList<QAction*> actions() const;
    void retranslate();

private:
    struct Entry
    {
        QAction* action;
        TextFunction text;
        TextFunction tip;
    };
    QList<Entry> m_entries;
};

} // namespace ink::ui
