#include "ui/viewer/pagenumber.h"

#include "ui/viewer/pageview.h"
#include "ui/widgets/inputs/shortcutwords.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace ink::ui {

PageNumber::PageNumber(PageView& view, QWidget* parent)
    : QWidget(parent), m_view(view), m_word(new QLabel(this)), m_number(new QLineEdit(this)),
      m_of(new QLabel(this))
{
    setObjectName(QStringLiteral("pageNumber"));
    m_number->setObjectName(QStringLiteral("pageNumberEdit"));
    m_number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_number->setMaxLength(6);
    m_number->installEventFilter(this);
    m_word->setBuddy(m_number);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::xs);
    row->addWidget(m_word);
    row->addWidget(m_number);
    row->addWidget(m_of);
    connect(m_number, &QLineEdit::editingFinished, this, &PageNumber::go);
    connect(&m_view, &PageView::currentPageChanged, this, &PageNumber::refresh);
    refresh();
    onLanguageChange(this, [this] { refresh(); });
}

void PageNumber::refresh()
{
    const int pages = m_view.pageCount();
    m_word->setText(tr("page", "before the number"));
    m_of->setText(tr("of %1").arg(pages));
    m_number->setAccessibleName(tr("Page number (of %1)").arg(pages));
    m_number->setToolTip(withNativeShortcuts(tr("Go to page (Ctrl+G)")));
    if (!m_number->hasFocus() || !m_number->isModified())
        m_number->setText(QString::number(m_view.currentPage()));
    const int digits = std::max(2, static_cast<int>(QString::number(pages).size()));
    m_number->setFixedWidth(m_number->fontMetrics().horizontalAdvance(QLatin1Char('8')) * digits + 20);
    setVisible(pages > 0);
}

void PageNumber::edit()
{
    m_number->setFocus(Qt::ShortcutFocusReason);
    m_number->selectAll();
}

void PageNumber::go()
{
    bool isNumber = false;
    const int page = m_number->text().trimmed().toInt(&isNumber);
    const bool typed = m_number->isModified();
    m_number->setModified(false);
    if (isNumber && typed) m_view.goToPage(page);
    m_number->setText(QString::number(m_view.currentPage()));
}

bool PageNumber::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_number || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) {
        m_number->setModified(false);
        m_number->setText(QString::number(m_view.currentPage()));
        m_view.setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        go();
        m_view.setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        m_view.goToPage(m_view.currentPage() + (key == Qt::Key_Down ? 1 : -1));
        m_number->setModified(false);
        refresh();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_pagenumber.cpp"
