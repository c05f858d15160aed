#include "ui/pages/signing/signingmarks.h"

#include "app/workflow/signing/inpersonsession.h"
#include "ui/pages/signing/signingpositiondialog.h"
#include "ui/pages/signing/signingprogress.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace ink::ui {

SigningMarks::SigningMarks(workflow::InPersonSession& signing, const SigningProgress& progress,
                           PageView& view, QWidget* parent)
    : QWidget(parent), m_signing(signing), m_progress(progress), m_view(view), m_add(new QPushButton),
      m_move(new QPushButton(this)), m_remove(new QPushButton(this))
{
    const Form form(this);
    form.setUpButton(m_add, "addSignature", QT_TR_NOOP("Add a signature…"), {.clicked = [this] { add(); }});
    form.setUpButton(
        m_move, "moveSignature", QT_TR_NOOP("Move…"),
        {.accessibleName = QT_TR_NOOP("Move this signature"), .clicked = [this] { moveCurrent(); }});
    form.setUpButton(m_remove, "removeSignature", QT_TR_NOOP("Remove"),
                     {.accessibleName = QT_TR_NOOP("Remove this signature"),
                      .icon = Icon::Trash,
                      .clicked = [this] { removeCurrent(); }});
    m_add->setFlat(true);
    m_add->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    row->addWidget(m_move);
    row->addWidget(m_remove);
    row->addStretch();
    hide();
}

void SigningMarks::updateButtons()
{
    const bool isOpen = m_signing.state() == workflow::InPersonSession::State::Open;
    const domain::Tag* tag = m_progress.isAtReview() ? nullptr : m_progress.tag(m_progress.current());
    m_add->setVisible(isOpen && m_signing.form().view().canSignTags);
    setVisible(isOpen && tag && tag->facts.isFree);
}

void SigningMarks::choosePosition(const PagePoint& from, const std::function<void(const PagePoint&)>& chosen)
{
    auto* dialog = new SigningPositionDialog(m_signing, SigningPositionDialog::Purpose::PlaceSignature, from,
                                             {}, window());
    connect(dialog, &QDialog::accepted, this, [dialog, chosen] { chosen(dialog->position()); });
    dialog->open();
}

void SigningMarks::add()
{
    choosePosition(m_view.middleOfView(), [this](const PagePoint& place) {
        const domain::TagId id = m_signing.addSignature(place.page + 1, place.point.x(), place.point.y());
        if (!id.isNull()) Q_EMIT stepRequested(m_progress.stepAt(id));
    });
}

void SigningMarks::moveCurrent()
{
    const domain::Tag* tag = m_progress.tag(m_progress.current());
    if (!tag) return;
    const QPointF middle(tag->rect.left + tag->rect.width / 2.0, tag->rect.top + tag->rect.height / 2.0);
    choosePosition({tag->pageIndex - 1, middle}, [this, id = tag->id](const PagePoint& place) {
        m_signing.moveSignature(id, place.page + 1, place.point.x(), place.point.y());
        Q_EMIT stepRequested(m_progress.stepAt(id));
    });
}

void SigningMarks::removeCurrent()
{
    const int step = m_progress.step();
    m_signing.removeSignature(m_progress.current());
    Q_EMIT stepRequested(std::min(step, m_progress.count()));
}

} // namespace ink::ui

#include "moc_signingmarks.cpp"
