#include "ui/widgets/inputs/fixedkeys.h"

#include <QKeyEvent>
#include <QMap>

#include <algorithm>

namespace ink::ui {

namespace {

using Keys = QList<QKeyCombination>;

/** On macOS, Alt with a digit types a character; META is its Control key. */
#ifdef Q_OS_MACOS
constexpr Qt::KeyboardModifier assignModifier = Qt::MetaModifier;
#else
constexpr Qt::KeyboardModifier assignModifier = Qt::AltModifier;
#endif

Keys digits()
{
    Keys all;
    for (int digit = 1; digit <= 9; ++digit)
        all.append(assignModifier | static_cast<Qt::Key>(Qt::Key_0 + digit));
    return all;
}

const QMap<FixedKey, Keys>& allKeys()
{
    constexpr auto ctrlShift = Qt::CTRL | Qt::SHIFT;
    using K = FixedKey;
    static const QMap<FixedKey, Keys> all{
        {K::Rename, {Qt::Key_F2}},
        {K::FindNext, {Qt::Key_F3}},
        {K::FindPrevious, {Qt::SHIFT | Qt::Key_F3}},
        {K::NextIssue, {Qt::Key_F4}},
        {K::PreviousIssue, {Qt::SHIFT | Qt::Key_F4}},
        {K::NextArea, {Qt::Key_F6}},
        {K::PreviousArea, {Qt::SHIFT | Qt::Key_F6}},
        {K::MenuBar, {Qt::Key_F10}},
        {K::ContextMenu, {Qt::SHIFT | Qt::Key_F10}},
        {K::GoToPage, {Qt::CTRL | Qt::Key_G}},
        {K::NextPage, {Qt::CTRL | Qt::Key_PageDown}},
        {K::PreviousPage, {Qt::CTRL | Qt::Key_PageUp}},
        {K::FirstPage, {Qt::CTRL | Qt::Key_Home}},
        {K::LastPage, {Qt::CTRL | Qt::Key_End}},
        {K::ZoomIn,
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal, ctrlShift | Qt::Key_Plus,
          ctrlShift | Qt::Key_Equal}},
        {K::ZoomOut, {Qt::CTRL | Qt::Key_Minus}},
        {K::ActualSize, {Qt::CTRL | Qt::Key_0}},
        {K::RotatePageLeft, {Qt::CTRL | Qt::Key_Left}},
        {K::RotatePageRight, {Qt::CTRL | Qt::Key_Right}},
        {K::ResizeTags,
         {Qt::CTRL | Qt::Key_Left, Qt::CTRL | Qt::Key_Right, Qt::CTRL | Qt::Key_Up, Qt::CTRL | Qt::Key_Down,
          ctrlShift | Qt::Key_Left, ctrlShift | Qt::Key_Right, ctrlShift | Qt::Key_Up,
          ctrlShift | Qt::Key_Down}},
        {K::PasteInPlace, {ctrlShift | Qt::Key_V}},
        {K::DuplicateTags, {Qt::CTRL | Qt::Key_D}},
        {K::AssignTags, digits()},
        {K::Send, {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}},
        {K::SelectRows,
         {Qt::CTRL | Qt::Key_Space, ctrlShift | Qt::Key_Space, ctrlShift | Qt::Key_Home,
          ctrlShift | Qt::Key_End, ctrlShift | Qt::Key_PageUp, ctrlShift | Qt::Key_PageDown}},
    };
    return all;
}

/** The system's standard keys, with all their bindings; widgets handle them in key events. */
const QList<QKeySequence>& systemKeys()
{
    static const QList<QKeySequence> all = [] {
        QList<QKeySequence> keys;
        for (const auto meaning :
             {QKeySequence::Undo, QKeySequence::Redo, QKeySequence::Cut, QKeySequence::Copy,
              QKeySequence::Paste, QKeySequence::SelectAll, QKeySequence::Delete, QKeySequence::Find,
              QKeySequence::Print, QKeySequence::Save})
            keys += QKeySequence::keyBindings(meaning);
        return keys;
    }();
    return all;
}

} // namespace

const QList<QKeyCombination>& fixedKeys(FixedKey key)
{
    return *allKeys().constFind(key);
}

QKeySequence displayKey(FixedKey key)
{
    return {fixedKeys(key).first()};
}

bool matchesFixed(const QKeyEvent& event, FixedKey key)
{
    return fixedKeys(key).contains(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key())));
}

bool isFixedKey(QKeyCombination keys)
{
    const QMap<FixedKey, Keys>& all = allKeys();
    return systemKeys().contains(QKeySequence(keys)) ||
           std::any_of(all.begin(), all.end(), [keys](const Keys& each) { return each.contains(keys); });
}

} // namespace ink::ui
