#include "ui/pages/verify/verifyreportview.h"

#include "app/pdf/verify/laterchanges.h"
#include "app/pdf/verify/verifynames.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/verify/verifywords.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/firstlines.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int besideWidth = 340; ///< width of the revisions if they fit next to the report
constexpr int roomForBoth = 900;
constexpr int minFindingText = 240; ///< with less room, the link moves to a separate line
constexpr int maxShownRecipients = 100;
constexpr int maxShownChanges = 200;

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

QLabel* verdictIcon(Icon which, const QColor& colour, int size, qreal ratio)
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
    label->setAlignment(startAlignment() | Qt::AlignVCenter);
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
        paintBox(painter, rect(), t.surface, t.line, t.lineWidth, metric::cornerRadius + 2);
    }
};

/** A link-like button whose text is aligned with other text. */
class Link final : public QPushButton
{
public:
    explicit Link(const QString& text) : QPushButton(text)
    {
        setFlat(true);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        setCursor(Qt::PointingHandCursor);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 2, fontMetrics().height() + space::s};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = tokens(palette());
        QPainter painter(this);
        QFont own = font();
        own.setUnderline(underMouse() || hasFocus());
        painter.setFont(own);
        painter.setPen(readableOn(t.accent, t.surface));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
        if (!hasFocus()) return;
        paintBox(painter, rect(), Qt::NoBrush, t.accent, t.lineWidth, 3);
    }
    void enterEvent(QEnterEvent* event) override
    {
        QPushButton::enterEvent(event);
        update();
    }
};

} // namespace

VerifyReportView::VerifyReportView(const pdf::VerifyReport& report, const QString& fileName,
                                   bool comparesRevisions, QWidget* parent)
    : QWidget(parent), m_comparesRevisions(comparesRevisions),
      m_columns(new QBoxLayout(QBoxLayout::TopToBottom)), m_gap(new QWidget(this))
{
    setObjectName(QStringLiteral("verifyReport"));
    auto* column = new QVBoxLayout;
    column->setSpacing(space::m);
    m_gap->setFixedWidth(space::m);
    m_gap->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(column, 1);
    row->addWidget(m_gap);
    addVerdict(column, report, fileName);
    if (pdf::needsPassword(report)) addPassword(column);
    auto* main = new QVBoxLayout;
    main->setSpacing(space::m);
    addChanges(main, report);
    addFindings(main, report);
    addRecipients(main, report);
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

void VerifyReportView::setHasScrollBar(bool on)
{
    m_gap->setVisible(on);
}

QSize VerifyReportView::minimumSizeHint() const
{
    const QSize needed = QWidget::minimumSizeHint();
    if (!m_beside) return needed;
    // Columns below each other need less width; otherwise, a page that becomes narrow would keep both side by
    // side.
    const QMargins around = layout()->contentsMargins();
    const int single =
        std::max(m_columns->itemAt(0)->minimumSize().width(), m_beside->layout()->minimumSize().width());
    return {std::min(needed.width(), single + around.left() + around.right()), needed.height()};
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

QPushButton* VerifyReportView::makeLink(const RevisionPair& pair, const QString& name, const QString& about)
{
    auto* button = new Link(tr("Show what changed"));
    button->setObjectName(name);
    button->setAccessibleName(tr("%1: %2", "action: what it is about").arg(button->text(), about));
    connect(button, &QPushButton::clicked, this, [this, pair] { Q_EMIT compareRequested(pair); });
    if (!m_comparesRevisions) button->hide();
    return button;
}

void VerifyReportView::addPassword(QVBoxLayout* column)
{
    constexpr int maxLength = 127; // of the standard
    constexpr int lineWidth = 280;
    auto* card = new Card;
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(space::xl, space::l, space::xl, space::l);
    row->setSpacing(space::s);
    auto* line = named("filePassword", new QLineEdit);
    line->setEchoMode(QLineEdit::Password);
    line->setMaxLength(maxLength);
    line->setMaximumWidth(lineWidth);
    auto* label = new QLabel(tr("Password"));
    label->setBuddy(line);
    line->setAccessibleName(label->text());
    auto* button = named("verifyWithPassword", new QPushButton(tr("Verify")));
    button->setEnabled(false);
    connect(line, &QLineEdit::textChanged, button,
            [button](const QString& text) { button->setEnabled(!text.isEmpty()); });
    const auto enter = [this, line] {
        if (!line->text().isEmpty()) Q_EMIT passwordEntered(Secret(line->text().toUtf8()));
    };
    connect(line, &QLineEdit::returnPressed, this, enter);
    connect(button, &QPushButton::clicked, this, enter);
    row->addWidget(label);
    row->addWidget(line, 1);
    row->addWidget(button);
    row->addStretch();
    column->addWidget(card);
    setFocusProxy(line);
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
    const QColor colour = toneColour(verdictTone(report), t);
    grid->addWidget(verdictIcon(toneIcon(verdictTone(report)), colour, 48, devicePixelRatioF()), 0, 0, 2, 1,
                    Qt::AlignTop);
    auto* word = named("verdict", new QLabel(verdictWord(report)));
    word->setWordWrap(true);
    word->setFont(verdictFont());
    QPalette own = word->palette();
    own.setColor(QPalette::WindowText, readableOn(colour, t.surface));
    word->setPalette(own);
    word->setForegroundRole(QPalette::WindowText);
    grid->addWidget(word, 0, 1);
    auto* sentence = words(integritySentence(report));
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
        grid->addWidget(verdictIcon(toneIcon(tone), toneColour(tone, t), 24, devicePixelRatioF()), 4, 0,
                        Qt::AlignHCenter | Qt::AlignTop);
        auto* trust = words(trustSentence(report.trust));
        trust->setObjectName(QStringLiteral("trustSentence"));
        grid->addWidget(trust, 4, 1);
    }
    column->addWidget(card);
}

void VerifyReportView::addChanges(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    using Kind = pdf::LaterChange::Kind;
    const Tokens& t = tokens(palette());
    Card* card = nullptr;
    QGridLayout* grid = nullptr;
    int row = 0;
    int leftOut = 0;
    for (const pdf::LaterChange& change : report.changes) {
        if (change.kind == Kind::Rewritten) continue;
        if (row >= maxShownChanges) {
            ++leftOut;
            continue;
        }
        if (!card) {
            QLabel* title = makeSectionLabel(nullptr);
            title->setObjectName(QStringLiteral("verifyChanges"));
            title->setText(tr("Changes after signing"));
            column->addWidget(title);
            card = new Card;
            grid = new QGridLayout(card);
            grid->setContentsMargins(space::l, space::m, space::l, space::m);
            grid->setHorizontalSpacing(space::m);
            grid->setColumnStretch(1, 1);
            column->addWidget(card);
        }
        const bool replaced = change.kind == Kind::Replaced || change.kind == Kind::Cleared;
        const Tone tone = replaced || !change.isAllowed ? Tone::Warning : Tone::Info;
        grid->addWidget(verdictIcon(toneIcon(tone), toneColour(tone, t), 18, devicePixelRatioF()), row, 0);
        const QString text = changeWords(change);
        QLabel* label = words(text);
        label->setMinimumWidth(minFindingText);
        auto* line = new WrapRow;
        line->setSpacing(space::m);
        line->setLineSpacing(space::xs);
        line->add(label, 1);
        if (change.revision > 1)
            line->add(
                makeLink({change.revision - 1, change.revision}, QStringLiteral("showLaterChange"), text));
        grid->addLayout(line, row++, 1);
    }
    if (leftOut == 0) return;
    auto* more = named("moreLaterChanges", new QuietLabel(tr("and %n more", nullptr, leftOut)));
    grid->addWidget(more, row, 1);
}

void VerifyReportView::addFindings(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    using Level = pdf::VerifyFinding::Level;
    for (const bool facts : {false, true}) {
        const auto belongs = [facts](const pdf::VerifyFinding& each) {
            return (each.level == Level::Info) == facts;
        };
        if (std::none_of(report.findings.begin(), report.findings.end(), belongs)) continue;
        QLabel* title = makeSectionLabel(nullptr);
        title->setObjectName(facts ? QStringLiteral("verifyDetails") : QStringLiteral("verifyIssues"));
        title->setText(facts ? tr("Details") : tr("Issues"));
        column->addWidget(title);
        column->addWidget(makeFindingsCard(report, facts));
    }
}

QWidget* VerifyReportView::makeFindingsCard(const pdf::VerifyReport& report, bool facts)
{
    const Tokens& t = tokens(palette());
    auto* card = new Card;
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(space::l, space::m, space::l, space::m);
    grid->setHorizontalSpacing(space::m);
    grid->setColumnStretch(1, 1);
    using Level = pdf::VerifyFinding::Level;
    int row = 0;
    for (const pdf::VerifyFinding& finding : report.findings) {
        if ((finding.level == Level::Info) != facts) continue;
        const Tone tone = finding.level == Level::Error     ? Tone::Bad
                          : finding.level == Level::Warning ? Tone::Warning
                                                            : Tone::Info;
        const Icon which = finding.level == Level::Error     ? Icon::Error
                           : finding.level == Level::Warning ? Icon::Warning
                                                             : Icon::Info;
        grid->addWidget(verdictIcon(which, toneColour(tone, t), 18, devicePixelRatioF()), row, 0);
        QString text = findingWords(finding);
        if (finding.signature >= 0 && report.signatures.size() > 1)
            text = tr("Signature %1: %2").arg(finding.signature + 1).arg(text);
        QLabel* label = words(text);
        label->setMinimumWidth(minFindingText);
        auto* line = new WrapRow;
        line->setSpacing(space::m);
        line->setLineSpacing(space::xs);
        line->add(label, 1);
        if (const auto pair = pairFor(finding, report))
            line->add(makeLink(*pair, QStringLiteral("showChange"), text));
        grid->addLayout(line, row, 1);
        ++row;
    }
    return card;
}

void VerifyReportView::addRecipients(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    if (report.integrity != pdf::Integrity::Intact || !report.attachedHistory ||
        !report.attachedHistory->isReliable())
        return;
    const auto& recipients = report.attachedHistory->recipients;
    if (recipients.isEmpty()) return;
    QLabel* title = makeSectionLabel(nullptr);
    title->setText(tr("Recipients"));
    column->addWidget(title);
    auto* card = named("verifyRecipients", new Card);
    auto* rows = new QVBoxLayout(card);
    rows->setContentsMargins(space::l, space::m, space::l, space::m);
    rows->setSpacing(2);
    const auto addQuiet = [rows](const QString& text) {
        auto* label = new QuietLabel(text);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        rows->addWidget(label);
    };
    const qsizetype shown = std::min<qsizetype>(recipients.size(), maxShownRecipients);
    for (const auto& recipient : recipients.first(shown)) {
        auto* name = words(recipientName(recipient));
        name->setFont(sectionFont());
        rows->addWidget(name);
        addQuiet(recipientFacts(recipient));
        rows->addSpacing(space::s);
    }
    if (shown < recipients.size())
        addQuiet(tr("and %n more", nullptr, static_cast<int>(recipients.size() - shown)));
    addQuiet(tr("As recorded and sealed by %1.").arg(isolated(report.attachedHistory->sealedBy)));
    column->addWidget(card);
}

QString VerifyReportView::timeProof(const pdf::SignatureReport& signature)
{
    const auto time = signature.provenTime ? signature.provenTime : signature.timestampTime;
    if (!time) return {};
    QString authority;
    for (const pdf::TimeProof& proof : signature.times)
        if (proof.time == *time) authority = proof.authority;
    const QString when = authority.isEmpty()
                             ? exactTime(*time)
                             : tr("%1 (by %2)", "time, authority").arg(exactTime(*time), authority);
    return signature.provenTime ? when
                                : tr("%1; this computer doesn't trust the authority", "time proof").arg(when);
}

void VerifyReportView::addSignatures(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    if (report.signatures.isEmpty()) return;
    const Tokens& t = tokens(palette());
    QLabel* title = makeSectionLabel(nullptr);
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
        grid->addWidget(
            verdictIcon(toneIcon(tone), toneColour(tone, t), metric::iconSize, devicePixelRatioF()), 0, 0);
        auto* who = words(signature.signerName.isEmpty() ? tr("Unknown signer") : signature.signerName);
        who->setFont(sectionFont());
        grid->addWidget(who, 0, 1, 1, 2);
        int row = 1;
        const auto add = [grid, &row](const QString& name, const QString& value) {
            if (value.isEmpty()) return;
            auto* label = new QuietLabel(name);
            auto* fact = words(value);
            alignFirstLines({label, fact});
            grid->addWidget(label, row, 1, Qt::AlignTop);
            grid->addWidget(fact, row++, 2, Qt::AlignTop);
        };
        add(tr("Signing time"), signature.claimedTime
                                    ? tr("%1 (signer's clock)").arg(exactTime(*signature.claimedTime))
                                    : QString());
        add(tr("Time-stamp"), timeProof(signature));
        add(tr("Coverage"), signature.coversWholeFile
                                ? tr("The whole file")
                                : tr("Revision %1 of %2").arg(signature.revision).arg(report.revisionCount));
        // With a single signature, the verdict already covers this.
        if (report.signatures.size() > 1) add(tr("Certificate"), trustSentence(signature.trust));
        add(tr("Issued by"), signature.issuerName);
        if (signature.qualification) {
            add(tr("Legal status"), qualificationWords(*signature.qualification));
            add(tr("Trust service"), trustServiceWords(*signature.qualification));
        }
        add(tr("Reason"), signature.reason);
        add(tr("Location"), signature.location);
        add(tr("Level"), pdf::levelName(signature));
        add(tr("Algorithm"), signature.algorithm);
        add(tr("Fingerprint"), signature.fingerprint);
        column->addWidget(card);
    }
}

void VerifyReportView::addRevisions(QVBoxLayout* column, const pdf::VerifyReport& report)
{
    const Tokens& t = tokens(palette());
    QLabel* title = makeSectionLabel(nullptr);
    title->setText(tr("Revisions"));
    column->addWidget(title);
    auto* card = new Card;
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(space::l, space::m, space::l, space::m);
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (int revision = 1; revision <= lastRevision(report); ++revision) {
        const pdf::RevisionInfo& info = report.history.at(revision - 1);
        const bool forbidden = info.wasCompared && !info.isAllowed;
        const Icon which = forbidden                   ? Icon::Warning
                           : info.signatures.isEmpty() ? Icon::Edit
                                                       : Icon::Signature;
        const QColor colour = forbidden ? toneColour(Tone::Warning, t) : t.quietInk;
        if (row > 0) grid->setRowMinimumHeight(row++, space::s);
        grid->addWidget(verdictIcon(which, colour, 18, devicePixelRatioF()), row, 0, Qt::AlignTop);
        auto* name = words(revision == lastRevision(report) ? tr("Revision %1 (current)").arg(revision)
                                                            : tr("Revision %1").arg(revision));
        name->setFont(sectionFont());
        grid->addWidget(name, row++, 1);
        QString signers = revisionSigners(report, revision);
        if (!signers.isEmpty()) signers[0] = signers.at(0).toUpper();
        auto* who = new QuietLabel(signers.isEmpty() ? tr("Not signed") : signers);
        who->setTextFormat(Qt::PlainText);
        who->setWordWrap(true);
        grid->addWidget(who, row++, 1);
        if (forbidden)
            grid->addWidget(words(tr("Changes content protected by an earlier signature.")), row++, 1);
        if (revision > 1)
            grid->addWidget(makeLink({revision - 1, revision}, QStringLiteral("showRevision%1").arg(revision),
                                     name->text()),
                            row++, 1, Qt::AlignLeft);
    }
    auto* compare = named("compareRevisions", new QPushButton(tr("Compare side by side")));
    const RevisionPair usual = defaultPair(report).value_or(RevisionPair{});
    connect(compare, &QPushButton::clicked, this, [this, usual] { Q_EMIT compareRequested(usual); });
    grid->setRowMinimumHeight(row++, space::s);
    grid->addWidget(compare, row, 0, 1, 2, Qt::AlignLeft);
    column->addWidget(card);
}

} // namespace ink::ui

#include "moc_verifyreportview.cpp"
