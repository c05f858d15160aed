#include "ui/pages/verifyreportview.h"

#include "ui/models/words.h"
#include "ui/pages/verifywords.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int besideWidth = 340; ///< of the revisions, when there is room for them beside
constexpr int roomForBoth = 900;

Icon toneIcon(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return Icon::Completed;
    case Tone::Warning:
        return Icon::Warning;
    case Tone::Bad:
        return Icon::Rejected;
    case Tone::Info:
    case Tone::Neutral:
        break;
    }
    return Icon::Info;
}

QLabel* sign(Icon which, const QColor& colour, int size, qreal ratio)
{
    auto* label = new QLabel;
    label->setPixmap(iconPixmap(which, colour, size, ratio));
    label->setFixedWidth(size);
    return label;
}

QLabel* words(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/** A sheet with a thin edge. */
class Card final : public QFrame
{
public:
    explicit Card(QWidget* parent = nullptr) : QFrame(parent) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = tokens(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.line, t.lineWidth));
        painter.setBrush(t.surface);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metric::radius + 2,
                                metric::radius + 2);
    }
};

} // namespace

VerifyReportView::VerifyReportView(const pdf::VerifyReport& report, const QString& fileName, QWidget* parent)
    : QWidget(parent), m_columns(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("verifyReport"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, space::m, 0);
    column->setSpacing(space::m);
    addVerdict(column, report, fileName);
    auto* main = new QVBoxLayout;
    main->setSpacing(space::m);
    addFindings(main, report);
    addSignatures(main, report);
    main->addStretch();
    m_columns->setSpacing(space::l);
    m_columns->addLayout(main, 1);
    if (lastRevision(report) > 1) {
        m_beside = new QWidget;
        auto* beside = new QVBoxLayout(m_beside);
        beside->setContentsMargins(0, 0, 0, 0);
        beside->setSpacing(space::m);
        addRevisions(beside, report);
        beside->addStretch();
        m_columns->addWidget(m_beside);
    }
    column->addLayout(m_columns);
    column->addStretch();
}

void VerifyReportView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_beside) return;
    const bool both = width() > roomForBoth;
    m_columns->setDirection(both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_beside->setMinimumWidth(both ? besideWidth : 0);
    m_beside->setMaximumWidth(both ? besideWidth : QWIDGETSIZE_MAX);
}

QPushButton* VerifyReportView::link(const RevisionPair& pair, const QString& name, const QString& about)
{
    auto* button = new QPushButton(tr("Show what changed"));
    button->setObjectName(name);
    button->setFlat(true);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    button->setAccessibleName(tr("%1: %2", "action: what it is about").arg(button->text(), about));
    QPalette own = button->palette();
    const Tokens& t = tokens(own);
    own.setColor(QPalette::ButtonText, readableOn(t.accent, t.surface));
    button->setPalette(own);
    connect(button, &QPushButton::clicked, this, [this, pair] { Q_EMIT compareRequested(pair); });
    return button;
}

void VerifyReportView::addVerdict(QVBoxLayout* column, const pdf::VerifyReport& report,
                                  const QString& fileName)
{
    const Tokens& t = tokens(palette());
    auto* card = new Card;
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(space::xl, space::l, space::xl, space::l);
    grid->setHorizontalSpacing(space::l);
    grid->setVerticalSpacing(space::xs);
    grid->setColumnStretch(1, 1);
    const QColor colour = toneColour(integrityTone(report.integrity), t);
    grid->addWidget(sign(toneIcon(integrityTone(report.integrity)), colour, 48, devicePixelRatioF()), 0, 0, 2,
                    1, Qt::AlignTop);
    auto* word = new QLabel(integrityWord(report.integrity));
    word->setObjectName(QStringLiteral("verdict"));
    word->setFont(verdictFont());
    QPalette own = word->palette();
    own.setColor(QPalette::WindowText, readableOn(colour, t.surface));
    word->setPalette(own);
    word->setForegroundRole(QPalette::WindowText);
    grid->addWidget(word, 0, 1);
    auto* sentence = words(integritySentence(report.integrity));
    sentence->setObjectName(QStringLiteral("verdictSentence"));
    QFont larger = bodyFont();
    larger.setPixelSize(15);
    sentence->setFont(larger);
    grid->addWidget(sentence, 1, 1);
    auto* name = new ElidedLabel;
    name->setFont(quietFont());
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setFullText(fileName);
    grid->addWidget(name, 2, 1);
    if (report.trust != pdf::Trust::None) {
        auto* line = new QFrame;
        line->setFrameShape(QFrame::HLine);
        grid->addWidget(line, 3, 0, 1, 2);
        const Tone tone = trustTone(report.trust);
        grid->addWidget(sign(toneIcon(tone), toneColour(tone, t), 24, devicePixelRatioF()), 4, 0,
                        Qt::AlignHCenter | Qt::AlignTop);
        auto* trust = words(trustSentence(report.trust));
        trust->setObjectName(QStringLiteral("trustSentence"));
        grid->addWidget(trust, 4, 1);
    }
    column->addWidget(card);
}

void VerifyReportView::addFindings(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    if (report.findings.isEmpty()) return;
    const Tokens& t = tokens(palette());
    QLabel* title = sectionLabel(nullptr);
    title->setText(tr("Findings"));
    column->addWidget(title);
    auto* card = new Card;
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(space::l, space::m, space::l, space::m);
    grid->setHorizontalSpacing(space::m);
    grid->setColumnStretch(1, 1);
    using Level = pdf::VerifyFinding::Level;
    int row = 0;
    for (const pdf::VerifyFinding& finding : report.findings) {
        const Tone tone = finding.level == Level::Error     ? Tone::Bad
                          : finding.level == Level::Warning ? Tone::Warning
                                                            : Tone::Info;
        const Icon which = finding.level == Level::Error     ? Icon::Error
                           : finding.level == Level::Warning ? Icon::Warning
                                                             : Icon::Info;
        grid->addWidget(sign(which, toneColour(tone, t), 18, devicePixelRatioF()), row, 0, Qt::AlignTop);
        QString text = findingWords(finding);
        if (finding.signature >= 0 && report.signatures.size() > 1)
            text = tr("Signature %1: %2").arg(finding.signature + 1).arg(text);
        grid->addWidget(words(text), row, 1);
        if (const auto pair = pairFor(finding, report))
            grid->addWidget(link(*pair, QStringLiteral("showChange"), text), row, 2, Qt::AlignTop);
        ++row;
    }
    column->addWidget(card);
}

void VerifyReportView::addSignatures(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    if (report.signatures.isEmpty()) return;
    const Tokens& t = tokens(palette());
    QLabel* title = sectionLabel(nullptr);
    title->setText(report.signatures.size() == 1 ? tr("Signature") : tr("Signatures"));
    column->addWidget(title);
    for (const pdf::SignatureReport& signature : report.signatures) {
        auto* card = new Card;
        auto* grid = new QGridLayout(card);
        grid->setContentsMargins(space::l, space::m, space::l, space::m);
        grid->setHorizontalSpacing(space::m);
        grid->setVerticalSpacing(space::xs);
        grid->setColumnStretch(2, 1);
        const Tone tone = integrityTone(signature.integrity);
        grid->addWidget(sign(toneIcon(tone), toneColour(tone, t), metric::icon, devicePixelRatioF()), 0, 0);
        auto* who = words(signature.signerName.isEmpty() ? tr("Unknown signer") : signature.signerName);
        who->setFont(sectionFont());
        grid->addWidget(who, 0, 1, 1, 2);
        int row = 1;
        const auto add = [grid, &row](const QString& name, const QString& value) {
            if (value.isEmpty()) return;
            auto* label = new QuietLabel(name);
            grid->addWidget(label, row, 1, Qt::AlignTop);
            grid->addWidget(words(value), row++, 2);
        };
        add(tr("When"), signature.claimedTime
                            ? tr("%1 (by the signer's clock)").arg(exactTime(*signature.claimedTime))
                            : QString());
        add(tr("Covers"), signature.coversWholeFile
                              ? tr("The whole file")
                              : tr("Revision %1 of %2").arg(signature.revision).arg(report.revisions));
        add(tr("Certificate"), trustSentence(signature.trust));
        add(tr("Issued by"), signature.issuerName);
        add(tr("Reason"), signature.reason);
        add(tr("Place"), signature.location);
        add(tr("Algorithm"), signature.algorithm);
        add(tr("Fingerprint"), signature.fingerprint);
        column->addWidget(card);
    }
}

void VerifyReportView::addRevisions(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    const Tokens& t = tokens(palette());
    auto* head = new QHBoxLayout;
    QLabel* title = sectionLabel(nullptr);
    title->setText(tr("Revisions"));
    head->addWidget(title);
    head->addStretch();
    auto* compare = new QPushButton(tr("Side by side…"));
    compare->setObjectName(QStringLiteral("compareRevisions"));
    compare->setAccessibleName(tr("Show revisions side by side"));
    const RevisionPair usual = usualPair(report).value_or(RevisionPair{});
    connect(compare, &QPushButton::clicked, this, [this, usual] { Q_EMIT compareRequested(usual); });
    head->addWidget(compare);
    column->addLayout(head);
    auto* card = new Card;
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(space::l, space::m, space::l, space::m);
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (int revision = 1; revision <= lastRevision(report); ++revision) {
        const pdf::RevisionInfo& info = report.history.at(revision - 1);
        const bool forbidden = info.compared && !info.allowed;
        const Icon which = forbidden                   ? Icon::Warning
                           : info.signatures.isEmpty() ? Icon::Edit
                                                       : Icon::Signature;
        const QColor colour = forbidden ? toneColour(Tone::Warning, t) : t.quietInk;
        if (row > 0) grid->setRowMinimumHeight(row++, space::s);
        grid->addWidget(sign(which, colour, 18, devicePixelRatioF()), row, 0, Qt::AlignTop);
        auto* name = words(revision == lastRevision(report) ? tr("Revision %1, as it is now").arg(revision)
                                                            : tr("Revision %1").arg(revision));
        name->setFont(sectionFont());
        grid->addWidget(name, row++, 1);
        const QString signers = revisionSigners(report, revision);
        auto* who = new QuietLabel(signers.isEmpty() ? tr("Not signed") : signers);
        who->setTextFormat(Qt::PlainText);
        who->setWordWrap(true);
        grid->addWidget(who, row++, 1);
        if (forbidden) grid->addWidget(words(tr("Changes what an earlier signature protects.")), row++, 1);
        if (revision > 1)
            grid->addWidget(
                link({revision - 1, revision}, QStringLiteral("showRevision%1").arg(revision), name->text()),
                row++, 1, Qt::AlignLeft);
    }
    column->addWidget(card);
}

} // namespace ink::ui
