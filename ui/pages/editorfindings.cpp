#include "ui/pages/editorfindings.h"

#include "app/pdf/missingglyphs.h"
#include "ui/pages/findingtext.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QMenu>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr qsizetype mostShown = 30;

Icon signOf(domain::Severity severity)
{
    switch (severity) {
    case domain::Severity::Error:
        return Icon::Error;
    case domain::Severity::Warning:
        return Icon::Warning;
    case domain::Severity::Hint:
        return Icon::Info;
    }
    return Icon::Info;
}

Tone toneOf(domain::Severity severity)
{
    switch (severity) {
    case domain::Severity::Error:
        return Tone::Bad;
    case domain::Severity::Warning:
        return Tone::Warning;
    case domain::Severity::Hint:
        return Tone::Info;
    }
    return Tone::Info;
}

} // namespace

EditorFindings::EditorFindings(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("findings"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setIconSize(QSize(18, 18));
    connect(this, &QToolButton::clicked, this, &EditorFindings::openList);
}

void EditorFindings::setDocument(const domain::Document& document)
{
    m_document = document;
    m_findings = domain::validate(document) + pdf::missingGlyphFindings(document);
    std::stable_sort(m_findings.begin(), m_findings.end(),
                     [](const auto& a, const auto& b) { return a.severity < b.severity; });
    refresh();
}

int EditorFindings::errorCount() const
{
    return static_cast<int>(
        std::count_if(m_findings.begin(), m_findings.end(), [](const domain::Finding& finding) {
            return finding.severity == domain::Severity::Error;
        }));
}

void EditorFindings::refresh()
{
    const Tokens& look = tokens(palette());
    if (m_findings.isEmpty()) {
        setIcon(ui::icon(Icon::Check, toneColour(Tone::Good, look)));
        setText(tr("Ready to send"));
    } else {
        const domain::Finding& first = m_findings.first();
        setIcon(ui::icon(signOf(first.severity), toneColour(toneOf(first.severity), look)));
        const int count = static_cast<int>(m_findings.size());
        const QString words = findingText(m_document, first);
        setText(count == 1 ? words : tr("%n finding(s): %1", nullptr, count).arg(words));
    }
    setAccessibleName(text());
    setToolTip(m_findings.isEmpty() ? QString() : tr("Show what to do"));
}

void EditorFindings::openList()
{
    if (m_findings.isEmpty()) return;
    if (m_findings.size() == 1) {
        const domain::Finding only = m_findings.first();
        Q_EMIT chosen(only);
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Tokens& look = tokens(palette());
    for (const domain::Finding& finding : m_findings.first(std::min(mostShown, m_findings.size()))) {
        QAction* entry =
            menu->addAction(ui::icon(signOf(finding.severity), toneColour(toneOf(finding.severity), look)),
                            findingText(m_document, finding).replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(entry, &QAction::triggered, this, [this, finding] { Q_EMIT chosen(finding); });
    }
    if (m_findings.size() > mostShown)
        menu->addAction(tr("and %n more", nullptr, static_cast<int>(m_findings.size() - mostShown)))
            ->setEnabled(false);
    menu->popup(mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void EditorFindings::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QToolButton::changeEvent(event);
}

} // namespace ink::ui
