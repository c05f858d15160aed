#include "ui/help/helppanel.h"

#include "ui/help/helptopics.h"
#include "ui/help/helpview.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

HelpPanel::HelpPanel(QWidget* parent)
    : QWidget(parent), m_title(makeSectionLabel(this)), m_close(new QToolButton(this)),
      m_view(new HelpView(this))
{
    setObjectName(QStringLiteral("helpPanel"));
    setMinimumWidth(260);
    m_close->setObjectName(QStringLiteral("helpClose"));
    m_close->setIcon(icon(Icon::Close));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &HelpPanel::closeRequested);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, space::m, space::m, space::m);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void HelpPanel::retranslate()
{
    m_title->setText(tr("Help"));
    m_close->setToolTip(tr("Close help"));
    m_close->setAccessibleName(tr("Close help"));
    setAccessibleName(tr("Help"));
}

void HelpPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closeRequested();
    else
        QWidget::keyPressEvent(event);
}

void HelpPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
}

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent), m_view(new HelpView(this))
{
    setObjectName(QStringLiteral("helpDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Help"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->addWidget(m_view);
    resize(480, 600);
}

HelpKeyFilter::HelpKeyFilter(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool HelpKeyFilter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_F1 ||
        static_cast<QKeyEvent*>(event)->modifiers() != Qt::NoModifier)
        return QObject::eventFilter(watched, event);
    auto* const widget = qobject_cast<QWidget*>(watched);
    auto* const dialog = widget ? qobject_cast<QDialog*>(widget->window()) : nullptr;
    if (!dialog || qobject_cast<HelpDialog*>(dialog)) return QObject::eventFilter(watched, event);
    auto* open = dialog->findChild<HelpDialog*>();
    if (!open) open = new HelpDialog(dialog);
    open->view().showTopic(helpTopicFor(widget));
    open->show();
    open->raise();
    open->activateWindow();
    return true;
}

} // namespace ink::ui

#include "moc_helppanel.cpp"
