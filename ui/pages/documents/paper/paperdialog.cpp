#include "ui/pages/documents/paper/paperdialog.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int paperDialogWidth = 560;
constexpr QSize sheetPicture(64, 90);

QString numbersOf(const QList<int>& pages)
{
    QStringList numbers;
    for (const int page : pages)
        numbers.append(QString::number(page));
    return QLocale().createSeparatedList(numbers);
}

} // namespace

PaperDialog::PaperDialog(domain::DocumentId document, int pages, const QString& title, const QString& who,
                         QWidget* parent)
    : QDialog(parent), m_document(document), m_pages(pages), m_title(title), m_who(who),
      m_intro(new QuietLabel(this)), m_sheets(new QListWidget(this)), m_summary(new QLabel(this)),
      m_fault(new ToneLabel(Tone::Bad, this)), m_compared(new QCheckBox(this)), m_more(new QPushButton(this)),
      m_record(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("paperDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(paperDialogWidth);
    for (QLabel* label : {m_intro, m_summary, m_fault}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_sheets->setObjectName(QStringLiteral("paperSheets"));
    m_sheets->setIconSize(sheetPicture);
    m_sheets->setSelectionMode(QAbstractItemView::SingleSelection);
    m_sheets->setWordWrap(true);
    m_sheets->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sheets->setResizeMode(QListView::Adjust);
    m_sheets->setMinimumHeight(180);
    m_summary->setObjectName(QStringLiteral("paperSummary"));
    m_fault->setObjectName(QStringLiteral("paperFault"));
    m_fault->hide();
    m_compared->setObjectName(QStringLiteral("paperCompared"));
    m_more->setObjectName(QStringLiteral("paperMore"));
    m_more->setAutoDefault(false);
    m_record->setObjectName(QStringLiteral("paperRecord"));
    m_record->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("paperCancel"));
    m_cancel->setAutoDefault(false);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_record, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_intro);
    column->addWidget(m_sheets, 1);
    column->addWidget(m_summary);
    column->addWidget(m_fault);
    column->addWidget(m_compared);
    column->addWidget(m_more, 0, Qt::AlignLeading);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_more, &QPushButton::clicked, this, &PaperDialog::addFilesRequested);
    connect(m_record, &QPushButton::clicked, this, &PaperDialog::recordRequested);
    connect(m_compared, &QCheckBox::toggled, this, &PaperDialog::showMatch);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void PaperDialog::setScan(const PaperScan& scan)
{
    m_scan = scan;
    m_match = domain::matchPaper(m_document, m_pages, scan.marks(), scan.similarities);
    m_compared->setChecked(false);
    m_sheets->clear();
    for (const PaperScan::Sheet& sheet : m_scan.sheets)
        new QListWidgetItem(QIcon(QPixmap::fromImage(sheet.thumbnail)), {}, m_sheets);
    setFault({});
    setBusy(false);
}

void PaperDialog::setBusy(bool busy)
{
    m_isBusy = busy;
    showMatch();
}

void PaperDialog::setFault(const QString& fault)
{
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

QString PaperDialog::sheetText(qsizetype index) const
{
    const domain::PaperMatch::ScannedPage& sheet = m_match.scannedPages.at(index);
    if (sheet.isForeign) return tr("Sheet %1: a page of another document").arg(index + 1);
    if (sheet.page == 0) return tr("Sheet %1: not a page of this document").arg(index + 1);
    const QString page = tr("Sheet %1: page %2 of %3").arg(index + 1).arg(sheet.page).arg(m_pages);
    if (sheet.isByContent) return tr("%1 (no mark found, matched by its content)").arg(page);
    if (sheet.isGuess) return tr("%1 (no mark found, matched by its position)").arg(page);
    return sheet.isRepeated ? tr("%1 (duplicate)").arg(page) : page;
}

QString PaperDialog::summary() const
{
    if (m_isBusy) return tr("Please wait…");
    QStringList lines;
    if (!m_match.missingPages.isEmpty())
        lines += tr("Missing pages: %1. Add them before you record the signature.")
                     .arg(numbersOf(m_match.missingPages));
    if (!m_match.repeatedPages.isEmpty())
        lines += tr("Pages scanned more than once: %1.").arg(numbersOf(m_match.repeatedPages));
    if (m_match.isMixed)
        lines += tr("The pages come from different printouts. Check that they belong together.");
    for (const domain::PaperMatch::ScannedPage& each : m_match.scannedPages)
        if (each.isForeign || each.page == 0) {
            lines += tr("Some sheets don't belong to this document. Choose the files again without them.");
            break;
        }
    if (lines.isEmpty()) lines += tr("No pages are missing.");
    return lines.join(QLatin1Char('\n'));
}

void PaperDialog::showMatch()
{
    for (int i = 0; i < m_sheets->count(); ++i)
        m_sheets->item(i)->setText(sheetText(i));
    m_summary->setText(summary());
    const bool asks = m_match.hasGuesses || m_match.isMixed || !m_match.repeatedPages.isEmpty();
    m_compared->setVisible(asks);
    m_more->setEnabled(!m_isBusy);
    m_record->setEnabled(!m_isBusy && !m_scan.sheets.isEmpty() && m_match.isComplete() &&
                         (!asks || m_compared->isChecked()));
}

void PaperDialog::retranslate()
{
    setWindowTitle(tr("Import signed scan"));
    m_intro->setText(tr("Records that %1 signed “%2” on paper. The sealed document won't contain an "
                        "electronic signature by this person; the scan is attached instead.")
                         .arg(m_who, m_title));
    m_sheets->setAccessibleName(tr("Scanned sheets"));
    m_compared->setText(tr("These sheets were compared with the document"));
    m_more->setText(tr("Choose files…"));
    m_record->setText(tr("Record paper signature"));
    m_cancel->setText(tr("Cancel"));
    showMatch();
}

} // namespace ink::ui

#include "moc_paperdialog.cpp"
