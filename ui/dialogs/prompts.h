#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace ink::ui {

/** Short modal questions, behind an interface. Asynchronous: each calls its callback once, after the call
 * has returned, and never after `parent` is destroyed. `id` identifies the question for tests. */
class Prompts
{
public:
    virtual ~Prompts() = default;

    struct Confirm
    {
        QString id;
        QString title;
        QString text;
        QString acceptText;         ///< the button, named for its effect: "Delete 3 documents"
        bool isDestructive = false; ///< makes Cancel the default button
        QString otherText = {};     ///< a third button: reports false, then calls `onOther`
        std::function<void()> onOther = {};
    };
    virtual void confirm(QWidget* parent, const Confirm& question, std::function<void(bool)> answer) = 0;

    struct Text
    {
        QString id;
        QString title;
        QString label;
        QString initial;
        QString acceptText;
        int maxLength = 255;
        /** Enter accepts a single line, so prompts that send, cancel or decline have several lines. */
        bool isMultiLine = false;
        bool isRequired = true;
        /** Optional: returns why a text can't be accepted; empty if it can. */
        std::function<QString(const QString&)> validate = {};
    };
    /** Asks for a text. `answer` gets the trimmed text, or nothing if the user cancelled. */
    virtual void text(QWidget* parent, const Text& question,
                      std::function<void(std::optional<QString>)> answer) = 0;

    struct Files
    {
        QString id;
        QString title;
        QString filter; ///< in QFileDialog's format
        bool allowsMultiple = true;
        QString folder;
    };
    /** Asks for files to open. `answer` gets their paths; empty if the user cancelled. */
    virtual void chooseFiles(QWidget* parent, const Files& question,
                             std::function<void(QStringList)> answer) = 0;

    struct Save
    {
        QString id;
        QString title;
        QString name; ///< suggested, without folder
        QString filter;
    };
    virtual void saveFile(QWidget* parent, const Save& question,
                          std::function<void(std::optional<QString>)> answer) = 0;

    struct Folder
    {
        QString id;
        QString title;
    };
    virtual void chooseFolder(QWidget* parent, const Folder& question,
                              std::function<void(std::optional<QString>)> answer) = 0;
};

} // namespace ink::ui
