#include "ui/widgets/toast.h"

#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QUrl>

#include <chrono>
#include <utility>

namespace ink::ui {

Toast::Toast(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_undo(new QPushButton(this)),
      m_openFolder(new QPushButton(this))
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("toast"));
    m_undo->setObjectName(QStringLiteral("toastUndo"));
    m_undo->setFlat(true);
    m_openFolder->setObjectName(QStringLiteral("toastOpenFolder"));
    m_openFolder->setFlat(true);
    auto* row = new QHBoxLayout(this);
    row->setSpacing(space::l);
    row->addWidget(m_text);
    row->addWidget(m_undo);
    row->addWidget(m_openFolder);
    m_timer.setSingleShot(true);
    m_timer.setInterval(8s);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(m_undo, &QPushButton::clicked, this, [this] { undo(); });
    connect(m_openFolder, &QPushButton::clicked, this, [this] {
        if (QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder)))
            dismiss();
        else
            showMessage(tr("The folder %1 couldn't be opened.").arg(QDir::toNativeSeparators(m_folder)));
    });
    parent->installEventFilter(this);
    onChange(this, {QEvent::LayoutDirectionChange}, [this] { updateMargins(); });
    // The text can't be translated again; its undo stays available in the menu.
    onLanguageChange(this, [this] { hide(); });
    updateColours();
    hide();
}

void Toast::showMessage(const QString& text, std::function<void()> undo)
{
    m_action = std::move(undo);
    m_folder.clear();
    present(text);
    Q_EMIT canUndoChanged();
}

void Toast::showSavedFile(const QString& text, const QString& path)
{
    m_action = {};
    const QFileInfo saved(path);
    m_folder = saved.isDir() ? saved.absoluteFilePath() : saved.absolutePath();
    present(text);
    Q_EMIT canUndoChanged();
}

void Toast::present(const QString& text)
{
    Q_ASSERT(!m_action || m_folder.isEmpty()); // one button at most
    m_text->setText(text);
    m_undo->setText(tr("Undo"));
    m_undo->setVisible(m_action != nullptr);
    m_openFolder->setText(tr("Open folder"));
    m_openFolder->setVisible(!m_folder.isEmpty());
    updateMargins();
    setMinimumHeight(40);
    setAccessibleName(text);
    updatePosition();
    show();
    raise();
    m_timer.start();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Toast::updateColours()
{
    const Tokens& t = tokens(parentWidget()->palette());
    QPalette own = parentWidget()->palette();
    const QColor back = t.isDark ? mixedColour(t.surface, t.ink, 0.14) : t.ink;
    own.setColor(QPalette::Window, back);
    own.setColor(QPalette::WindowText, t.isDark ? t.ink : t.surface);
    own.setColor(QPalette::ButtonText, readableOn(darkTokens().accent, back));
    setPalette(own);
}

/** The button at the end has a margin of its own. */
void Toast::updateMargins()
{
    const int end = m_undo->isHidden() && m_openFolder->isHidden() ? space::l : space::s;
    layout()->setContentsMargins(isRightToLeft() ? end : space::l, space::s, isRightToLeft() ? space::l : end,
                                 space::s);
}

void Toast::dismiss()
{
    hide();
    m_timer.stop();
    m_action = {};
    Q_EMIT canUndoChanged();
}

bool Toast::undo()
{
    const auto action = std::exchange(m_action, {});
    dismiss();
    if (!action) return false;
    action();
    return true;
}

QString Toast::text() const
{
    return m_text->text();
}

void Toast::updatePosition()
{
    adjustSize();
    const QRect area = parentWidget()->rect();
    move((area.width() - width()) / 2, area.height() - height() - space::xxl - space::l);
}

bool Toast::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) updatePosition();
    if (watched == parentWidget() && event->type() == QEvent::PaletteChange) updateColours();
    return QFrame::eventFilter(watched, event);
}

void Toast::enterEvent(QEnterEvent*)
{
    m_timer.stop();
}

void Toast::leaveEvent(QEvent*)
{
    m_timer.start();
}

void Toast::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().color(QPalette::Window));
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(rect(), metric::cornerRadius + 2, metric::cornerRadius + 2);
}

void Toast::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace ink::ui

#include "moc_toast.cpp"
