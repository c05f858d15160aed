#pragma once

#include <QByteArray>
#include <QList>

namespace ink::test {

/** The type of cross-reference in a generated file. */
enum class XRefStyle { Table, Stream };

/** A PDF from its objects: the n-th is object n, the first is the catalog. `trailer` has further trailer
 * entries, `lead` precedes the header. */
[[nodiscard]] QByteArray rawPdf(const QList<QByteArray>& objects, XRefStyle style = XRefStyle::Table,
                                const QByteArray& trailer = {}, const QByteArray& lead = {});
/** `<</Length n>> stream … endstream` */
[[nodiscard]] QByteArray rawStream(const QByteArray& data, const QByteArray& entries = {});

} // namespace ink::test
