#include "ui/pages/editor/sending/previewpage.h"

#include "app/domain/account/attachmentrules.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/values/values.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/pages/editor/recipients/recipientdot.h"
#include "ui/pages/editor/sending/previewrun.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signingsteps.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int lowPreview = 520; ///< px: in a lower window the signature pad needs the height

/**
 * The picture that is printed in the document if this file is entered in the field; empty for other fields.
 */
QByteArray pictureFor(const domain::Tag& tag, const QString& path)
{
    if (tag.style.format != QLatin1StringView("image")) return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(domain::maxAttachmentBytes) : QByteArray();
}

} // namespace

using domain::TagType;

PreviewPage::PreviewPage(Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_title(makeTitleLabel(this)), m_whoLabel(new QLabel(this)),
      m_who(new QComboBox(this)), m_leave(new QPushButton(this)),
      m_steps(new SigningSteps(QStringLiteral("preview"), prompts)), m_view(&m_steps->view()),
      m_editor(&m_steps->editor()), m_next(&m_steps->nextButton()), m_note(new QuietLabel)
{
    setObjectName(QStringLiteral("previewPage"));
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Preview"),
                    {.toolTip = QT_TR_NOOP("Preview only: nothing is saved or sent.")});
    form.setUpLabel(m_note, QT_TR_NOOP("Preview only: nothing is saved or sent."), {.isWrapped = true});
    form.setUpInput(m_who, "previewWho",
                    {.label = m_whoLabel,
                     .labelText = QT_TR_NOOP("View as"),
                     .accessibleName = QT_TR_NOOP("Recipient to preview")});
    form.setUpButton(m_leave, "previewLeave", QT_TR_NOOP("Back to the editor"), {.icon = Icon::Close});
    form.setUpInput(m_view, nullptr, {.accessibleName = QT_TR_NOOP("Pages as the recipient sees them")});
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_who->setMinimumContentsLength(12);
    m_steps->addNotice(m_note);
    layOut();

    connect(m_leave, &QPushButton::clicked, this, &PreviewPage::closeRequested);
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &PreviewPage::closeRequested);
    connect(m_who, &QComboBox::activated, this, &PreviewPage::choosePerson);
    connect(m_next, &QPushButton::clicked, this, &PreviewPage::next);
    connect(&m_steps->backButton(), &QPushButton::clicked, this, [this] {
        m_editor->commit();
        goTo(m_step - 1);
    });
    connect(m_steps, &SigningSteps::chosen, this, [this](int step) {
        m_editor->commit();
        goTo(step);
    });
    connect(m_editor, &SigningFieldEditor::valueChanged, this, &PreviewPage::setValue);
    connect(m_editor, &SigningFieldEditor::fileChosen, this, [this](domain::TagId id, const QString& path) {
        const QFileInfo file(path);
        setValue(id, file.fileName(), pictureFor(*m_run->tag(id), path));
        m_editor->setFile({file.fileName(), file.size(), std::nullopt, {}});
    });
    connect(m_editor, &SigningFieldEditor::fileRemoved, this, [this](domain::TagId id) {
        setValue(id, {}, {});
        m_editor->setFile({});
    });
    form.translate([this] {
        setAccessibleName(tr("Preview"));
        if (m_run) showProgress();
        if (m_run && !m_run->people().isEmpty()) {
            updateFields();
            goTo(m_step);
        }
    });
}

PreviewPage::~PreviewPage() = default;

void PreviewPage::layOut()
{
    auto* head = new WrapRow;
    head->setContentsMargins(space::l, space::m, space::l, space::m);
    head->setSpacing(space::m);
    head->setLineSpacing(space::xs);
    head->add(m_title);
    auto* who = new QHBoxLayout;
    who->setSpacing(space::s);
    who->addWidget(m_whoLabel);
    who->addWidget(m_who);
    head->add(who);
    head->addStretch();
    auto* end = new QHBoxLayout;
    end->setSpacing(space::m);
    end->addWidget(&m_steps->progressWidget());
    end->addWidget(m_leave);
    head->add(end);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(line);
    column->addWidget(m_steps, 1);
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
            m_who->addItem(recipientDot(people.at(i).invitation), people.at(i).name);
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
    return !m_run || m_run->personIndex() + 1 >= m_run->people().size();
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
        m_view->setFillingRecipient(m_run->person().invitation);
        m_steps->setMaySign(m_run->maySign());
        updateFields();
    }
    updateValues();
    goTo(0);
}

void PreviewPage::setValue(domain::TagId id, const QString& text, const QByteArray& image)
{
    if (!m_run) return;
    m_run->setValue(id, text, image);
    updateFields();
    updateValues();
}

void PreviewPage::updateFields()
{
    const QList<domain::TagId> fields = m_run->fields();
    if (fields != m_fields) {
        const bool review = isAtReview() && !m_fields.isEmpty();
        const domain::TagId now = m_fields.value(m_step);
        m_fields = fields;
        m_step = review ? stepCount() : std::max(0, static_cast<int>(m_fields.indexOf(now)));
    }
    QList<domain::Tag> tags;
    for (const domain::TagId id : std::as_const(m_fields))
        tags.append(*m_run->tag(id));
    m_steps->setFields(tags, isAtReview() ? -1 : m_step, m_run->stepByTag());
}

void PreviewPage::updateValues()
{
    if (!m_run || m_run->people().isEmpty()) return;
    m_view->setDocument(m_run->visibleDocument());
    if (!isAtReview()) m_view->selection().select({m_fields.at(m_step)});
    showProgress();
}

void PreviewPage::goTo(int step)
{
    if (!m_run) return;
    m_step = std::clamp(step, 0, stepCount());
    if (isAtReview()) {
        m_steps->showReview();
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
    m_editor->edit(*tag, m_run->person().name, earlier,
                   tag->type == TagType::Radio ? m_run->buttonsOf(*tag) : QList<domain::Tag>());
    if (tag->type == TagType::Attachment) m_editor->setFile({tag->text, 0, std::nullopt, {}});
    m_steps->showField(m_step);
    showProgress();
}

void PreviewPage::next()
{
    if (!m_run) return;
    if (isAtReview()) {
        if (isLastPerson()) return Q_EMIT closeRequested();
        return choosePerson(static_cast<int>(m_run->personIndex()) + 1);
    }
    m_editor->commit();
    const domain::TagId id = m_fields.at(m_step);
    for (const PreviewRun::Fault& fault : m_run->faults())
        if (m_run->stepByTag().value(fault.tag, fault.tag) == id)
            return m_editor->setFault(messageText(fault.message));
    goTo(m_step + 1);
}

bool PreviewPage::isDone(domain::TagId id) const
{
    const domain::Tag& tag = *m_run->tag(id);
    const QList<domain::Tag> buttons = m_run->buttonsOf(tag);
    if (tag.type == TagType::Radio) return std::any_of(buttons.begin(), buttons.end(), domain::isChecked);
    const bool picks =
        tag.type == TagType::Checkbox || domain::isSignatureLike(tag.type) || tag.type == TagType::Attachment;
    return domain::hasValue(tag) && (picks || domain::valueFault(tag).isEmpty());
}

bool PreviewPage::isRequired(domain::TagId id) const
{
    const QList<domain::Tag> buttons = m_run->buttonsOf(*m_run->tag(id));
    return m_run->tag(id)->isMandatory ||
           std::any_of(buttons.begin(), buttons.end(), [](const auto& button) { return button.isMandatory; });
}

void PreviewPage::showProgress()
{
    QSet<domain::TagId> faulty;
    for (const PreviewRun::Fault& fault : m_run->faults())
        faulty.insert(m_run->stepByTag().value(fault.tag, fault.tag));
    QList<SigningFieldState> states;
    for (const domain::TagId id : std::as_const(m_fields))
        states.append({isDone(id), isRequired(id), faulty.contains(id)});
    m_steps->setStates(states);
    m_steps->progressWidget().setVisible(stepCount() > 0);
    if (isAtReview())
        showReview();
    else
        m_next->setText(tr("Next"));
}

void PreviewPage::showReview()
{
    if (m_run->people().isEmpty()) {
        m_steps->setReviewTexts(tr("No recipients yet."), tr("Add a recipient to see the preview."));
        m_next->setText(tr("Back to the editor"));
        return;
    }
    QStringList sentences;
    for (const PreviewRun::Fault& fault : m_run->faults())
        sentences.append(messageText(fault.message));
    const QString name = m_run->person().name;
    const QString verdict = m_run->canSignFreely() ? tr("%1 chooses where to place the signature.")
                            : !sentences.isEmpty() ? tr("%1 can't finish yet.")
                            : stepCount() == 0     ? tr("%1 has nothing to fill in.")
                                                   : tr("%1 can finish now.");
    m_steps->setReviewTexts(verdict.arg(isolated(name)), sentences.join(QLatin1Char('\n')));
    m_next->setText(isLastPerson()
                        ? tr("Back to the editor")
                        : tr("Continue as %1").arg(m_run->people().at(m_run->personIndex() + 1).name));
}

void PreviewPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_note->setVisible(height() >= lowPreview); // the tool tip of the title has it as well
}

} // namespace ink::ui

#include "moc_previewpage.cpp"
