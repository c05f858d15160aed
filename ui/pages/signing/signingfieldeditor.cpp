#include "ui/pages/signing/signingfieldeditor.h"

#include "app/domain/document/tagvalue.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/datelimit.h"
#include "app/domain/values/valuerule.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/signing/signinginputs.h"
#include "ui/viewer/valueimagecache.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/signatureimages.h"
#include "ui/widgets/inputs/signaturepad.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::TagType;

namespace {

/** Text below a field's name: whether it is required, its page, and the expected input. */
QString hintFor(const domain::Tag& tag, const QList<domain::Tag>& buttons)
{
    const bool needed = std::any_of(buttons.begin(), buttons.end(),
                                    [](const domain::Tag& button) { return button.isMandatory; });
    return needed ? SigningFieldEditor::tr("Required · page %1").arg(tag.pageIndex)
                  : SigningFieldEditor::tr("Optional · page %1").arg(tag.pageIndex);
}

/** The sender's help, and the limits of a date. */
QString helpFor(const domain::Tag& tag)
{
    QStringList lines;
    if (!tag.style.help.isEmpty()) lines.append(tag.style.help);
    if (tag.type == TagType::Date) {
        const QDate today = QDate::currentDate();
        if (const auto limit = domain::DateLimit::fromText(tag.style.earliest))
            lines.append(SigningFieldEditor::tr("Not before %1").arg(shortDate(limit->resolve(today))));
        if (const auto limit = domain::DateLimit::fromText(tag.style.latest))
            lines.append(SigningFieldEditor::tr("Not after %1").arg(shortDate(limit->resolve(today))));
    }
    if (tag.type == TagType::Checkbox && !domain::isBlankText(tag.groupName)) {
        if (tag.style.minChosen.value_or(0) > 0)
            lines.append(SigningFieldEditor::tr("Select at least %1 of the boxes in “%2”.")
                             .arg(*tag.style.minChosen)
                             .arg(isolated(tag.groupName)));
        if (tag.style.maxChosen)
            lines.append(SigningFieldEditor::tr("Select at most %1 of the boxes in “%2”.")
                             .arg(*tag.style.maxChosen)
                             .arg(isolated(tag.groupName)));
    }
    return lines.join(QLatin1Char('\n'));
}

bool isParagraph(const domain::Tag& tag)
{
    return !tag.style.comb && (tag.style.multiline || tag.text.contains(QLatin1Char('\n'))) &&
           (tag.type == TagType::Text || tag.type == TagType::PrefillableText);
}

} // namespace

SigningFieldEditor::SigningFieldEditor(Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_title(makeSectionLabel(this)), m_hint(new QuietLabel(this)),
      m_proposed(named("signingFieldProposed", new ToneLabel(Tone::Info, this))),
      m_help(named("signingFieldHelp", new QLabel(this))),
      m_fault(named("signingFieldFault", new ToneLabel(Tone::Bad, this))),
      m_small(named("signingFieldSmall", new ToneLabel(Tone::Warning, this))), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("signingFieldEditor"));
    QFont font = sectionFont();
    font.setPixelSize(16);
    m_title->setFont(font);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_fault->setWordWrap(true);
    m_fault->hide();
    m_proposed->setWordWrap(true);
    m_proposed->hide();
    m_help->setTextFormat(Qt::PlainText);
    m_help->setWordWrap(true);
    m_small->setWordWrap(true);
    m_small->hide();
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::s);
    m_column->addWidget(m_title);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_proposed);
    m_column->addWidget(m_help);
    m_column->addWidget(m_fault);
    m_column->addWidget(m_small);
}

void SigningFieldEditor::edit(const domain::Tag& tag, const QString& recipient, const QByteArray& earlier,
                              const QList<domain::Tag>& buttons)
{
    m_tag = tag;
    m_recipient = recipient;
    m_earlier = earlier;
    m_buttons = buttons.isEmpty() ? QList{tag} : buttons;
    m_padTouched = false;
    m_pad = nullptr;
    m_file = nullptr;
    m_line = nullptr;
    QWidget* before = m_input;
    setFault({});
    setProposed(false);
    const QString title = fieldTitle(tag);
    m_title->setText(title);
    const QString hint = hintFor(tag, m_buttons);
    m_hint->setText(hint);
    const QString help = helpFor(tag);
    m_help->setText(help);
    m_help->setVisible(!help.isEmpty());
    m_input = makeInput();
    m_input->setAccessibleName(title);
    m_input->setAccessibleDescription(help.isEmpty() ? hint : QStringLiteral("%1. %2").arg(hint, help));
    updateSizeWarning();
    if (m_input->objectName().isEmpty() && m_input->focusProxy() == nullptr)
        m_input->setObjectName(QStringLiteral("signingInput"));
    m_column->addWidget(m_input);
    m_input->show();
    focusInput();
    if (!before) return;
    // Removes the old input last, so that there is always a focused widget.
    m_column->removeWidget(before);
    before->hide();
    before->deleteLater();
}

void SigningFieldEditor::fitPad()
{
    if (m_pad) m_pad->setMinimumHeight(padHeight(*window()));
}

int SigningFieldEditor::padHeight(const QWidget& window)
{
    return std::clamp(window.height() * 2 / 5, 200, 480);
}

void SigningFieldEditor::focusInput()
{
    if (m_input && m_input->isVisible()) m_input->setFocus(Qt::OtherFocusReason);
}

void SigningFieldEditor::setFault(const QString& fault)
{
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

void SigningFieldEditor::setProposed(bool proposed)
{
    m_proposed->setText(
        proposed
            ? tr("This value was filled in before the device was handed to you. Review it, then choose Next.")
            : QString());
    m_proposed->setVisible(proposed);
    if (m_input && proposed)
        m_input->setAccessibleDescription(m_hint->text() + QLatin1Char(' ') + m_proposed->text());
}

void SigningFieldEditor::commit()
{
    if (m_pad && m_padTouched && !m_pad->isEmpty()) Q_EMIT valueChanged(m_tag.id, {}, m_pad->png());
    m_padTouched = false;
    normalizeValue();
}

void SigningFieldEditor::applyText(const QString& text)
{
    m_tag.text = text;
    setFault({});
    updateSizeWarning();
    Q_EMIT valueChanged(m_tag.id, text, {});
}

void SigningFieldEditor::normalizeValue()
{
    const domain::ValueRule rule(m_tag);
    if (m_line) {
        const QString tidy = rule.normalized(m_line->text());
        if (tidy != m_line->text()) {
            m_line->setText(tidy);
            applyText(tidy);
        }
    }
    if (domain::isSignatureLike(m_tag.type) || isToggle(m_tag.type) || m_tag.type == TagType::Attachment ||
        m_tag.style.readOnly)
        return;
    setFault(domain::hasValue(m_tag) ? valueFaultText(m_tag) : QString());
}

void SigningFieldEditor::toggle(domain::TagId tag)
{
    if (auto* box = qobject_cast<QCheckBox*>(m_input); box && tag == m_tag.id) box->click();
    if (auto* choice = qobject_cast<SigningChoice*>(m_input)) choice->choose(tag);
}

QWidget* SigningFieldEditor::makeInput()
{
    switch (m_tag.type) {
    case TagType::Signature:
    case TagType::Initial:
        return makeSignature();
    case TagType::Checkbox: {
        auto* box = new QCheckBox(m_tag.style.placeholder.isEmpty() ? tr("Select this box")
                                                                    : m_tag.style.placeholder);
        box->setChecked(domain::isChecked(m_tag));
        connect(box, &QCheckBox::toggled, this,
                [this](bool on) { applyText(on ? QStringLiteral("true") : QStringLiteral("false")); });
        return box;
    }
    case TagType::Radio: {
        auto* box = new SigningChoice(m_buttons);
        connect(box, &SigningChoice::chosen, this, [this](domain::TagId button) {
            setFault({});
            Q_EMIT valueChanged(button, QStringLiteral("true"), {});
        });
        return box;
    }
    case TagType::Dropdown: {
        auto* box = new QComboBox;
        box->addItem(tr("Choose…"), QString());
        for (const QString& option : m_tag.style.options)
            box->addItem(option, option);
        box->setCurrentIndex(qMax(0, box->findData(m_tag.text)));
        connect(box, &QComboBox::currentIndexChanged, this,
                [this, box] { applyText(box->currentData().toString()); });
        return box;
    }
    case TagType::Date: {
        auto* box = new SigningDateInput(m_tag);
        connect(box, &SigningDateInput::textChanged, this, &SigningFieldEditor::applyText);
        return box;
    }
    case TagType::Number:
    case TagType::PrefillableNumber:
    case TagType::Text:
    case TagType::MaskedText:
    case TagType::PrefillableText:
    case TagType::SignDate: // never a step, nor is a note
    case TagType::Note:
        break;
    case TagType::Attachment:
        return makeAttachment();
    }
    return makeLine();
}

void SigningFieldEditor::updateSizeWarning()
{
    const std::optional<double> points = smallFontSize(m_tag);
    m_small->setText(
        points
            ? tr("This text will be printed in small type (%1 points). Shorten it to make it easier to read.")
                  .arg(QLocale().toString(*points, 'f', 1))
            : QString());
    m_small->setVisible(points.has_value());
}

QWidget* SigningFieldEditor::makeParagraph()
{
    auto* box = new TextArea(m_tag.text);
    box->setPlaceholderText(m_tag.style.placeholder);
    box->setTabChangesFocus(true);
    box->setReadOnly(m_tag.style.readOnly);
    box->setFixedHeight(120);
    connect(box, &QPlainTextEdit::textChanged, this, [this, box] { applyText(box->toPlainText()); });
    return box;
}

QWidget* SigningFieldEditor::makeLine()
{
    if (isParagraph(m_tag)) return makeParagraph();
    m_line = new QLineEdit(m_tag.text);
    m_line->setPlaceholderText(m_tag.style.placeholder);
    if (m_tag.type == TagType::Number || m_tag.type == TagType::PrefillableNumber)
        m_line->setAlignment(Qt::AlignRight);
    m_line->setReadOnly(m_tag.style.readOnly);
    // Input is neither cut off nor blocked; errors are displayed instead.
    connect(m_line, &QLineEdit::textEdited, this, &SigningFieldEditor::applyText);
    connect(m_line, &QLineEdit::editingFinished, this, [this, line = m_line] {
        if (line == m_line) normalizeValue();
    });
    return m_line;
}

QWidget* SigningFieldEditor::makeAttachment()
{
    m_file = new SigningAttachment(m_prompts, m_tag.style.format == QLatin1StringView("image"));
    connect(m_file, &SigningAttachment::fileChosen, this, [this](const QString& path) {
        setFault({});
        Q_EMIT fileChosen(m_tag.id, path);
    });
    connect(m_file, &SigningAttachment::removeRequested, this, [this] {
        setFault({});
        Q_EMIT fileRemoved(m_tag.id);
    });
    connect(m_file, &SigningAttachment::stopRequested, this, &SigningFieldEditor::uploadStopRequested);
    return m_file;
}

void SigningFieldEditor::setFile(const SigningAttachment::State& state)
{
    if (m_file) m_file->setState(state);
}

QWidget* SigningFieldEditor::makeSignature()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    if (!m_tag.image.isEmpty()) {
        QImage image = QImage::fromData(m_tag.image);
        const qreal ratio = devicePixelRatioF();
        if (!image.isNull()) {
            image = image.scaled((QSizeF(300, 90) * ratio).toSize(), Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
            image.setDevicePixelRatio(ratio);
        }
        auto* now = named("signatureNow", new QLabel);
        now->setPixmap(QPixmap::fromImage(image));
        now->setAlignment(Qt::AlignCenter);
        now->setAutoFillBackground(true);
        QPalette paper = now->palette();
        paper.setColor(QPalette::Window, Qt::white);
        now->setPalette(paper);
        now->setMinimumHeight(110);
        auto* again = named("signAgain", new QPushButton(tr("Sign again")));
        column->addWidget(now);
        column->addWidget(again, 0, Qt::AlignLeft);
        box->setFocusProxy(again);
        connect(again, &QPushButton::clicked, this, [this] {
            domain::Tag blank = m_tag;
            blank.image.clear();
            edit(blank, m_recipient, m_earlier);
        });
        return box;
    }
    if (!m_earlier.isEmpty()) {
        auto* same = named("useSameSignature",
                           new QPushButton(m_tag.type == TagType::Initial ? tr("Use the same initials")
                                                                          : tr("Use the same signature")));
        same->setIcon(icon(Icon::Copy));
        column->addWidget(same);
        connect(same, &QPushButton::clicked, this, [this] {
            m_tag.image = m_earlier;
            Q_EMIT valueChanged(m_tag.id, {}, m_earlier);
            edit(m_tag, m_recipient, m_earlier);
        });
    }
    m_pad = new SignaturePad;
    fitPad();
    m_pad->setName(m_tag.type == TagType::Initial ? initialsOf(m_recipient) : m_recipient);
    m_pad->setHandwriting(m_handwriting);
    m_padTouched = false;
    column->addWidget(m_pad);
    box->setFocusProxy(m_pad);
    connect(m_pad, &SignaturePad::changed, this, [this] {
        m_padTouched = true;
        setFault({});
        if (m_pad && m_pad->method() == SignaturePad::Method::Draw && !m_pad->isEmpty())
            Q_EMIT valueChanged(m_tag.id, {}, m_pad->png());
    });
    connect(m_pad, &SignaturePad::handwritingChosen, this, [this](const QString& style) {
        m_handwriting = style;
        Q_EMIT handwritingChosen(style);
    });
    connect(m_pad, &SignaturePad::pictureRequested, this, [this] {
        m_prompts.chooseFiles(this,
                              {QStringLiteral("signaturePicture"),
                               tr("Choose a signature picture"),
                               tr("Pictures (*.png *.jpg *.jpeg *.bmp *.webp)"),
                               false,
                               {}},
                              [this](const QStringList& paths) {
                                  if (m_pad && !paths.isEmpty()) m_pad->loadPicture(paths.first());
                              });
    });
    return box;
}

} // namespace ink::ui

#include "moc_signingfieldeditor.cpp"
