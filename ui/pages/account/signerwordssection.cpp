#include "ui/pages/account/signerwordssection.h"

#include "app/base/languages.h"
#include "app/domain/account/frameorigin.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>

namespace ink::ui {

using domain::SignerWords;

namespace {

constexpr int paragraphHeight = 76;        // three lines
constexpr int disclosureInputHeight = 180; // high enough for reading it
constexpr int languageWidth = 240;

/** Cleans pasted text: removes control characters and trailing spaces, and normalizes line breaks to \\n. */
QString cleanText(QString text, bool isParagraph)
{
    text.replace(QChar::LineSeparator, QLatin1Char('\n'))
        .replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
    text.replace(QLatin1Char('\t'), QLatin1Char(' '));
    text.removeIf([](QChar c) { return c.category() == QChar::Other_Control && c != QLatin1Char('\n'); });
    return isParagraph ? text.simplified() : text.trimmed();
}

QStringList addressesIn(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

} // namespace

SignerWordsSection::SignerWordsSection(workflow::Session& session, workflow::AccountSettings& account,
                                       QWidget* parent)
    : AccountFields(QStringLiteral("signerWordsSection"), session, account, parent),
      m_hint(new QuietLabel(this)), m_language(new QComboBox),
      m_languageField(new FormField(QStringLiteral("signerWordsLanguage"), m_language, this)),
      m_consent(new TextArea), m_disclosure(new TextArea), m_review(new TextArea), m_thanks(new TextArea),
      m_addresses(new QLineEdit), m_address(new QComboBox), m_frames(new QLineEdit)
{
    m_hint->setObjectName(QStringLiteral("signerWordsHint"));
    m_hint->setWordWrap(true);
    m_language->setFocusPolicy(Qt::StrongFocus);
    for (const Language& each : languages())
        m_language->addItem(each.name, each.code);
    m_language->setCurrentIndex(
        std::max(m_language->findData(QLocale().name().section(QLatin1Char('_'), 0, 0)), 0));
    m_shownLanguage = language();
    m_addresses->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_addresses->setPlaceholderText(QStringLiteral("https://www.example.org/thank-you"));
    addWords(m_consent, "consent", &SignerWords::consent, domain::maxConsentLength, true);
    addWords(m_disclosure, "disclosure", &SignerWords::disclosure, domain::maxDisclosureLength, false);
    addWords(m_review, "reviewConsent", &SignerWords::reviewConsent, domain::maxConsentLength, true);
    addWords(m_thanks, "thanks", &SignerWords::thanks, domain::maxThanksLength, false);
    addAddresses();
    addChoice(QStringLiteral("userSetting.returnAddress"), m_address,
              [](UserSetting& user, NotificationSetting&) -> QString& { return user.returnAddress; });
    addFrames();
    connect(m_language, &QComboBox::currentIndexChanged, this, &SignerWordsSection::changeLanguage);
    layOut();
    retranslate();
}

/** Shows the texts of another language, unless a text was rejected. The current text was saved when it lost
 * the focus. */
void SignerWordsSection::changeLanguage()
{
    for (QPlainTextEdit* edit : {m_consent, m_disclosure, m_review, m_thanks}) {
        if (formField(edit)->error().isEmpty()) continue;
        const QSignalBlocker blocker(m_language);
        m_language->setCurrentIndex(m_language->findData(m_shownLanguage));
        return edit->setFocus(Qt::OtherFocusReason);
    }
    m_shownLanguage = language();
    showDetails();
}

QString SignerWordsSection::language() const
{
    return m_language->currentData().toString();
}

void SignerWordsSection::addWords(QPlainTextEdit* edit, const char* key, Member member, int maxLength,
                                  bool isParagraph)
{
    edit->setTabChangesFocus(true);
    // A text that is still being saved keeps its language when another one is chosen.
    connect(edit, &QPlainTextEdit::textChanged, this, [this, edit] { m_languageOfText[edit] = language(); });
    edit->setFixedHeight(maxLength > domain::maxConsentLength ? disclosureInputHeight : paragraphHeight);
    addText(
        QStringLiteral("userSetting.signerWords.") + QLatin1StringView(key), edit,
        [this, member](const Details& details) {
            for (const SignerWords& one : details.userSetting.signerWords)
                if (one.language == language()) return one.*member;
            return QString();
        },
        [this, edit, member, isParagraph]() -> Write {
            return [language = m_languageOfText.value(edit, language()),
                    text = cleanText(edit->toPlainText(), isParagraph),
                    member](UserSetting& user, NotificationSetting&) {
                domain::setSignerText(user.signerWords, language, member, text);
            };
        },
        [edit, maxLength, isParagraph] {
            const qsizetype length = cleanText(edit->toPlainText(), isParagraph).size();
            return length > maxLength ? tr("This text has %1 characters. The maximum is %2.")
                                            .arg(QLocale().toString(length), QLocale().toString(maxLength))
                                      : QString();
        },
        [member](UserSetting& user, const UserSetting& from) {
            for (const QString& code : languageCodes()) {
                QString before;
                for (const SignerWords& one : from.signerWords)
                    if (one.language == code) before = one.*member;
                domain::setSignerText(user.signerWords, code, member, before);
            }
        });
}

void SignerWordsSection::addAddresses()
{
    addOther(
        QStringLiteral("userSetting.returnAddresses"), m_addresses,
        [](const Details& details) { return details.userSetting.returnAddresses.join(QStringLiteral(", ")); },
        [this]() -> Write {
            return [addresses = addressesIn(m_addresses->text())](UserSetting& user, NotificationSetting&) {
                user.returnAddresses = addresses;
                if (!addresses.contains(user.returnAddress)) user.returnAddress.clear();
            };
        },
        [this] {
            const QStringList addresses = addressesIn(m_addresses->text());
            for (const QString& one : addresses)
                if (!domain::isReturnAddress(one)) return tr("“%1” isn't a valid https address.").arg(one);
            return addresses.size() > domain::maxReturnAddresses
                       ? tr("Enter at most %1 addresses.").arg(domain::maxReturnAddresses)
                       : QString();
        },
        [](UserSetting& user, const UserSetting& from) {
            user.returnAddresses = from.returnAddresses;
            user.returnAddress = from.returnAddress;
        });
}

void SignerWordsSection::addFrames()
{
    m_frames->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_frames->setPlaceholderText(QStringLiteral("https://app.example.com"));
    addList(
        QStringLiteral("userSetting.frameOrigins"), m_frames,
        [](UserSetting& user, NotificationSetting&) -> QStringList& { return user.frameOrigins; },
        [](const QStringList& websites) {
            for (const QString& one : websites)
                if (!domain::frameOrigin(one))
                    return tr("“%1” isn't the address of a website. Enter https:// and the host only, such "
                              "as "
                              "https://app.example.com.")
                        .arg(one);
            return websites.size() > domain::maxFrameOrigins
                       ? tr("Enter at most %1 addresses.").arg(domain::maxFrameOrigins)
                       : QString();
        });
}

void SignerWordsSection::layOut()
{
    auto* body = new QWidget(this);
    auto* grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(space::m);
    m_languageField->setMaximumWidth(languageWidth);
    int row = 0;
    grid->addWidget(m_hint, row++, 0);
    grid->addWidget(m_languageField, row++, 0);
    for (const QWidget* input : std::initializer_list<QWidget*>{m_consent, m_disclosure, m_review, m_thanks,
                                                                m_addresses, m_address, m_frames})
        grid->addWidget(formField(input), row++, 0);
    setBody(body);
    QWidget* last = m_language;
    for (QWidget* input : std::initializer_list<QWidget*>{m_consent, m_disclosure, m_review, m_thanks,
                                                          m_addresses, m_address, m_frames}) {
        setTabOrder(last, input);
        last = input;
    }
}

void SignerWordsSection::updateDetails(const Details* details)
{
    const Qt::LayoutDirection direction = ink::isRightToLeft(language()) ? Qt::RightToLeft : Qt::LeftToRight;
    for (QPlainTextEdit* edit : {m_consent, m_disclosure, m_review, m_thanks})
        edit->setLayoutDirection(direction);
    QList<std::pair<QString, QString>> choices{{tr("Stay on the signing page"), QString()}};
    if (details)
        for (const QString& address : details->userSetting.returnAddresses)
            choices.append({address, address});
    fillChoice(m_address, choices);
    m_address->setEnabled(choices.size() > 1);
}

void SignerWordsSection::retranslate()
{
    setTitle(tr("Signing page"));
    m_hint->setText(tr("Your own texts for the signing page. The consent and the information that a signer "
                       "accepts are recorded in the history and on the certificate. Recipients whose "
                       "language has no text see the one in the language of your account."));
    m_languageField->setLabel(tr("Language of these texts"));
    setLabel(m_consent, tr("Signer consent"), tr("One paragraph. Leave empty to use the standard text."));
    setLabel(
        m_disclosure, tr("Information for signers"),
        tr("A longer text, for example about electronic records. Signers accept it along with the consent."));
    setLabel(m_review, tr("Reviewer consent"), tr("One paragraph. Leave empty to use the standard text."));
    setLabel(m_thanks, tr("Thank-you message"), tr("Recipients see it when they have finished."));
    setLabel(m_addresses, tr("Allowed return addresses"),
             tr("Full https addresses of your own pages, separated by commas."));
    setLabel(m_address, tr("After finishing, redirect recipients to"));
    setLabel(
        m_frames, tr("Websites that can embed the signing page"),
        tr("Your own websites that show the signing page in a frame. No other website can. Leave empty for "
           "none."));
    showDetails();
}

} // namespace ink::ui

#include "moc_signerwordssection.cpp"
