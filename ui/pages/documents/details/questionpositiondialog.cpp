#include "ui/pages/documents/details/questionpositiondialog.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "ui/viewer/pagepin.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

QuestionPositionDialog::QuestionPositionDialog(workflow::Session& session, const domain::Document& document,
                                               const domain::Question& question, QWidget* parent)
    : QDialog(parent), m_session(session), m_id(document.id), m_question(question),
      m_pages(new PageView(this)), m_error(new ErrorBanner(this)), m_close(new QPushButton(this))
{
    const auto place = document.pageAt(question.pageIndex);
    if (place.file) m_file = *place.file;
    m_page = std::max(0, place.indexInFile - 1);
    m_pin = new PagePin(*m_pages, {m_page, QPointF(question.left, question.top)});
    m_pin->hide();
    setObjectName(QStringLiteral("placeDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    resize(760, 720);
    m_pages->setZoomMode(PageView::ZoomMode::FitWidth);
    m_close->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_error);
    column->addWidget(m_pages, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_error, &ErrorBanner::retryRequested, this, &QuestionPositionDialog::fetch);
    column->addWidget(buttons);
    retranslate();
    fetch();
    onLanguageChange(this, [this] { retranslate(); });
}

QPoint QuestionPositionDialog::pinPosition() const
{
    return m_pin->tipPosition();
}

void QuestionPositionDialog::fetch()
{
    m_error->setError(std::nullopt);
    if (!m_session.client()) return;
    m_session.client()->fileBytes(m_id, m_file.id, this, [this](const Result<QByteArray>& bytes) {
        if (!bytes) return m_error->setError(bytes.error());
        domain::Document shown;
        shown.id = m_id;
        shown.files.append(m_file);
        m_pages->setDocument(shown);
        m_pages->setFileBytes(m_file.id, *bytes);
        m_pin->show();
        m_pin->reveal();
    });
}

void QuestionPositionDialog::retranslate()
{
    setWindowTitle(tr("Question about page %1").arg(m_question.pageIndex));
    m_pages->setAccessibleName(tr("Page with the marked position"));
    m_pages->setAccessibleDescription(m_question.text);
    m_close->setText(tr("Close"));
}

} // namespace ink::ui

#include "moc_questionpositiondialog.cpp"
