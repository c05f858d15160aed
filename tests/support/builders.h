#pragma once

#include "app/domain/document/document.h"

#include <QByteArray>
#include <QString>

namespace ink::test {

/** A PNG of one transparent pixel: the smallest signature picture. */
[[nodiscard]] QByteArray tinyPng();

/** A file entry with `pages` A4 pages; ids follow `firstId`. */
[[nodiscard]] domain::File file(const QString& name = QStringLiteral("contract.pdf"), int pages = 1,
                                qint64 firstId = 101);
/** An invitation with a GUID made from its email address, so equal calls give equal values. */
[[nodiscard]] domain::Invitation invitation(const QString& name, const QString& email,
                                            domain::ActionType type = domain::ActionType::Signer,
                                            int sequence = 1);
/** A tag of its usual size with its top left corner at a place of a page. */
[[nodiscard]] domain::Tag tag(domain::TagType type, const QString& name, int pageIndex = 1,
                              int invitationIndex = 1, int left = 72, int top = 72);

/** A draft without recipients, files or tags; title, sender, GUID and times are set. */
[[nodiscard]] domain::Document emptyDraft(const QString& title = QStringLiteral("Lease 12 Mill Lane"));
/** A draft that is ready to send: one file of two pages, one signer (Ada), one signature tag. */
[[nodiscard]] domain::Document sendableDraft(const QString& title = QStringLiteral("Lease 12 Mill Lane"));
/** A document with non-default values in all fields of all nested types, for round trips. */
[[nodiscard]] domain::Document richDocument();
/** A regular template with one role and the tags `Name`, `Amount` and a signature: for bulk runs and reports.
 */
[[nodiscard]] domain::Document templateDocument(const QString& title = QStringLiteral("Offer letter"));

} // namespace ink::test
