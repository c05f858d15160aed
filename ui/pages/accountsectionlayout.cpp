// How AccountSection is laid out and what its fields are called.
#include "ui/pages/accountsection.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

void AccountSection::layOut()
{
    auto* grid = new QGridLayout(m_body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::l);
    grid->setVerticalSpacing(space::m);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    const auto form = [this](const QWidget* input) -> FormField* {
        for (const Field& one : m_fields)
            if (one.input == input) return one.form;
        return nullptr;
    };
    const auto put = [&](const QWidget* input, int row, int column, int span = 1) {
        grid->addWidget(form(input), row, column, 1, span, Qt::AlignTop);
    };
    put(m_expire, 0, 0);
    put(m_onReject, 0, 1);
    put(m_remindEvery, 1, 0);
    put(m_maxReminders, 1, 1);
    put(m_warning, 2, 0);
    put(m_language, 2, 1);
    put(m_timeZone, 3, 0);
    put(m_limit, 3, 1);
    put(m_callback, 4, 0, 2);

    auto* notices = new QVBoxLayout;
    notices->setSpacing(space::xs);
    m_noticesTitle->setFont(sectionFont());
    m_noticesHint->setWordWrap(true);
    notices->addSpacing(space::s);
    notices->addWidget(m_noticesTitle);
    notices->addWidget(m_noticesHint);
    grid->addWidget(m_signatures, 5, 0, 1, 2);
    grid->addLayout(notices, 6, 0, 1, 2);
    auto* checks = new QGridLayout;
    checks->setHorizontalSpacing(space::l);
    checks->setVerticalSpacing(space::s);
    int at = 0;
    for (QCheckBox* box : {m_onViewed, m_onSigned, m_onCompleted, m_onRejected, m_onExpired}) {
        checks->addWidget(box, at / 3, at % 3);
        ++at;
    }
    checks->setColumnStretch(3, 1);
    grid->addLayout(checks, 7, 0, 1, 2);
    put(m_completionMail, 8, 0);
    put(m_copyTo, 8, 1);

    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_saved);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_usage);
    column->addWidget(m_error);
    column->addSpacing(space::xs);
    column->addWidget(m_body);
    column->addStretch(1);
    m_usage->setWordWrap(true);
    m_body->hide();
    // The order of the eye, for the keyboard.
    QWidget* last = nullptr;
    for (QWidget* input : std::initializer_list<QWidget*>{
             m_expire, m_onReject, m_remindEvery, m_maxReminders, m_warning, m_language, m_timeZone, m_limit,
             m_callback, m_signatures, m_onViewed, m_onSigned, m_onCompleted, m_onRejected, m_onExpired,
             m_completionMail, m_copyTo}) {
        if (last) setTabOrder(last, input);
        last = input;
    }
}

void AccountSection::retranslate()
{
    const auto label = [this](const QWidget* input, const QString& words, const QString& hint = {}) {
        for (const Field& one : m_fields)
            if (one.input == input) {
                one.form->setLabel(words);
                one.form->setHint(hint);
            }
    };
    m_title->setText(tr("Your account on the service"));
    label(m_expire, tr("New documents expire after"));
    label(m_onReject, tr("When somebody rejects"));
    m_signatures->setText(tr("New documents carry a signature for each signer, then the seal"));
    m_signatures->setAccessibleName(m_signatures->text());
    m_signatures->setToolTip(tr("Every file shows who signed when, also to other programs. The certificate "
                                "is a file of its own then."));
    label(m_remindEvery, tr("Remind recipients"));
    label(m_maxReminders, tr("At most this many reminders"));
    label(m_warning, tr("Warn of the deadline"));
    label(m_language, tr("Language of documents and e-mails"));
    label(m_timeZone, tr("Time zone"));
    label(m_limit, tr("Spending limit"), tr("Empty: no limit."));
    label(m_callback, tr("Callback address"),
          tr("Completed documents are sent to this address, followed by / and their number."));
    label(m_completionMail, tr("When a document is completed, send"));
    label(m_copyTo, tr("Copies of these e-mails to"));
    m_noticesTitle->setText(tr("Tell me by e-mail when a document is"));
    m_noticesHint->setText(tr("Only where the service is set up to send e-mail."));
    m_onViewed->setText(tr("opened"));
    m_onSigned->setText(tr("signed"));
    m_onCompleted->setText(tr("completed"));
    m_onRejected->setText(tr("rejected"));
    m_onExpired->setText(tr("expired"));
    for (QCheckBox* box : {m_onViewed, m_onSigned, m_onCompleted, m_onRejected, m_onExpired})
        box->setAccessibleName(m_noticesTitle->text() + QLatin1Char(' ') + box->text());
    m_expire->setSuffix(tr(" days"));
    m_remindEvery->setPrefix(tr("every "));
    m_remindEvery->setSuffix(tr(" days"));
    m_remindEvery->setSpecialValueText(tr("never"));
    m_warning->setSuffix(tr(" days before"));
    m_warning->setSpecialValueText(tr("never"));
    fillChoices();
    showDetails();
}

void AccountSection::fillChoices()
{
    m_filling = true;
    const auto fill = [](QComboBox* box, const QList<std::pair<QString, QString>>& all) {
        const QString now = box->currentData().toString();
        box->clear();
        for (const auto& [words, value] : all)
            box->addItem(words, value);
        box->setCurrentIndex(std::max(0, box->findData(now)));
    };
    fill(m_onReject, {{tr("The document ends"), QStringLiteral("stop")},
                      {tr("The others go on"), QStringLiteral("continue")}});
    fill(m_language, {{QStringLiteral("English"), QStringLiteral("en")},
                      {QStringLiteral("Français"), QStringLiteral("fr")}});
    fill(m_completionMail, {{tr("the signed files"), QStringLiteral("attachment")},
                            {tr("a link to them"), QStringLiteral("link")},
                            {tr("nothing"), QStringLiteral("none")}});
    m_filling = false;
}

} // namespace ink::ui
