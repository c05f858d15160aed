#include "ui/pages/verifypage.h"

#include "ui/dialogs/prompts.h"
#include "ui/models/words.h"
#include "ui/pages/verifywords.h"
#include "ui/widgets/choicecard.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QDragEnterEvent>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPromise>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QThreadPool>
#include <QVBoxLayout>

#include <memory>

namespace ink::ui {

namespace {

constexpr qint64 largestFile = 512LL * 1024 * 1024;

pdf::VerifyReport unreadable(const QString& why)
{
    pdf::VerifyReport report;
    report.integrity = pdf::Integrity::Unreadable;
    report.findings.append({QStringLiteral("file.unreadable"), pdf::VerifyFinding::Level::Error, why, -1});
    return report;
}

pdf::VerifyReport judge(const QString& path, const pdf::VerifyOptions& options)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return unreadable(file.errorString());
    if (file.size() > largestFile) return unreadable(QStringLiteral("The file is larger than 512 MB."));
    return pdf::verifyPdf(file.readAll(), options);
}

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

VerifyPage::VerifyPage(Prompts& prompts, const Clock& clock, std::function<QStringList()> ownFingerprints,
                       QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_clock(clock), m_ownFingerprints(std::move(ownFingerprints)),
      m_title(titleLabel(this)), m_another(new QPushButton(this)), m_spinner(new Spinner), m_busy(new QLabel),
      m_stack(new QStackedWidget(this)), m_drop(new DropArea), m_scroll(new QScrollArea)
{
    setObjectName(QStringLiteral("verifyPage"));
    setAcceptDrops(true);
    m_another->setObjectName(QStringLiteral("verifyAnother"));
    m_another->setIcon(icon(Icon::Verify));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_drop->setMinimumHeight(260);

    auto* idle = new QWidget;
    auto* idleColumn = new QVBoxLayout(idle);
    idleColumn->setContentsMargins(0, 0, 0, 0);
    idleColumn->addWidget(m_drop);
    idleColumn->addStretch();
    auto* busy = new QWidget;
    auto* busyColumn = new QVBoxLayout(busy);
    busyColumn->addStretch();
    busyColumn->addWidget(m_spinner, 0, Qt::AlignHCenter);
    busyColumn->addWidget(m_busy, 0, Qt::AlignHCenter);
    busyColumn->addStretch();
    m_stack->addWidget(idle);
    m_stack->addWidget(busy);
    m_stack->addWidget(m_scroll);

    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_another);
    m_another->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::l, space::xl, space::l);
    column->setSpacing(space::l);
    column->addLayout(head);
    column->addWidget(m_stack, 1);

    connect(m_drop, &DropArea::dropped, this,
            [this](const QStringList& paths) { verifyFile(paths.first()); });
    connect(m_drop, &DropArea::chooseRequested, this, &VerifyPage::chooseFile);
    connect(m_another, &QPushButton::clicked, this, &VerifyPage::chooseFile);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.isCanceled() || m_watcher.future().resultCount() == 0) return;
        m_report = m_watcher.result();
        rebuild();
        Q_EMIT finished();
    });
    retranslate();
}

VerifyPage::~VerifyPage() = default;

void VerifyPage::verifyFile(const QString& path)
{
    m_path = path;
    m_report.reset();
    m_stack->setCurrentIndex(1);
    retranslate();
    pdf::VerifyOptions options;
    if (m_ownFingerprints) options.ownFingerprints = m_ownFingerprints();
    options.now = m_clock.now();
    // A watcher that is given another future forgets the one before: a late verdict on an old file is never
    // shown.
    auto promise = std::make_shared<QPromise<pdf::VerifyReport>>();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, path, options] {
        promise->start();
        promise->addResult(judge(path, options));
        promise->finish();
    });
}

void VerifyPage::chooseFile()
{
    m_prompts.chooseFiles(this,
                          {QStringLiteral("verify"), tr("Verify a file"), tr("PDF files (*.pdf)"), false, {}},
                          [this](const QStringList& paths) {
                              if (!paths.isEmpty()) verifyFile(paths.first());
                          });
}

void VerifyPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!pdfFilesOf(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void VerifyPage::dropEvent(QDropEvent* event)
{
    const QStringList paths = pdfFilesOf(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    verifyFile(paths.first());
}

void VerifyPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) rebuild();
}

void VerifyPage::retranslate()
{
    m_title->setText(tr("Verify"));
    m_another->setText(tr("Verify another file…"));
    m_busy->setText(tr("Reading “%1”…").arg(QFileInfo(m_path).fileName()));
    m_drop->setWords(tr("Drop a signed PDF here to see whether it is still what was signed"),
                     tr("Choose a PDF…"));
    rebuild();
}

void VerifyPage::rebuild()
{
    if (!m_report) return;
    m_another->show();
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("verifyReport"));
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, space::m, 0);
    column->setSpacing(space::m);
    addVerdict(column, *m_report);
    addFindings(column, *m_report);
    addSignatures(column, *m_report);
    column->addStretch();
    m_scroll->setWidget(content);
    m_stack->setCurrentWidget(m_scroll);
}

void VerifyPage::addVerdict(QVBoxLayout* column, const pdf::VerifyReport& report)
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
    name->setFullText(QFileInfo(m_path).fileName());
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
    setAccessibleDescription(integrityWord(report.integrity) + QStringLiteral(". ") +
                             integritySentence(report.integrity));
}

void VerifyPage::addFindings(QVBoxLayout* column, const pdf::VerifyReport& report)
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
        grid->addWidget(words(text), row++, 1);
    }
    column->addWidget(card);
}

void VerifyPage::addSignatures(QVBoxLayout* column, const pdf::VerifyReport& report)
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

} // namespace ink::ui
