#include "ui/pages/editor/suggestions/suggestionpanel.h"

#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/pages/editor/fields/taglistdelegate.h"
#include "ui/pages/editor/suggestions/tagsuggestions.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int maxSuggestionRows = 5; ///< shown without scrolling
constexpr int suggestionIdRole = Qt::UserRole + 32;

/** Pages in order as "2, 5–7"; a long list ends with an ellipsis. */
QString pageRanges(const QList<int>& pages)
{
    constexpr qsizetype maxRanges = 6;
    QStringList ranges;
    for (qsizetype i = 0; i < pages.size();) {
        qsizetype end = i + 1;
        while (end < pages.size() && pages.at(end) == pages.at(end - 1) + 1)
            ++end;
        if (ranges.size() == maxRanges) {
            ranges += QStringLiteral("…");
            break;
        }
        ranges += end - i == 1 ? QString::number(pages.at(i))
                               : QStringLiteral("%1–%2").arg(pages.at(i)).arg(pages.at(end - 1));
        i = end;
    }
    return ranges.join(QStringLiteral(", "));
}

/** Paints a row like those of placed tags, which have the page in a separate column. */
class SuggestionRowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        paintTagRow(painter, option, index, index.data(Qt::UserRole + 33).toInt());
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {160, metric::compactRowHeight};
    }
};

} // namespace

SuggestionPanel::SuggestionPanel(TagSuggestions& suggestions, QWidget* parent)
    : QWidget(parent), m_suggestions(suggestions)
{
    setObjectName(QStringLiteral("suggestionPanel"));
    setSizePolicy(QSizePolicy::Ignored,
                  QSizePolicy::Preferred); // the panel appears and disappears without resizing the pages
    m_similar = named("addSimilar", new QPushButton(this));
    m_notSimilar = named("dismissSimilar", new QToolButton(this));
    m_notSimilar->setAutoRaise(true);
    m_title = makeSectionLabel(this);
    m_note = named("suggestionNote", new QuietLabel(this));
    m_note->setWordWrap(true);
    m_cancel = named("cancelSuggestionSearch", new QToolButton(this));
    m_cancel->setAutoRaise(true);
    m_all = named("acceptSuggestions", new QPushButton(this));
    m_list = named("suggestions", new QListWidget(this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new SuggestionRowDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->installEventFilter(this);
    m_page = named("acceptSuggestionsOfPage", new QToolButton(this));
    m_page->setAutoRaise(true);
    m_dismiss = named("dismissSuggestions", new QToolButton(this));
    m_dismiss->setAutoRaise(true);
    auto* top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_title, 1);
    top->addWidget(m_all);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(space::xs);
    bottom->addWidget(m_page);
    bottom->addStretch(1);
    bottom->addWidget(m_dismiss);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    auto* taught = new QHBoxLayout;
    taught->setSpacing(space::xs);
    taught->addWidget(m_similar, 1);
    taught->addWidget(m_notSimilar);
    column->addLayout(taught);
    column->addLayout(top);
    auto* state = new QHBoxLayout;
    state->setSpacing(space::s);
    state->addWidget(m_note, 1);
    state->addWidget(m_cancel, 0, Qt::AlignTop);
    column->addLayout(state);
    column->addWidget(m_list);
    column->addLayout(bottom);

    connect(&m_suggestions, &TagSuggestions::changed, this, &SuggestionPanel::refresh);
    connect(m_similar, &QPushButton::clicked, &m_suggestions, &TagSuggestions::acceptSimilar);
    connect(m_notSimilar, &QToolButton::clicked, &m_suggestions, &TagSuggestions::dismissSimilar);
    connect(m_cancel, &QToolButton::clicked, &m_suggestions, &TagSuggestions::cancelSearch);
    connect(m_all, &QPushButton::clicked, &m_suggestions, &TagSuggestions::acceptAll);
    connect(m_page, &QToolButton::clicked, this, [this] { m_suggestions.acceptPage(m_shownPage); });
    connect(m_dismiss, &QToolButton::clicked, &m_suggestions, &TagSuggestions::dismissAll);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* now) {
        if (now) Q_EMIT currentChanged(current());
    });
    connect(m_list, &QListWidget::itemClicked, this, [this] { Q_EMIT currentChanged(current()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { m_suggestions.accept({current()}); });
    refresh();
    onLanguageChange(this, [this] { refresh(); });
}

domain::TagId SuggestionPanel::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? domain::TagId(item->data(suggestionIdRole).toLongLong()) : domain::TagId();
}

void SuggestionPanel::setPage(int page)
{
    m_shownPage = page;
    showButtons();
}

void SuggestionPanel::refresh()
{
    const QList<domain::Tag>& open = m_suggestions.openSuggestions();
    const int row = m_list->currentRow();
    const domain::TagId before = current();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const domain::Tag& tag : open) {
            auto* item = new QListWidgetItem(tag.name.isEmpty() ? tagTypeText(tag.type) : tag.name, m_list);
            item->setData(TagListModel::TypeRole, static_cast<int>(tag.type));
            item->setData(TagListModel::InvitationIndexRole, tag.invitationIndex);
            item->setData(suggestionIdRole, tag.id.value());
            item->setData(Qt::UserRole + 33, tag.pageIndex);
            const QString sentence =
                tr("%1, %2, page %3").arg(tagTypeText(tag.type), item->text()).arg(tag.pageIndex);
            item->setData(Qt::AccessibleTextRole, sentence);
            item->setToolTip(tr("%1: Enter accepts, Delete dismisses").arg(sentence));
            if (tag.id == before) m_list->setCurrentItem(item);
        }
        // The current one was accepted or dismissed: selects the next.
        if (!m_list->currentItem() && row >= 0 && m_list->hasFocus())
            m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    const int rows = std::min(maxSuggestionRows, m_list->count());
    m_list->setFixedHeight(rows * metric::compactRowHeight + 2);
    showButtons();
    if (m_list->hasFocus() && m_list->currentItem() && current() != before) Q_EMIT currentChanged(current());
}

void SuggestionPanel::showButtons()
{
    const int count = static_cast<int>(m_suggestions.openSuggestions().size());
    const int here = static_cast<int>(m_suggestions.suggestionsOnPage(m_shownPage).size());
    m_title->setText(count == 0 ? tr("Suggested") : tr("Suggested (%1)").arg(count));
    m_all->setText(tr("Accept all"));
    m_all->setAccessibleName(tr("Accept all %n suggestion(s)", nullptr, count));
    m_page->setText(tr("Accept page %1 (%2)").arg(m_shownPage).arg(here));
    m_dismiss->setText(tr("Dismiss"));
    m_dismiss->setToolTip(tr("Dismiss all suggestions"));
    m_list->setAccessibleName(tr("Suggested fields"));
    const int similar = static_cast<int>(m_suggestions.similar().size());
    m_similar->setText(tr("Add %n similar field(s)", nullptr, similar));
    m_similar->setToolTip(
        tr("Copies “%1” to similar places, which are shown on the pages").arg(m_suggestions.sourceName()));
    m_similar->setVisible(similar > 0);
    m_notSimilar->setText(tr("Dismiss"));
    m_notSimilar->setAccessibleName(tr("Dismiss similar fields"));
    m_notSimilar->setToolTip(m_notSimilar->accessibleName());
    m_notSimilar->setVisible(similar > 0);
    const bool none = count == 0;
    m_note->setText(noteText());
    m_note->setVisible(!m_note->text().isEmpty());
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel the search for fields"));
    m_cancel->setVisible(m_suggestions.isSearching() && !m_note->isHidden());
    m_title->setVisible(!none || !m_note->isHidden());
    m_all->setVisible(!none);
    m_list->setVisible(!none);
    m_page->setVisible(!none && here > 0 && here < count);
    m_dismiss->setVisible(!none);
    setVisible(!none || !m_note->isHidden() || similar > 0);
}

/** The state of the search; empty while there is nothing to say. A search that nobody asked for speaks up
 * only with its suggestions. */
QString SuggestionPanel::noteText() const
{
    const bool none = m_suggestions.openSuggestions().isEmpty();
    if (m_suggestions.isSearching()) {
        const int page = m_suggestions.searchedPage();
        if (page > 0) return tr("Looking for fields on page %1…").arg(page);
        return none ? tr("Looking for fields…") : QString();
    }
    if (m_suggestions.isCanceled()) return tr("The search was cancelled.");
    QStringList sentences;
    const QList<int> skipped = m_suggestions.skippedPages();
    const bool isAll = skipped.size() >= m_suggestions.pageCount();
    if (none && m_suggestions.hasSearched() && !isAll) sentences += tr("No more fields found.");
    if (!skipped.isEmpty() && (!none || m_suggestions.hasSearched()))
        sentences += tr("Page(s) %1 couldn't be searched. Add fields there yourself.", nullptr,
                        static_cast<int>(skipped.size()))
                         .arg(pageRanges(skipped));
    return sentences.join(QLatin1Char(' '));
}

bool SuggestionPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && m_list->currentItem()) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            m_suggestions.accept({current()});
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            m_suggestions.dismiss({current()});
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_suggestionpanel.cpp"
