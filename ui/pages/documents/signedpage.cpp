#include "ui/pages/documents/signedpage.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/documents/exportnames.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPdfDocument>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSaveFile>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int minSignedTitle = 160;

QToolButton* signedTool(Icon sign, const char* name)
{
    auto* button = new QToolButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setIcon(icon(sign));
    button->setAutoRaise(true);
    return button;
}

// Index(pagesOf): Signed PDF: what a completed document opens as
/** The pages of a sealed file, which has more pages than the uploaded one. */
QList<domain::Page> pagesOf(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument pdf;
    pdf.load(&buffer);
    QList<domain::Page> pages;
    for (int i = 0; i < pdf.pageCount(); ++i) {
        domain::Page page;
        page.pageIndex = i + 1;
        page.size = pdf.pagePointSize(i);
        pages.append(page);
    }
    return pages;
}

Error signedFault(ErrorCode code, const Message& detail)
{
    Error error;
    error.code = code;
    error.detail = detail;
    return error;
}

} // namespace

SignedPage::SignedPage(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_prompts(context.prompts),
      m_back(signedTool(Icon::Close, "signedClose")), m_title(new ElidedLabel),
      m_smaller(signedTool(Icon::ZoomOut, "signedSmaller")),
      m_larger(signedTool(Icon::ZoomIn, "signedLarger")), m_print(new QPushButton), m_save(new QPushButton),
      m_verify(new QPushButton), m_error(new ErrorBanner), m_stack(new QStackedWidget), m_busy(new QWidget),
      m_pages(new PageView), m_number(new PageNumber(*m_pages))
{
    setObjectName(QStringLiteral("signedPage"));
    layOut();
    connect(m_back, &QToolButton::clicked, this, &SignedPage::closeRequested);
    connect(m_smaller, &QToolButton::clicked, m_pages, &PageView::zoomOut);
    connect(m_larger, &QToolButton::clicked, m_pages, &PageView::zoomIn);
    connect(m_print, &QPushButton::clicked, this, &SignedPage::print);
    connect(m_save, &QPushButton::clicked, this, &SignedPage::save);
    connect(m_verify, &QPushButton::clicked, this, &SignedPage::verify);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] { open(m_id); });
    connect(&m_session, &workflow::Session::currentChanged, this, &SignedPage::clear);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

SignedPage::~SignedPage() = default;

void SignedPage::layOut()
{
    m_title->setFont(titleFont());
    m_print->setObjectName(QStringLiteral("signedPrint"));
    m_save->setObjectName(QStringLiteral("signedSave"));
    m_save->setIcon(icon(Icon::Download));
    m_verify->setObjectName(QStringLiteral("signedVerify"));
    m_verify->setIcon(icon(Icon::Verify));
    m_pages->setObjectName(QStringLiteral("signedPages"));
    m_pages->setZoomMode(PageView::ZoomMode::FitWidth);
    auto* spinning = new QVBoxLayout(m_busy);
    spinning->addWidget(new Spinner(m_busy), 0, Qt::AlignCenter);
    m_stack->addWidget(m_busy);
    m_stack->addWidget(m_pages);
    auto* start = new QWidget;
    start->setMinimumWidth(minSignedTitle);
    auto* name = new QHBoxLayout(start);
    name->setContentsMargins(0, 0, 0, 0);
    name->setSpacing(space::s);
    name->addWidget(m_back);
    name->addWidget(m_title, 1);
    auto* looks = new QHBoxLayout;
    looks->setSpacing(space::s);
    for (QWidget* part : std::initializer_list<QWidget*>{m_number, m_smaller, m_larger})
        looks->addWidget(part);
    auto* acts = new QHBoxLayout;
    acts->setSpacing(space::s);
    for (QPushButton* button : {m_print, m_save, m_verify})
        acts->addWidget(button);
    auto* head = new WrapRow;
    head->setSpacing(space::s);
    head->setLineSpacing(space::xs);
    head->add(start, 1);
    head->addStretch();
    head->add(looks);
    head->add(acts);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::s, space::l, space::s);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_stack, 1);
}

void SignedPage::clear()
{
    ++m_request;
    m_files.clear();
    m_document = {};
    m_title->setFullText({});
    m_error->setError(std::nullopt);
    m_pages->setDocument({});
    m_stack->setCurrentWidget(m_busy);
    m_busy->setVisible(false);
    for (QPushButton* button : {m_print, m_save, m_verify})
        button->setEnabled(false);
}

void SignedPage::open(domain::DocumentId id)
{
    clear();
    m_id = id;
    if (!m_session.client()) return;
    m_busy->setVisible(true);
    m_session.client()->retrieve(id, this,
                                 [this, turn = m_request](const Result<domain::Document>& document) {
                                     if (turn != m_request) return;
                                     if (!document) return showError(document.error());
                                     m_document = *document;
                                     m_title->setFullText(document->title);
                                     fetch(0);
                                 });
}

/** Fetches the files sequentially. */
void SignedPage::fetch(qsizetype index)
{
    if (index >= m_document.files.size()) return showFiles();
    const domain::File file = m_document.files.at(index);
    m_session.client()->download(
        m_id, QStringLiteral("esign"), file.id, this,
        [this, turn = m_request, file, index](const Result<api::ApiClient::Download>& answer) {
            if (turn != m_request) return;
            if (!answer) return showError(answer.error());
            domain::File sealed = file;
            sealed.pages = pagesOf(answer->bytes);
            if (sealed.pages.isEmpty())
                return showError(signedFault(ErrorCode::UnreadablePdf, reasons::fileUnreadable(file.name)));
            m_files.append({sealed, answer->bytes});
            fetch(index + 1);
        });
}

void SignedPage::showFiles()
{
    domain::Document shown; // its tags are already part of the pages
    shown.id = m_id;
    shown.title = m_document.title;
    for (const SignedFile& one : std::as_const(m_files))
        shown.files.append(one.file);
    m_pages->setDocument(shown);
    for (const SignedFile& one : std::as_const(m_files))
        m_pages->setFileBytes(one.file.id, one.bytes);
    m_number->refresh();
    m_stack->setCurrentWidget(m_pages);
    for (QPushButton* button : {m_print, m_save, m_verify})
        button->setEnabled(!m_files.isEmpty());
    if (isVisible()) m_pages->setFocus();
}

void SignedPage::showError(const Error& error)
{
    m_busy->setVisible(false);
    m_error->setError(error);
}

const SignedPage::SignedFile* SignedPage::currentFile() const
{
    int last = 0;
    for (const SignedFile& one : m_files) {
        last += static_cast<int>(one.file.pages.size());
        if (m_pages->currentPage() <= last) return &one;
    }
    return m_files.isEmpty() ? nullptr : &m_files.constFirst();
}

QString SignedPage::nameOf(const SignedFile& file) const
{
    QString name = m_files.size() > 1 ? file.file.name : m_document.title;
    if (name.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) name.chop(4);
    return workflow::safeName(tr("%1 (signed)").arg(name)) + QStringLiteral(".pdf");
}

bool SignedPage::printTo(QPrinter& printer) const
{
    constexpr int sharpest = 300; // dpi: more enlarges the pictures without a visible gain
    QPainter painter;
    bool first = true;
    for (const SignedFile& one : m_files) {
        QBuffer buffer;
        buffer.setData(one.bytes);
        buffer.open(QIODevice::ReadOnly);
        QPdfDocument pdf;
        pdf.load(&buffer);
        for (int i = 0; i < pdf.pageCount(); ++i) {
            if (first ? !painter.begin(&printer) : !printer.newPage()) return false;
            first = false;
            const QSizeF points = pdf.pagePointSize(i);
            const QSize sheet = painter.viewport().size();
            const bool turned = (points.width() > points.height()) != (sheet.width() > sheet.height());
            const QSizeF room = turned ? QSizeF(sheet).transposed() : QSizeF(sheet);
            const double perPoint = std::min({room.width() / points.width(), room.height() / points.height(),
                                              printer.resolution() / 72.0});
            const double drawn = std::min(perPoint, sharpest / 72.0);
            const QImage image = pdf.render(i, (points * drawn).toSize());
            painter.save();
            painter.translate(sheet.width() / 2.0, sheet.height() / 2.0);
            if (turned) painter.rotate(90);
            const QSizeF size = points * perPoint;
            painter.drawImage(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height()),
                              image);
            painter.restore();
        }
    }
    return !first && painter.end();
}

void SignedPage::print()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_document.title);
    printer->setFullPage(true);
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setObjectName(QStringLiteral("printSigned"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] {
        if (printTo(*printer)) return void(Q_EMIT messageRequested(tr("Sent to the printer.")));
        const QString to = printer->outputFileName();
        m_error->setError(signedFault(ErrorCode::Io, to.isEmpty() ? reasons::printerTookNothing()
                                                                  : reasons::fileUnwritable(to)));
    });
    dialog->open();
}

void SignedPage::save()
{
    const SignedFile* file = currentFile();
    if (!file) return;
    m_prompts.saveFile(
        this, {QStringLiteral("saveSigned"), tr("Save signed PDF"), nameOf(*file), tr("PDF files (*.pdf)")},
        [this, bytes = file->bytes](const std::optional<QString>& path) {
            if (!path) return;
            QSaveFile out(*path);
            const bool written =
                out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
            if (written)
                return void(
                    Q_EMIT saved(tr("Saved as %1").arg(isolated(QFileInfo(*path).fileName())), *path));
            m_error->setError(signedFault(ErrorCode::Io, reasons::fileUnwritable(*path)));
        });
}

void SignedPage::verify()
{
    const SignedFile* file = currentFile();
    if (!file) return;
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(nameOf(*file));
    QFile out(path);
    if (out.open(QIODevice::WriteOnly) && out.write(file->bytes) == file->bytes.size()) {
        out.close();
        Q_EMIT verifyRequested(path);
    } else {
        m_error->setError(signedFault(ErrorCode::Io, reasons::fileUnwritable(path)));
    }
}

void SignedPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closeRequested();
    else if (event->matches(QKeySequence::Print) && m_print->isEnabled())
        print();
    else if (event->matches(QKeySequence::Save) && m_save->isEnabled())
        save();
    else
        QWidget::keyPressEvent(event);
}

void SignedPage::retranslate()
{
    setAccessibleName(tr("Signed document"));
    m_back->setToolTip(tr("Close (Esc)"));
    m_back->setAccessibleName(tr("Close"));
    m_smaller->setToolTip(tr("Zoom out"));
    m_smaller->setAccessibleName(tr("Zoom out"));
    m_larger->setToolTip(tr("Zoom in"));
    m_larger->setAccessibleName(tr("Zoom in"));
    m_print->setText(tr("Print…"));
    m_save->setText(tr("Save PDF…"));
    m_verify->setText(tr("Verify"));
    m_pages->setAccessibleName(tr("Pages of the signed document"));
    m_number->refresh();
}

} // namespace ink::ui

#include "moc_signedpage.cpp"
