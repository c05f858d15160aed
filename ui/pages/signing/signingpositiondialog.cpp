#include "ui/pages/signing/signingpositiondialog.h"

#include "app/workflow/signing/inpersonsession.h"
#include "app/workflow/signing/placedsignatures.h"
#include "ui/viewer/pagepin.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/style/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

SigningPositionDialog::SigningPositionDialog(const workflow::InPersonSession& signing, Purpose purpose,
                                             const PagePoint& place, const QString& question, QWidget* parent)
    : QDialog(parent), m_purpose(purpose), m_pages(new PageView(this)), m_hint(new QLabel(this)),
      m_done(new QPushButton(this)), m_back(new QPushButton(this))
{
    setObjectName(QStringLiteral("signingPlaceDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    const QSize around = parent ? parent->window()->size() : QSize();
    resize(std::max(640, around.width() * 4 / 5), std::max(480, around.height() * 9 / 10));
    m_pages->setDocument(signing.form().filled());
    m_pages->setShowValues(true);
    for (const domain::File& file : signing.form().document().files)
        m_pages->setFileBytes(file.id, signing.fileBytes(file.id));
    m_pages->setZoomMode(PageView::ZoomMode::FitWidth);
    m_pin = new PagePin(*m_pages, place);
    m_pages->setAccessibleDescription(question);
    const bool isSignature = purpose == Purpose::PlaceSignature;
    const bool chooses = purpose != Purpose::ShowQuestion;
    m_pin->setMovable(chooses);
    const Form form(this);
    form.setTitle([isSignature, chooses] {
        return isSignature ? tr("Place the signature")
               : chooses   ? tr("Mark a place on a page")
                           : tr("Marked place");
    });
    form.setUpLabel(
        m_hint,
        [isSignature] {
            return isSignature ? tr("Select where the signature goes, or move the frame with the arrow keys.")
                               : tr("Select the place on a page, or move the mark with the arrow keys.");
        },
        {.name = "placeHint", .isWrapped = true});
    form.setUpInput(m_pages, nullptr, {.accessibleName = QT_TR_NOOP("Pages of the document")});
    form.setUpButton(m_done, "placeDone", QT_TR_NOOP("Done"), {.isDefault = true});
    form.setUpButton(m_back, "placeBack", [chooses] { return chooses ? tr("Back") : tr("Close"); });
    m_hint->setVisible(chooses);
    m_done->setVisible(chooses);
    m_back->setAutoDefault(!chooses);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_hint);
    column->addWidget(m_pages, 1);
    auto* buttons = new QDialogButtonBox(this);
    if (chooses) buttons->addButton(m_done, QDialogButtonBox::AcceptRole); // a box shows every button in it
    buttons->addButton(m_back, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_pin, &PagePin::chosen, this, &QDialog::accept);
    column->addWidget(buttons);
    form.translate([this, isSignature, chooses] {
        if (isSignature)
            m_pin->setFrame(QSizeF(workflow::placedSignatureWidth, workflow::placedSignatureHeight),
                            tr("Signature"));
        m_pin->setAccessibleName(chooses ? m_hint->text() : tr("Marked place"));
    });
}

PagePoint SigningPositionDialog::position() const
{
    return m_pin->pagePoint();
}

void SigningPositionDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    // The pages get their sizes with the dialog's.
    QTimer::singleShot(0, m_pin, [this] {
        m_pin->reveal();
        if (m_purpose != Purpose::ShowQuestion) m_pin->setFocus(Qt::OtherFocusReason);
    });
}

} // namespace ink::ui

#include "moc_signingpositiondialog.cpp"
