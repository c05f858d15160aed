// Reasons used in app/service/mail.
#if !defined(INK_REASONS_APP_SERVICE_MAIL) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_MAIL
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(cannotGetMail, "cannot_get_mail", QT_TRANSLATE_NOOP("ink::Reason", "“%1” cannot receive email: %2"), QString, Message)
INK_REASON(mailAddressNeedsOneAt, "mail_address_needs_one_at", QT_TRANSLATE_NOOP("ink::Reason", "an email address has one @ with text before and after it."))
INK_REASON(mailAddressQuoted, "mail_address_quoted", QT_TRANSLATE_NOOP("ink::Reason", "addresses with quotation marks aren't supported."))
INK_REASON(mailAddressLocalPartInvalid, "mail_address_local_part_invalid", QT_TRANSLATE_NOOP("ink::Reason", "the part before the @ has characters that aren't allowed."))
INK_REASON(mailAddressDomainInvalid, "mail_address_domain_invalid", QT_TRANSLATE_NOOP("ink::Reason", "the part after the @ isn't a valid domain name."))
INK_REASON(mailAddressTooLong, "mail_address_too_long", QT_TRANSLATE_NOOP("ink::Reason", "it is too long."))
INK_REASON(notANamedAddress, "not_a_named_address", QT_TRANSLATE_NOOP("ink::Reason", "“%1” must be written as Name <address>."), QString)
INK_REASON(mailServerAnswered, "mail_server_answered", QT_TRANSLATE_NOOP("ink::Reason", "The mail server answered: %1 %2"), QString, QString)
INK_REASON(mailServerNotFound, "mail_server_not_found", QT_TRANSLATE_NOOP("ink::Reason", "The mail server name was not found."))
INK_REASON(mailServerUnreachable, "mail_server_unreachable", QT_TRANSLATE_NOOP("ink::Reason", "The mail server can't be reached."))
INK_REASON(mailServerTimeout, "mail_server_timeout", QT_TRANSLATE_NOOP("ink::Reason", "The mail server did not respond in time."))
INK_REASON(mailServerWithoutStarttls, "mail_server_without_starttls", QT_TRANSLATE_NOOP("ink::Reason", "The mail server does not offer an encrypted connection (STARTTLS)."))
INK_REASON(mailServerCertificateNotAccepted, "mail_server_certificate_not_accepted", QT_TRANSLATE_NOOP("ink::Reason", "The mail server's certificate was not accepted."))
INK_REASON(mailServerNotSecure, "mail_server_not_secure", QT_TRANSLATE_NOOP("ink::Reason", "A secure connection to the mail server could not be established."))
INK_REASON(mailAuthoritiesUnreadable, "mail_authorities_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The file of trusted authorities for the mail server can't be read."))
INK_REASON(mailServerLoginRefused, "mail_server_login_refused", QT_TRANSLATE_NOOP("ink::Reason", "The mail server did not accept the user name or the password."))
INK_REASON(mailServerConnectionCut, "mail_server_connection_cut", QT_TRANSLATE_NOOP("ink::Reason", "The connection to the mail server was lost."))
INK_REASON(mailServerWithoutUtf8, "mail_server_without_utf8", QT_TRANSLATE_NOOP("ink::Reason", "The mail server doesn't support addresses with non-ASCII characters before the @."))
INK_REASON_ENGLISH(mailServerAddressInvalid, "mail_server_address_invalid", "The mail server must be written as smtp://user@host:port or smtps://user@host:port.")
INK_REASON_ENGLISH(passwordInMailAddress, "password_in_mail_address", "Do not put a password into the mail server's address.")
INK_REASON_ENGLISH(mailSecurityUnknown, "mail_security_unknown", "The mail security must be none, starttls or tls (smtps:// always uses tls).")
INK_REASON(mailServerNeedsHost, "mail_server_needs_host", QT_TRANSLATE_NOOP("ink::Reason", "Enter the name or address of the mail server."))
INK_REASON(mailPasswordNeedsTls, "mail_password_needs_tls", QT_TRANSLATE_NOOP("ink::Reason", "A password is sent to a mail server over TLS only. Choose STARTTLS or TLS."))
INK_REASON(mailUserNeedsPassword, "mail_user_needs_password", QT_TRANSLATE_NOOP("ink::Reason", "A password is required for the mail server user. With inkstoned, set INKSTONE_SMTP_PASSWORD."))
INK_REASON(bounceNoSuchAddress, "bounce_no_such_address", QT_TRANSLATE_NOOP("ink::Reason", "The email address doesn't exist (%1)."), QString)
INK_REASON(bounceNoSuchDomain, "bounce_no_such_domain", QT_TRANSLATE_NOOP("ink::Reason", "The domain of the email address wasn't found or accepts no email (%1)."), QString)
INK_REASON(bounceMailboxDisabled, "bounce_mailbox_disabled", QT_TRANSLATE_NOOP("ink::Reason", "The mailbox is disabled (%1)."), QString)
INK_REASON(bounceMailboxFull, "bounce_mailbox_full", QT_TRANSLATE_NOOP("ink::Reason", "The mailbox is full (%1)."), QString)
INK_REASON(bounceTooLarge, "bounce_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The message is too large for the mailbox (%1)."), QString)
INK_REASON(bounceRefused, "bounce_refused", QT_TRANSLATE_NOOP("ink::Reason", "The recipient's mail server rejected the message (%1)."), QString)
INK_REASON(bounceTimedOut, "bounce_timed_out", QT_TRANSLATE_NOOP("ink::Reason", "The recipient's mail server couldn't be reached in time (%1)."), QString)
INK_REASON(bounceOther, "bounce_other", QT_TRANSLATE_NOOP("ink::Reason", "The message was returned as undeliverable (%1)."), QString)
INK_REASON(bounceDelayed, "bounce_delayed", QT_TRANSLATE_NOOP("ink::Reason", "Delivery is delayed; the mail server is still trying (%1)."), QString)
INK_REASON(bounceForwarded, "bounce_forwarded", QT_TRANSLATE_NOOP("ink::Reason", "A delivery failure was reported for another address (%1). This address may forward its email."), QString)
INK_REASON_ENGLISH(mailboxAddressInvalid, "mailbox_address_invalid", "The mailbox must be written as imap://user@host:port/folder or imaps://user@host:port/folder.")
INK_REASON(mailboxNeedsUser, "mailbox_needs_user", QT_TRANSLATE_NOOP("ink::Reason", "The mailbox requires a user name and a password."))
INK_REASON(mailboxRefused, "mailbox_refused", QT_TRANSLATE_NOOP("ink::Reason", "The mailbox can't be opened. The mail server answered: %1"), QString)
INK_REASON(mailboxAnswerInvalid, "mailbox_answer_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The mail server sent an unexpected response."))
INK_REASON(signedFilesTooLarge, "signed_files_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The signed files are too large for an email."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
