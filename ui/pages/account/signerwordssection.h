#pragma once

#include "ui/pages/account/accountfields.h"

#include <QHash>

class QPlainTextEdit;

namespace ink::ui {

/** The consent and other texts for recipients of this account's documents, in each language, and the page to
 * which recipients are redirected when they have finished. */
class SignerWordsSection final : public AccountFields
{
    Q_OBJECT
public:
    SignerWordsSection(workflow::Session& session, workflow::AccountSettings& account,
                       QWidget* parent = nullptr);

protected:
    void updateDetails(const Details* details) override;
    void retranslate() override;

private:
    using Member = QString domain::SignerWords::*;
    /** Adds an input for one of the texts. `isParagraph`: line breaks become spaces. */
    void addWords(QPlainTextEdit* edit, const char* key, Member member, int maxLength, bool isParagraph);
    void addAddresses();
    void addFrames();
    void layOut();
    void changeLanguage();
    [[nodiscard]] QString language() const;

    QLabel* m_hint;
    QComboBox* m_language;
    FormField* m_languageField;
    QPlainTextEdit* m_consent;
    QPlainTextEdit* m_disclosure;
    QPlainTextEdit* m_review;
    QPlainTextEdit* m_thanks;
    QLineEdit* m_addresses;
    QComboBox* m_address;
    QLineEdit* m_frames;
    QString m_shownLanguage;
    QHash<const QPlainTextEdit*, QString> m_languageOfText;
};

} // namespace ink::ui
