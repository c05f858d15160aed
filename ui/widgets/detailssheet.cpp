#include "ui/widgets/detailssheet.h"

#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

DetailsSheet::DetailsSheet(Icon sign, QWidget* parent)
    : QWidget(parent), m_stack(new CurrentStack(this)), m_empty(new EmptyState(sign)),
      m_error(new ErrorBanner(this)), m_scroll(new QScrollArea)
{
    setMinimumWidth(280);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3, 3, 3, 3);
    column->addWidget(m_error);
    column->addWidget(m_stack, 1);
    connect(m_error, &ErrorBanner::retry, this, &DetailsSheet::retryRequested);
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { rebuild(); });
}

void DetailsSheet::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
}

void DetailsSheet::setScrollName(const QString& name)
{
    m_scroll->setObjectName(name);
}

void DetailsSheet::setError(const std::optional<Error>& error)
{
    m_error->setError(error);
}

void DetailsSheet::showSentence(const QString& sentence)
{
    m_empty->setSentence(sentence);
    m_stack->setCurrentWidget(m_empty);
}

QVBoxLayout* DetailsSheet::beginContent()
{
    auto* content = new QWidget(this);
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::s);
    return column;
}

void DetailsSheet::showContent(QVBoxLayout* column)
{
    const int scrolled = m_scroll->verticalScrollBar()->value();
    column->addStretch();
    m_scroll->setWidget(column->parentWidget());
    m_stack->setCurrentWidget(m_scroll);
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

void DetailsSheet::addSection(QVBoxLayout* column, const QString& title)
{
    column->addSpacing(space::s);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    column->addWidget(line);
    QLabel* label = sectionLabel(nullptr);
    label->setText(title);
    label->setWordWrap(true);
    column->addWidget(label);
}

QPushButton* DetailsSheet::addButton(QVBoxLayout* column, Icon which, const QString& words,
                                     const QString& name)
{
    auto* button = new QPushButton(icon(which), words);
    button->setObjectName(name);
    column->addWidget(button);
    return button;
}

QToolButton* DetailsSheet::smallButton(Icon which, const QString& words, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setIcon(icon(which));
    button->setIconSize({18, 18});
    button->setToolTip(words);
    button->setAccessibleName(words);
    return button;
}

} // namespace ink::ui

#include "moc_detailssheet.cpp"
