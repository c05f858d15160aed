#include "ui/pages/signing/signingnotes.h"

#include "app/wire/signercodec.h"
#include "ui/models/isolated.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ink::ui {

namespace {

constexpr int maxMessageLines = 4; // longer messages scroll, so that the current field stays visible

/** A read-only text view, as high as its text up to a few lines. */
class MessageView final : public QPlainTextEdit
{
public:
    MessageView(const char* name, QWidget* parent) : QPlainTextEdit(parent)
    {
        setObjectName(QLatin1String(name));
        setReadOnly(true);
        setTabChangesFocus(true);
        setFocusPolicy(Qt::StrongFocus); // for scrolling by keyboard
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        // A plain text's layout measures its height in lines.
        connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
                [this](const QSizeF& size) { fit(static_cast<int>(std::ceil(size.height()))); });
        fit(1);
    }

private:
    void fit(int lines)
    {
        const int margins = 2 * (frameWidth() + static_cast<int>(document()->documentMargin()));
        setFixedHeight(std::clamp(lines, 1, maxMessageLines) * fontMetrics().lineSpacing() + margins);
    }
};

void showMessage(QLabel* title, QPlainTextEdit* field, const QString& text)
{
    if (field->toPlainText() != text) field->setPlainText(text);
    title->setVisible(!text.isEmpty());
    field->setVisible(!text.isEmpty());
}

} // namespace

SigningNotes::SigningNotes(QWidget* parent)
    : QWidget(parent), m_correction(named("signingCorrected", new ToneLabel(Tone::Warning, this))),
      m_behalf(named("signingBehalf", new ToneLabel(Tone::Info, this))),
      m_witness(named("signingWitness", new ToneLabel(Tone::Info, this))),
      m_messageTitle(new QuietLabel(this)), m_message(new MessageView("signingMessage", this)),
      m_privateTitle(new QuietLabel(this)), m_private(new MessageView("signingPrivateMessage", this))
{
    for (QLabel* sentence : std::initializer_list<QLabel*>{m_correction, m_behalf, m_witness}) {
        sentence->setWordWrap(true);
        sentence->setTextFormat(Qt::PlainText);
    }
    m_messageTitle->setTextFormat(Qt::PlainText);
    m_messageTitle->setBuddy(m_message);
    m_privateTitle->setBuddy(m_private);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    for (QWidget* part : std::initializer_list<QWidget*>{m_correction, m_behalf, m_witness, m_messageTitle,
                                                         m_message, m_privateTitle, m_private})
        column->addWidget(part);
    setView({});
    onChange(this, {QEvent::LanguageChange, QEvent::LayoutDirectionChange}, [this] { retranslate(); });
}

void SigningNotes::setView(const wire::SignerView& view)
{
    m_absent = view.onBehalfOf;
    m_witnessed = view.witnessOf;
    m_sender = view.senderName;
    // The private message isn't addressed to a hosted signer.
    const QString personal = view.hostedIndex > 0 ? QString() : view.privateMessage.trimmed();
    showMessage(m_messageTitle, m_message, view.message.trimmed());
    showMessage(m_privateTitle, m_private, personal);
    m_behalf->setVisible(!m_absent.isEmpty());
    m_witness->setVisible(!m_witnessed.isEmpty());
    setVisible(!m_absent.isEmpty() || !m_witnessed.isEmpty() || !view.message.trimmed().isEmpty() ||
               !personal.isEmpty());
    m_earlier = std::exchange(m_corrected, {});
    m_correction->hide();
    retranslate();
}

void SigningNotes::showCorrection(const QStringList& fields)
{
    m_corrected = m_earlier + (fields.isEmpty() ? QStringList{QString()} : fields);
    m_corrected.removeDuplicates();
    m_correction->show();
    show();
    retranslate();
}

void SigningNotes::retranslate()
{
    QStringList names;
    for (const QString& each : std::as_const(m_corrected))
        names.append(isolated(each));
    m_correction->setText(
        names.isEmpty() || m_corrected.contains(QString())
            ? tr("The sender has changed this document. Review it before you finish.")
            : tr("The sender has changed fields in this document: %1. Review them before you finish.")
                  .arg(QLocale().createSeparatedList(names)));
    m_behalf->setText(tr("You're acting on behalf of %1, who is absent.").arg(isolated(m_absent)));
    m_witness->setText(tr("You're witnessing the signature of %1.").arg(isolated(m_witnessed)));
    m_messageTitle->setText(m_sender.isEmpty() ? tr("Message from the sender")
                                               : tr("Message from %1").arg(isolated(m_sender)));
    m_message->setAccessibleName(m_messageTitle->text());
    m_privateTitle->setText(tr("Personal message to you"));
    m_private->setAccessibleName(m_privateTitle->text());
}

} // namespace ink::ui

#include "moc_signingnotes.cpp"
