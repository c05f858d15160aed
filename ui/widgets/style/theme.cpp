#include "ui/widgets/style/theme.h"

#include "ui/widgets/style/inkstyle.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QHeaderView>
#include <QStyle>
#include <QStyleHints>
#include <QTimer>

namespace ink::ui {

QString themeModeName(ThemeMode mode)
{
    switch (mode) {
    case ThemeMode::System:
        return QStringLiteral("system");
    case ThemeMode::Light:
        return QStringLiteral("light");
    case ThemeMode::Dark:
        return QStringLiteral("dark");
    case ThemeMode::HighContrast:
        return QStringLiteral("high-contrast");
    }
    return {};
}

namespace {
/** Updates the geometry of all widgets: edges contribute to size hints, which are not recalculated
 * automatically. */
void reshape()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        widget->updateGeometry();
        auto* area = qobject_cast<QAbstractScrollArea*>(widget);
        if (!area || qobject_cast<QHeaderView*>(widget)) continue;
        area->setFrameStyle(area->frameStyle()); // recalculates its frame
        QEvent thicker(QEvent::StyleChange);     // triggers a new layout of its content
        QApplication::sendEvent(area, &thicker);
    }
}
} // namespace

Theme::Theme(QApplication& app, QObject* parent) : QObject(parent), m_app(app)
{
    // Qt 6.4 has no QStyleHints::colorScheme: the desktop's own palette decides, or GTK's variable if set.
    // Read once per process, because afterwards the application's palette is ours.
    static const bool dark = [] {
        const QByteArray gtk = qgetenv("GTK_THEME");
        return isDark(QApplication::palette()) || gtk.endsWith(":dark") || gtk.endsWith("-dark");
    }();
    m_systemIsDark = dark;
    QFont font = QApplication::font();
    font.setPixelSize(13);
    QApplication::setFont(font);
    QApplication::setStyle(new InkStyle);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto follow = [this](Qt::ColorScheme scheme) {
        if (scheme == Qt::ColorScheme::Unknown || (scheme == Qt::ColorScheme::Dark) == m_systemIsDark) return;
        m_systemIsDark = scheme == Qt::ColorScheme::Dark;
        setMode(m_mode);
    };
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, follow);
#endif
    setMode(ThemeMode::System);
}

void Theme::setMode(ThemeMode mode)
{
    m_mode = mode;
    const Tokens* chosen = nullptr;
    switch (mode) {
    case ThemeMode::System:
        chosen = m_systemIsDark ? &darkTokens() : &lightTokens();
        break;
    case ThemeMode::Light:
        chosen = &lightTokens();
        break;
    case ThemeMode::Dark:
        chosen = &darkTokens();
        break;
    case ThemeMode::HighContrast:
        chosen = &highContrastTokens(m_systemIsDark);
        break;
    }
    const bool reshapes = tokens(m_app.palette()).lineWidth != chosen->lineWidth;
    m_app.setPalette(paletteOf(*chosen));
    // In high contrast, quiet text has the colour of other text, but a placeholder must not look like an
    // entry.
    QPalette inputs = paletteOf(*chosen);
    if (chosen->isHighContrast)
        inputs.setColor(QPalette::PlaceholderText, mixedColour(chosen->surface, chosen->ink, 0.66));
    for (const char* input : {"QLineEdit", "QTextEdit", "QPlainTextEdit", "QComboBox"})
        QApplication::setPalette(inputs, input);
    if (reshapes) QTimer::singleShot(0, this, &reshape); // after the widgets have handled the change
    Q_EMIT changed();
}

} // namespace ink::ui

#include "moc_theme.cpp"
