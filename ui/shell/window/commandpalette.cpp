#include "ui/shell/window/commandpalette.h"

#include "ui/shell/window/actionregistry.h"
#include "ui/widgets/inputs/shortcutwords.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPointer>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ink::ui {

namespace {

constexpr int keysRole = Qt::UserRole + 1;

/** Paints an icon, a text, and the shortcut at the far end. */
class CommandDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& t = tokens(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_MouseOver)) {
            const bool selected = option.state.testFlag(QStyle::State_Selected);
            const int edge = selected ? selectionEdgeWidth(t) : 0;
            paintBox(*painter, option.rect, selected ? t.selection : t.hover, t.accent, edge,
                     metric::cornerRadius);
        }
        const QRect row = option.rect.adjusted(space::s, 0, -space::m, 0);
        const QRect sign(row.left(), row.center().y() - 9, 18, 18);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, mirroredRect(option, sign));
        painter->setPen(t.ink);
        const bool mirrored = option.direction == Qt::RightToLeft;
        const Qt::Alignment begin =
            mirrored ? Qt::AlignAbsolute | Qt::AlignRight : Qt::AlignAbsolute | Qt::AlignLeft;
        const Qt::Alignment end =
            mirrored ? Qt::AlignAbsolute | Qt::AlignLeft : Qt::AlignAbsolute | Qt::AlignRight;
        painter->drawText(mirroredRect(option, row.adjusted(18 + space::m, 0, 0, 0)),
                          int(Qt::AlignVCenter | begin), index.data().toString());
        painter->setFont(quietFont());
        painter->setPen(t.quietInk);
        painter->drawText(mirroredRect(option, row), int(Qt::AlignVCenter | end),
                          index.data(keysRole).toString());
        painter->restore();
    }
};

/** Synonyms for an action, by the action's name. */
struct Synonyms
{
    const char* action;
    const char* words;
};
// Index(synonyms): Commands: other words that find them
constexpr std::array synonyms{
    Synonyms{"tags.duplicate", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "copy, clone")},
    Synonyms{"tags.delete", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "remove, erase")},
    Synonyms{"tags.pasteInPlace",
             QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "insert at the same position")},
    Synonyms{"pages.zoomIn", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "enlarge, larger, magnify")},
    Synonyms{"pages.zoomOut", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "reduce, smaller")},
    Synonyms{"pages.actualSize", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "zoom to 100%")},
    Synonyms{"pages.fitWidth", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "zoom to width")},
    Synonyms{"pages.fitPage", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "zoom to page")},
    Synonyms{"pages.goTo", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "jump, page number")},
    Synonyms{"document.preview", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "view as recipient, test")},
    Synonyms{"document.send", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "invite, request signatures")},
    Synonyms{"edit.find", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "search")},
    Synonyms{"file.settings", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "preferences, options")},
    Synonyms{"view.theme.dark", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "theme, night mode")},
    Synonyms{"view.theme.light", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "theme, day mode")},
    Synonyms{"help.shortcuts", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "keys, hotkeys, cheat sheet")},
    Synonyms{"bringToFront", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "on top, above, stacking order")},
    Synonyms{"sendToBack", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "below, behind, stacking order")},
    Synonyms{"lockTags", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "protect, pin, fix")},
    Synonyms{"snapping", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "magnet, guides, grid")},
    Synonyms{"tabOrder", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "sequence, Tab key")},
    Synonyms{"duplicateToPages", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "copy to all pages, repeat")},
    Synonyms{"suggestCommand", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "detect fields, find fields")},
    Synonyms{"issuesCommand",
             QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "preflight, check, errors, warnings")},
    Synonyms{"addRecipientCommand", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "signer, person")},
    Synonyms{"rotatePagesLeft", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "turn, landscape, portrait")},
    Synonyms{"rotatePagesRight", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "turn, landscape, portrait")},
    Synonyms{"movePagesUp", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "reorder, rearrange, sort pages")},
    Synonyms{"movePagesDown", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "reorder, rearrange, sort pages")},
    Synonyms{"insertPages",
             QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "merge, combine, append, add pages")},
    Synonyms{"insertBlankPage", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "add empty page, new page")},
    Synonyms{"extractPages",
             QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "split, save pages as PDF, export pages")},
    Synonyms{"deletePages", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "remove pages")},
    Synonyms{"show-onlyPages", QT_TRANSLATE_NOOP("ink::ui::CommandPalette", "full width, hide panels")}};

constexpr int synonymScore = -4; ///< ranks a synonym below a match in the action's own text

bool isSynonym(const QString& wanted, const QString& action)
{
    const QString needle = wanted.simplified();
    if (needle.size() < 2) return false;
    for (const Synonyms& each : synonyms) {
        if (action != QLatin1String(each.action)) continue;
        const QString words = CommandPalette::tr(each.words);
        const qsizetype at = words.indexOf(needle, 0, Qt::CaseInsensitive);
        return at == 0 || (at > 0 && !words.at(at - 1).isLetterOrNumber());
    }
    return false;
}

} // namespace

std::optional<int> fuzzyScore(const QString& wanted, const QString& text)
{
    const QString needle = wanted.toCaseFolded().simplified();
    const QString hay = text.toCaseFolded();
    int score = 0;
    qsizetype at = -1;
    for (const QChar c : needle) {
        if (c.isSpace()) continue;
        const qsizetype found = hay.indexOf(c, at + 1);
        if (found < 0) return std::nullopt;
        if (found == at + 1 && at >= 0) score += 4;                          // consecutive letters
        if (found == 0 || !hay.at(found - 1).isLetterOrNumber()) score += 6; // the beginning of a word
        score -= static_cast<int>(std::min<qsizetype>(found - at - 1, 8));
        at = found;
    }
    return score - static_cast<int>(hay.size() / 8);
}

CommandPalette::CommandPalette(const ActionRegistry& actions, QWidget* parent)
    : QFrame(parent), m_actions(actions), m_input(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    m_input->setObjectName(QStringLiteral("commandInput"));
    m_input->addAction(icon(Icon::Search), QLineEdit::LeadingPosition);
    m_list->setObjectName(QStringLiteral("commandList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::s, space::s, space::s, space::s);
    column->addWidget(m_input);
    column->addWidget(m_list);
    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(32);
    shadow->setOffset(0, 8);
    shadow->setColor(QColor(0, 0, 0, 90));
    setGraphicsEffect(shadow);
    hide();
    m_input->installEventFilter(this);
    parent->installEventFilter(this);
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
}

void CommandPalette::popUp()
{
    m_input->setPlaceholderText(tr("What do you want to do?"));
    m_input->setAccessibleName(tr("Commands"));
    m_list->setAccessibleName(tr("Matching commands"));
    m_input->clear();
    fill();
    place();
    show();
    raise();
    m_input->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::place()
{
    const QRect area = parentWidget()->rect();
    const int width = qMin(560, area.width() - 2 * space::xxl);
    setGeometry((area.width() - width) / 2, qMax(space::xxl, area.height() / 6), width,
                qMin(380, area.height() - 2 * space::xxl));
}

void CommandPalette::fill()
{
    QList<std::pair<int, QAction*>> hits;
    QList<QAction*> actions = m_actions.actions();
    if (m_pageActions) actions += m_pageActions();
    for (QAction* action : std::as_const(actions)) {
        if (!action->isEnabled() || !action->isVisible() ||
            action->objectName() == QStringLiteral("view.palette"))
            continue;
        if (const auto score = fuzzyScore(m_input->text(), withoutMnemonic(action->text())))
            hits.append({*score, action});
        else if (isSynonym(m_input->text(), action->objectName()))
            hits.append({synonymScore, action});
    }
    if (!m_input->text().isEmpty())
        std::stable_sort(hits.begin(), hits.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
    m_list->clear();
    for (const auto& [score, action] : std::as_const(hits)) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString text = withoutMnemonic(action->text());
        auto* item = new QListWidgetItem(action->icon(), text, m_list);
        item->setData(keysRole, keys);
        item->setData(Qt::UserRole, QVariant::fromValue(action));
        item->setData(Qt::AccessibleTextRole, text);
        item->setSizeHint({0, metric::rowHeight});
    }
    if (hits.isEmpty()) {
        auto* none =
            new QListWidgetItem(tr("No commands match “%1”.").arg(m_input->text().trimmed()), m_list);
        none->setFlags(Qt::NoItemFlags);
        none->setSizeHint({0, metric::rowHeight});
        return;
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    QListWidgetItem* item = m_list->currentItem();
    const QPointer<QAction> action = item ? item->data(Qt::UserRole).value<QAction*>() : nullptr;
    if (!action) return; // no match
    hide();
    parentWidget()->setFocus();
    if (action) action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) place();
    if (watched != m_input) return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut) {
        hide();
        return false;
    }
    if (event->type() != QEvent::KeyPress) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const int rows = m_list->count();
    switch (key->key()) {
    case Qt::Key_Escape:
        hide();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Down:
        if (rows > 0) m_list->setCurrentRow((m_list->currentRow() + 1) % rows);
        return true;
    case Qt::Key_Up:
        if (rows > 0) m_list->setCurrentRow((m_list->currentRow() + rows - 1) % rows);
        return true;
    default:
        return false;
    }
}

void CommandPalette::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    paintBox(painter, rect(), t.surface, popupEdge(t), t.lineWidth, metric::cornerRadius + 4);
}

} // namespace ink::ui

#include "moc_commandpalette.cpp"
