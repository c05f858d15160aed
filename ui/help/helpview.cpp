#include "ui/help/helpview.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFrame>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {
constexpr int topicRole = Qt::UserRole;
}

HelpView::HelpView(QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_parts(new QSplitter(Qt::Vertical, this)),
      m_list(new QListWidget), m_none(new QuietLabel(this)), m_text(new QTextBrowser)
{
    setObjectName(QStringLiteral("helpView"));
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(Icon::Search), QLineEdit::LeadingPosition);
    m_list->setObjectName(QStringLiteral("helpTopics"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_none->setObjectName(QStringLiteral("helpNothingFound"));
    m_none->setWordWrap(true);
    m_none->hide();
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_parts->setChildrenCollapsible(false);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    auto* reading = new QWidget;
    auto* lines = new QVBoxLayout(reading);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(line);
    lines->addWidget(m_text, 1);
    m_parts->addWidget(m_list);
    m_parts->addWidget(reading);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({150, 450});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_search);
    column->addWidget(m_none);
    column->addWidget(m_parts, 1);
    setFocusProxy(m_search);

    connect(m_search, &QLineEdit::textChanged, this, [this] {
        fillList();
        markWords();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_list->currentRow() < 0 && m_list->count() > 0) m_list->setCurrentRow(0);
        m_text->setFocus();
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item && !m_filling) showTopic(item->data(topicRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const QString topic = HelpBooks::topicForLink(link.toString()); !topic.isEmpty())
            showTopic(topic);
    });
    connect(m_text->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_isRead = true; });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

HelpView::~HelpView()
{
    m_text->setDocument(nullptr); // the books own it and are destroyed first
}

void HelpView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_topic.isEmpty()) showTopic({});
    scrollToTopic();
}

void HelpView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_isRead) scrollToTopic();
}

void HelpView::retranslate()
{
    m_search->setPlaceholderText(tr("Search help…"));
    m_search->setAccessibleName(tr("Search help"));
    m_list->setAccessibleName(tr("Topics"));
    m_text->setAccessibleName(tr("Help text"));
    m_none->setText(tr("No topics contain these words. Try different words."));
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    if (!m_books || language == m_language) return;
    m_text->setDocument(nullptr); // before its books are destroyed
    m_books.reset();
    if (!m_topic.isEmpty()) showTopic(m_topic);
}

void HelpView::loadBooks()
{
    if (m_books) return;
    m_language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    m_books = std::make_unique<HelpBooks>(m_language);
    fillList();
}

void HelpView::fillList()
{
    if (!m_books) return loadBooks();
    const bool isSearching = !m_search->text().trimmed().isEmpty();
    const QList<HelpTopic> topics = isSearching ? m_books->search(m_search->text()) : m_books->topics();
    m_filling = true;
    m_list->clear();
    QString section;
    for (const HelpTopic& topic : m_books->topics()) {
        if (topic.level < 2) section = topic.title;
        const bool isFound = std::any_of(topics.cbegin(), topics.cend(),
                                         [&topic](const HelpTopic& each) { return each.id == topic.id; });
        if (!isFound || isSearching) continue;
        auto* item = new QListWidgetItem(QString(topic.level * 4, QLatin1Char(' ')) + topic.title, m_list);
        item->setData(topicRole, topic.id);
        if (topic.level == 0) item->setFont(sectionFont());
    }
    if (isSearching) {
        for (const HelpTopic& topic : topics) {
            auto* item = new QListWidgetItem(topic.title, m_list);
            item->setData(topicRole, topic.id);
        }
    }
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(topicRole).toString() == m_topic) m_list->setCurrentRow(row);
    m_filling = false;
    m_none->setVisible(isSearching && topics.isEmpty());
    m_list->setVisible(!m_none->isVisibleTo(this));
}

void HelpView::showTopic(const QString& id)
{
    loadBooks();
    const HelpTopic topic = m_books->topic(id).value_or(m_books->topics().value(0));
    m_topic = topic.id;
    m_isRead = false;
    if (m_text->document() != &m_books->text(topic.book)) m_text->setDocument(&m_books->text(topic.book));
    {
        const QSignalBlocker quiet(m_list);
        for (int row = 0; row < m_list->count(); ++row) {
            if (m_list->item(row)->data(topicRole).toString() != m_topic) continue;
            m_list->setCurrentRow(row);
            m_list->scrollToItem(m_list->item(row));
        }
    }
    scrollToTopic();
    markWords();
}

void HelpView::scrollToTopic()
{
    if (!m_books || !isVisible()) return;
    const auto topic = m_books->topic(m_topic);
    if (!topic) return;
    const QTextDocument& document = m_books->text(topic->book);
    const QTextBlock block = document.findBlock(topic->position);
    QTextCursor cursor(block);
    m_text->setTextCursor(cursor);
    const qreal top = document.documentLayout()->blockBoundingRect(block).top();
    m_text->verticalScrollBar()->setValue(topic->level == 0 ? 0 : qRound(top));
}

void HelpView::markWords()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QStringList words = m_search->text().simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (word.size() < 2 || !m_text->document()) continue;
        for (QTextCursor at = m_text->document()->find(word); !at.isNull();
             at = m_text->document()->find(word, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(
                mixedColour(palette().color(QPalette::Base), tokens(palette()).accent, 0.25));
            marks.append(mark);
        }
    }
    m_text->setExtraSelections(marks);
}

} // namespace ink::ui

#include "moc_helpview.cpp"
