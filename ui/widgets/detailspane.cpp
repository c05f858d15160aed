#include "ui/widgets/detailspane.h"

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

DetailsPane::DetailsPane(Icon sign, QWidget* parent)
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
    connect(m_error, &ErrorBanner::retryRequested, this, &DetailsPane::retryRequested);
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { rebuild(); });
}

void DetailsPane::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
}

void DetailsPane::setScrollName(const QString& name)
{
    m_scroll->setObjectName(name);
}

void DetailsPane::setError(const std::optional<Error>& error)
{
    m_error->setError(error);
}

void DetailsPane::showMessage(const QString& sentence)
{
    m_empty->setText(sentence);
    m_stack->setCurrentWidget(m_empty);
}

QVBoxLayout* DetailsPane::beginContent()
{
    auto* content = new QWidget(this);
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::s);
    return column;
}

void DetailsPane::showContent(QVBoxLayout* column)
{
    const int scrolled = m_scroll->verticalScrollBar()->value();
    column->addStretch();
    m_scroll->setWidget(column->parentWidget());
    m_stack->setCurrentWidget(m_scroll);
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

void DetailsPane::addSection(QVBoxLayout* column, const QString& title)
{
    column->addSpacing(space::s);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    column->addWidget(line);
    QLabel* label = makeSectionLabel(nullptr);
    label->setText(title);
    label->setWordWrap(true);
    column->addWidget(label);
}

QPushButton* DetailsPane::addButton(QVBoxLayout* column, Icon which, const QString& words,
                                    const QString& name)
{
    auto* button = new QPushButton(icon(which), words);
    button->setObjectName(name);
    column->addWidget(button);
    return button;
}

QToolButton* DetailsPane::makeSmallButton(Icon which, const QString& words, const QString& name,
                                          QWidget* parent)
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

#include "moc_detailspane.cpp"
