#include "ui/models/outreachwords.h"

#include "app/domain/account/network.h"

#include <QCoreApplication>
#include <QUrl>

namespace ink::ui {

using Links = domain::Outreach::Links;

namespace {

struct OutreachWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::OutreachWords)
};

bool isWithoutMail(const domain::Outreach& outreach)
{
    return outreach.canSendMail == false;
}

} // namespace

QString notificationText(const domain::Outreach& outreach)
{
    const bool here = outreach.links == Links::ThisComputer;
    if (isWithoutMail(outreach))
        return here
                   ? OutreachWords::tr("Nobody is notified: this service can't send email, and its signing "
                                       "links work only on this computer. Have people sign here in person, "
                                       "or set up email and links in the settings.")
                   : OutreachWords::tr("This service can't send email. After sending, copy the signing links "
                                       "from the details and send them yourself.");
    if (outreach.canSendMail && here)
        return OutreachWords::tr("Recipients get an email, but its signing link works only on this computer. "
                                 "Choose in the settings who can open links, or have people sign here in "
                                 "person.");
    if (outreach.canSendMail)
        return OutreachWords::tr("Recipients with an email address get their signing link by email.");
    if (here)
        return OutreachWords::tr("The signing links work only on this computer. Have people sign here in "
                                 "person, or choose in the settings who can open links.");
    return {};
}

bool requiresSenderAction(const domain::Outreach& outreach)
{
    return isWithoutMail(outreach) || outreach.links == Links::ThisComputer;
}

QString sentText(const domain::Outreach& outreach)
{
    if (isWithoutMail(outreach))
        return outreach.links == Links::ThisComputer
                   ? OutreachWords::tr("Ready to sign. Nobody was notified: have people sign here in person.")
                   : OutreachWords::tr("Ready to sign. Nobody was notified: copy the signing links from the "
                                       "details and send them yourself.");
    if (outreach.canSendMail)
        return OutreachWords::tr("Sent. The signing links go out by email and are in the details as well.");
    return OutreachWords::tr("Sent. The signing links are in the details.");
}

// Index(sendButtonText): Send: the button, such as “Send to 2 people”
QString sendButtonText(const domain::Outreach& outreach, int people)
{
    return isWithoutMail(outreach) ? OutreachWords::tr("Start signing with %n people", nullptr, people)
                                   : OutreachWords::tr("Send to %n people", nullptr, people);
}

QString reminderSentText(const domain::Outreach& outreach, int people)
{
    return outreach.canSendMail
               ? OutreachWords::tr("A reminder will be sent to %n people.", nullptr, people)
               : OutreachWords::tr("The service was asked to remind %n people.", nullptr, people);
}

QString reminderWarning(const domain::Outreach& outreach)
{
    return outreach.links == Links::ThisComputer
               ? OutreachWords::tr("The signing links in these emails work only on this computer. Choose in "
                                   "the settings who can open links, or have people sign here in person.")
               : QString();
}

QString mailSettingsText(const domain::Outreach& outreach, bool isLocal)
{
    if (isWithoutMail(outreach))
        return isLocal ? OutreachWords::tr(
                             "None of these emails are sent until you set up email in the settings.")
                       : OutreachWords::tr("This service can't send email, so none of these emails are sent "
                                           "until its operator sets up a mail server.");
    return outreach.canSendMail ? QString() : OutreachWords::tr("Requires a service that can send email.");
}

bool isLocalAddress(const QString& address)
{
    return domain::isLoopbackUrl(QUrl(address));
}

QString linkCopiedText(const QString& address)
{
    return isLocalAddress(address) ? OutreachWords::tr("Signing link copied. It works only on this computer.")
                                   : OutreachWords::tr("Signing link copied. Anyone with the link can sign.");
}

QString linkHintText(const QString& address)
{
    return isLocalAddress(address)
               ? OutreachWords::tr("This link works only on this computer; a phone or another computer can't "
                                   "open it. Sign here in person instead, or choose in the settings who "
                                   "can open links.")
               : OutreachWords::tr("Anyone with this link can sign. The phone must be able to reach this "
                                   "address.");
}

} // namespace ink::ui
