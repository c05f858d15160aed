#include "ui/pages/editor/previewpage.h"

#include "app/domain/rules.h"
#include "ui/models/words.h"
#include "ui/pages/editor/previewrun.h"
#include "ui/pages/signingfieldeditor.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/detailtext.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::TagType;

namespace {

constexpr int sideWidth = 380;

enum SidePages { Field, Review };

} // namespace

PreviewPage::PreviewPage(Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_title(titleLabel(this)), m_whoLabel(new QLabel(this)), m_who(new QComboBox(this)),
      m_progressText(new QuietLabel(this)), m_progress(new QProgressBar(this)),
      m_leave(new QPushButton(this)), m_view(new PageView), m_side(new QStackedWidget),
      m_editor(new SigningFieldEditor(prompts)), m_reviewTitle(sectionLabel(nullptr)),
      m_reviewText(new QLabel), m_back(new QPushButton), m_next(new QPushButton), m_list(new QListWidget),
      m_note(new QuietLabel)
{
    setObjectName(QStringLiteral("previewPage"));
    m_who->setObjectName(QStringLiteral("previewWho"));
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_who->setMinimumContentsLength(12);
    m_whoLabel->setBuddy(m_who);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(160, 6);
    m_leave->setObjectName(QStringLiteral("previewLeave"));
    m_leave->setIcon(icon(Icon::Close));
    m_view->setObjectName(QStringLiteral("previewView"));
    m_next->setObjectName(QStringLiteral("previewNext"));
    m_next->setDefault(true);
    m_next->setMinimumHeight(48);
    QFont big = sectionFont();
    big.setPixelSize(16);
    m_next->setFont(big);
    m_back->setObjectName(QStringLiteral("previewBack"));
    m_back->setMinimumHeight(48);
    m_list->setObjectName(QStringLiteral("previewFields"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_reviewTitle->setObjectName(QStringLiteral("previewVerdict"));
    m_reviewText->setObjectName(QStringLiteral("previewFaults"));
    m_reviewText->setWordWrap(true);
    m_reviewText->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    layOut();

    connect(m_leave, &QPushButton::clicked, this, &PreviewPage::closeRequested);
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &PreviewPage::closeRequested);
    connect(m_who, &QComboBox::activated, this, &PreviewPage::choosePerson);
    connect(m_next, &QPushButton::clicked, this, &PreviewPage::next);
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_editor->commit();
        goTo(m_step - 1);
    });
    for (const auto signal : {&QListWidget::itemActivated, &QListWidget::itemClicked})
        connect(m_list, signal, this, [this](QListWidgetItem* item) {
            m_editor->commit();
            goTo(m_list->row(item));
        });
    connect(m_view, &PageView::tagActivated, this, [this](domain::TagId id) {
        const auto at = m_fields.indexOf(id);
        if (at < 0) return;
        m_editor->commit();
        goTo(static_cast<int>(at));
    });
    connect(m_editor, &SigningFieldEditor::valueChanged, this, &PreviewPage::give);
    connect(m_editor, &SigningFieldEditor::fileChosen, this, [this](domain::TagId id, const QString& path) {
        const QFileInfo file(path);
        give(id, file.fileName(), {});
        m_editor->setFile({file.fileName(), file.size(), std::nullopt, {}});
    });
    connect(m_editor, &SigningFieldEditor::fileRemoved, this, [this](domain::TagId id) {
        give(id, {}, {});
        m_editor->setFile({});
    });
    retranslate();
}

PreviewPage::~PreviewPage() = default;

void PreviewPage::layOut()
{
    auto* review = new QWidget;
    auto* reviewColumn = new QVBoxLayout(review);
    reviewColumn->setContentsMargins(0, 0, 0, 0);
    reviewColumn->addWidget(m_reviewTitle);
    reviewColumn->addWidget(m_reviewText);
    reviewColumn->addStretch();
    m_side->addWidget(m_editor); // as in SidePages
    m_side->addWidget(review);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next, 1);
    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    side->setBackgroundRole(QPalette::Base);
    side->setAutoFillBackground(true);
    auto* sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(space::l, space::l, space::l, space::m);
    sideColumn->setSpacing(space::m);
    sideColumn->addWidget(m_side);
    sideColumn->addLayout(buttons);
    sideColumn->addWidget(m_list, 1);
    sideColumn->addWidget(m_note);
    auto* work = new QHBoxLayout;
    work->setSpacing(0);
    work->addWidget(m_view, 1);
    work->addWidget(side);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::l, space::m, space::l, space::m);
    head->setSpacing(space::m);
    head->addWidget(m_title);
    head->addSpacing(space::l);
    head->addWidget(m_whoLabel);
    head->addWidget(m_who);
    head->addStretch(1);
    head->addWidget(m_progressText);
    head->addWidget(m_progress);
    head->addWidget(m_leave);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(line);
    column->addLayout(work, 1);
}

void PreviewPage::start(const domain::Document& draft, const QHash<domain::FileId, QByteArray>& bytes,
                        int invitation)
{
    m_run = std::make_unique<PreviewRun>(draft);
    m_view->setDocument(draft);
    for (auto file = bytes.constBegin(); file != bytes.constEnd(); ++file)
        m_view->setFileBytes(file.key(), file.value());
    m_view->setShowValues(true);
    m_view->setZoomMode(PageView::ZoomMode::FitWidth);
    int first = 0;
    {
        const QSignalBlocker quiet(m_who);
        m_who->clear();
        const QList<PreviewPerson>& people = m_run->people();
        for (int i = 0; i < people.size(); ++i) {
            m_who->addItem(icon(Icon::Person, recipientColour(people.at(i).invitation)), people.at(i).name);
            if (people.at(i).invitation == invitation &&
                people.at(std::min(first, i)).invitation != invitation)
                first = i;
        }
        m_who->setEnabled(people.size() > 1);
    }
    choosePerson(first);
}

void PreviewPage::stop()
{
    m_run.reset();
    m_fields.clear();
    m_view->setDocument({});
}

bool PreviewPage::isLastPerson() const
{
    return !m_run || m_run->personAt() + 1 >= m_run->people().size();
}

void PreviewPage::choosePerson(int at)
{
    if (!m_run) return;
    m_who->setCurrentIndex(at);
    m_fields.clear();
    m_step = 0;
    if (!m_run->people().isEmpty()) {
        m_editor->commit();
        m_run->setPerson(at);
        m_view->setFilling(m_run->person().invitation);
        takeFields();
    }
    takeValues();
    goTo(0);
}

void PreviewPage::give(domain::TagId id, const QString& text, const QByteArray& image)
{
    if (!m_run) return;
    m_run->setValue(id, text, image);
    takeFields();
    takeValues();
}

void PreviewPage::takeFields()
{
    const QList<domain::TagId> fields = m_run->fields();
    if (fields != m_fields) {
        const bool review = atReview() && !m_fields.isEmpty();
        const domain::TagId now = m_fields.value(m_step);
        m_fields = fields;
        m_step = review ? stepCount() : std::max(0, static_cast<int>(m_fields.indexOf(now)));
    }
    m_list->clear();
    for (const domain::TagId id : std::as_const(m_fields)) {
        const domain::Tag* tag = m_run->tag(id);
        const QString name = tag->name.isEmpty() ? tagTypeWord(tag->type) : tag->name;
        auto* item = new QListWidgetItem(tr("%1 · page %2").arg(name).arg(tag->pageIndex), m_list);
        item->setSizeHint({0, metric::compactRow});
    }
    if (!atReview()) m_list->setCurrentRow(m_step);
}

void PreviewPage::takeValues()
{
    if (!m_run || m_run->people().isEmpty()) return;
    m_view->setDocument(m_run->seen());
    if (!atReview()) m_view->selectTags({m_fields.at(m_step)});
    showProgress();
}

void PreviewPage::goTo(int step)
{
    if (!m_run) return;
    m_step = std::clamp(step, 0, stepCount());
    if (atReview()) {
        m_side->setCurrentIndex(Review);
        m_view->selectTags({});
        m_list->setCurrentRow(-1);
        showProgress();
        m_next->setFocus(Qt::OtherFocusReason);
        return;
    }
    const domain::TagId id = m_fields.at(m_step);
    const domain::Tag* tag = m_run->tag(id);
    QByteArray earlier;
    if (domain::isSignatureLike(tag->type))
        for (const domain::TagId other : std::as_const(m_fields))
            if (const domain::Tag* made = m_run->tag(other);
                made->type == tag->type && other != id && !made->image.isEmpty())
                earlier = made->image;
    m_editor->edit(*tag, m_run->person().name, earlier);
    if (tag->type == TagType::Attachment) m_editor->setFile({tag->text, 0, std::nullopt, {}});
    m_side->setCurrentIndex(Field);
    m_view->goToTag(id);
    m_list->setCurrentRow(m_step);
    showProgress();
}

void PreviewPage::next()
{
    if (!m_run) return;
    if (atReview()) {
        if (isLastPerson()) return Q_EMIT closeRequested();
        return choosePerson(static_cast<int>(m_run->personAt()) + 1);
    }
    m_editor->commit();
    const domain::TagId id = m_fields.at(m_step);
    const domain::Tag* tag = m_run->tag(id);
    for (const PreviewRun::Fault& fault : m_run->faults())
        if (fault.tag == id && tag->type != TagType::Radio) // another button of the group may be chosen
            return m_editor->setFault(detailText(fault.sentence));
    goTo(m_step + 1);
}

void PreviewPage::showProgress()
{
    int done = 0;
    const Tokens& look = tokens(palette());
    for (int i = 0; i < stepCount(); ++i) {
        const bool filled = domain::hasValue(*m_run->tag(m_fields.at(i)));
        done += filled ? 1 : 0;
        if (QListWidgetItem* item = m_list->item(i))
            item->setIcon(filled ? icon(Icon::Completed, toneColour(Tone::Good, look))
                                 : icon(Icon::Pen, look.quietInk));
    }
    m_progress->setRange(0, std::max(1, stepCount()));
    m_progress->setValue(done);
    m_progressText->setText(tr("%1 of %2").arg(done).arg(stepCount()));
    m_progress->setVisible(stepCount() > 0);
    m_progressText->setVisible(stepCount() > 0);
    m_back->setVisible(m_step > 0);
    if (atReview())
        showReview();
    else
        m_next->setText(tr("Next"));
}

void PreviewPage::showReview()
{
    if (m_run->people().isEmpty()) {
        m_reviewTitle->setText(tr("Nobody has anything to do yet."));
        m_reviewText->setText(tr("Add a recipient, then look again."));
        m_next->setText(tr("Back to the editor"));
        return;
    }
    QStringList sentences;
    for (const PreviewRun::Fault& fault : m_run->faults())
        sentences.append(detailText(fault.sentence));
    const QString name = m_run->person().name;
    if (m_run->signsFreely()) {
        m_reviewTitle->setText(tr("%1 places the signature where it should go.").arg(name));
    } else if (!sentences.isEmpty()) {
        m_reviewTitle->setText(tr("%1 could not finish yet.").arg(name));
    } else {
        m_reviewTitle->setText(stepCount() == 0 ? tr("%1 has nothing to fill in.").arg(name)
                                                : tr("%1 can finish now.").arg(name));
    }
    m_reviewText->setText(sentences.join(QLatin1Char('\n')));
    m_next->setText(isLastPerson() ? tr("Back to the editor")
                                   : tr("Go on as %1").arg(m_run->people().at(m_run->personAt() + 1).name));
}

void PreviewPage::retranslate()
{
    setAccessibleName(tr("Preview"));
    m_title->setText(tr("Preview"));
    m_whoLabel->setText(tr("See it as"));
    m_who->setAccessibleName(tr("Recipient whose view is shown"));
    m_leave->setText(tr("Back to the editor"));
    m_back->setText(tr("Back"));
    m_view->setAccessibleName(tr("Pages as the recipient sees them"));
    m_list->setAccessibleName(tr("Fields to fill in"));
    m_note->setText(tr("This is a trial: nothing is saved, nobody is told."));
    if (m_run) showProgress();
}

void PreviewPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_run && !m_run->people().isEmpty()) {
            takeFields();
            goTo(m_step);
        }
    }
    if (event->type() == QEvent::PaletteChange && m_run) showProgress();
}

} // namespace ink::ui
