#include "ui/pages/signing/signingconsent.h"

#include "app/base/languages.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int disclosureHeight = 200;

} // namespace

SigningConsent::SigningConsent(QWidget* parent)
    : QWidget(parent), m_foreign(named("signingConsentLanguage", new QuietLabel(this))),
      m_heading(makeSectionLabel(this)), m_disclosure(new QPlainTextEdit(this)),
      m_box(named("signingConsent", new QCheckBox(this))),
      m_text(named("signingConsentText", new QLabel(this)))
{
    m_foreign->setWordWrap(true);
    m_foreign->setTextFormat(Qt::PlainText);
    const Form form(this);
    form.setUpInput(m_disclosure, "signingDisclosure",
                    {.label = m_heading, .labelText = QT_TR_NOOP("Information from the sender")});
    m_disclosure->setReadOnly(true);
    m_disclosure->setTabChangesFocus(true);
    m_disclosure->setFixedHeight(disclosureHeight);
    m_disclosure->setFocusPolicy(Qt::StrongFocus); // for scrolling by keyboard
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // text from another server must not be parsed as markup
    m_text->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_foreign);
    column->addWidget(m_heading);
    column->addWidget(m_disclosure);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    row->setSpacing(space::s);
    row->addWidget(m_box, 0, Qt::AlignTop);
    row->addWidget(m_text, 1, Qt::AlignTop);
    setFocusProxy(m_box);
    setText({}, {}, {}, {});
    form.translate([this] { showLanguage(); });
}

void SigningConsent::setText(const QString& text, const QString& disclosure, const QString& language,
                             const QString& signerLanguage)
{
    m_language = language;
    m_signerLanguage = signerLanguage;
    m_text->setText(text);
    m_box->setAccessibleName(text);
    if (m_disclosure->toPlainText() != disclosure) m_disclosure->setPlainText(disclosure);
    m_heading->setVisible(!disclosure.isEmpty());
    m_disclosure->setVisible(!disclosure.isEmpty());
    showLanguage();
}

/** The texts keep their language and its direction, regardless of the window's. */
void SigningConsent::showLanguage()
{
    const QString window = windowLanguage();
    const QString words = m_language.isEmpty() ? window : languageCode(m_language);
    for (QWidget* each : {static_cast<QWidget*>(m_disclosure), static_cast<QWidget*>(m_text)}) {
        each->setLocale(QLocale(words));
        each->setLayoutDirection(QLocale(words).textDirection());
    }
    const bool isForeign =
        words != window && !m_signerLanguage.isEmpty() && words != languageCode(m_signerLanguage);
    m_foreign->setText(isForeign ? tr("The sender provided this text in %1, not in your language.")
                                       .arg(languageName(words, window))
                                 : QString());
    m_foreign->setVisible(isForeign);
}

bool SigningConsent::eventFilter(QObject* watched, QEvent* event)
{
    // A click on the label toggles the box, as usual.
    if (watched == m_text && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton && m_box->isEnabled()) {
        m_box->toggle();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_signingconsent.cpp"
