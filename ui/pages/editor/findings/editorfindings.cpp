#include "ui/pages/editor/findings/editorfindings.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/phonenumber.h"
#include "ui/pages/editor/findings/editorfindingspanel.h"
#include "ui/pages/editor/findings/findingchecker.h"
#include "ui/pages/editor/findings/findingtext.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int minFindingsWidth = 160;

/** Findings for codes by SMS if there is no gateway. */
QList<domain::Finding> unsentSmsCodes(const domain::Document& document)
{
    QList<domain::Finding> findings;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        if (!domain::requiresSms(document.invitations.at(i))) continue;
        domain::Finding finding;
        finding.kind = domain::Finding::Kind::NoSmsGateway;
        finding.invitationIndex = static_cast<int>(i);
        finding.field = QStringLiteral("invitations[%1].authentications").arg(i);
        finding.detail = reasons::noCodesBySms();
        findings.append(finding);
    }
    return findings;
}

} // namespace

EditorFindings::EditorFindings(QWidget* parent) : QToolButton(parent), m_checker(new FindingChecker(this))
{
    setObjectName(QStringLiteral("findings"));
    setAccessibleName(tr("Preflight")); // until there is a result
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setIconSize(QSize(18, 18));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_checker, &FindingChecker::checked, this, &EditorFindings::setResults);
    connect(this, &QToolButton::clicked, this, [this] {
        if (m_panel) m_panel->setVisible(!m_panel->isVisible());
    });
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
}

EditorFindings::~EditorFindings() = default;

void EditorFindings::setPanel(EditorFindingsPanel* panel)
{
    m_panel = panel;
    connect(panel, &EditorFindingsPanel::chosen, this, &EditorFindings::chosen);
}

void EditorFindings::setDocument(const domain::Document& document)
{
    if (document.id != m_document.id) { // another document: discards all findings of the previous one
        m_checker->clear();
        m_findings.clear();
        m_isComplete = false;
    }
    m_document = document;
    m_requested = m_checker->check(document);
}

void EditorFindings::setCanSendSms(bool canSend)
{
    if (canSend == m_canSendSms) return;
    m_canSendSms = canSend;
    if (!m_document.id.isNull()) m_requested = m_checker->check(m_document);
}

void EditorFindings::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_checker->setFileBytes(file, bytes);
}

pdf::TextAreasByFile EditorFindings::textAreas() const
{
    return m_checker->textAreas();
}

const QList<domain::Finding>& EditorFindings::findings()
{
    if (!isUpToDate())
        setResults(m_requested, FindingChecker::computeFindings(m_document, m_checker->textAreas()),
                   m_isComplete);
    return m_findings;
}

int EditorFindings::errorCount()
{
    const QList<domain::Finding>& all = findings();
    return static_cast<int>(std::count_if(all.begin(), all.end(), [](const domain::Finding& finding) {
        return finding.severity == domain::Severity::Error;
    }));
}

void EditorFindings::setResults(quint64 question, const QList<domain::Finding>& findings, bool whole)
{
    Q_ASSERT(question <= m_requested);
    if (question != m_requested) return; // the document has changed since
    m_received = question;
    m_isComplete = whole;
    m_findings = findings;
    if (!m_canSendSms) m_findings = unsentSmsCodes(m_document) + m_findings;
    refresh();
    Q_EMIT changed();
}

void EditorFindings::refresh()
{
    const Tokens& look = tokens(palette());
    if (m_findings.isEmpty()) {
        setIcon(ui::icon(Icon::Check, toneColour(Tone::Good, look)));
        setText(tr("Ready to send"));
    } else {
        const domain::Finding& first = m_findings.first();
        setIcon(ui::icon(severityIcon(first.severity), toneColour(severityTone(first.severity), look)));
        const int count = static_cast<int>(m_findings.size());
        const QString words = findingText(m_document, first);
        setText(count == 1 ? words : tr("%n issue(s): %1", nullptr, count).arg(words));
    }
    setAccessibleName(text());
    setToolTip(m_findings.isEmpty() ? text() : text() + QLatin1Char('\n') + tr("Show issues"));
    if (m_panel) m_panel->setFindings(m_document, m_findings, m_isComplete);
}

QSize EditorFindings::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return {std::min(whole.width(), minFindingsWidth), whole.height()};
}

void EditorFindings::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const int cut = sizeHint().width() - width();
    if (cut > 0)
        option.text = fontMetrics().elidedText(option.text, Qt::ElideRight,
                                               fontMetrics().horizontalAdvance(option.text) - cut);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

void EditorFindings::openList()
{
    if (findings().isEmpty() || !m_panel) return;
    m_panel->openFirst();
}

} // namespace ink::ui

#include "moc_editorfindings.cpp"
