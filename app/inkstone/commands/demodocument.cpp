#include "app/inkstone/commands/demodocument.h"

#include "app/domain/document/document.h"
#include "app/workflow/templates/sampledocument.h"

namespace ink::demo {

using namespace domain;

namespace {

/** Returns the value for a text tag of the sample. */
QString textFor(const QString& tag)
{
    if (tag == QStringLiteral("Purchase order")) return QStringLiteral("PO-2026-0417");
    if (tag == QStringLiteral("Contact name")) return QStringLiteral("Zoë Ångström");
    if (tag == QStringLiteral("Contact telephone")) return QStringLiteral("+44 20 7946 0018");
    return tag.startsWith(QStringLiteral("Clara")) ? QStringLiteral("Port Ellery")
                                                   : QStringLiteral("Appleford");
}

} // namespace

Document makeDocument()
{
    Document document = workflow::sampleDocument().document;
    document.files.clear();
    document.senderName = QStringLiteral("Inkstone demo");
    document.senderEmail = QStringLiteral("demo@example.com");
    return document;
}

wire::SignerValues valuesFor(const wire::SignerView& view, const QByteArray& signature)
{
    wire::SignerValues values;
    for (const wire::SignerTag& mine : view.tags) {
        if (!mine.isEditable) continue;
        const Tag& tag = mine.tag;
        switch (tag.type) {
        case TagType::Signature:
        case TagType::Initial:
            values.values.append({tag.id, {}, signature});
            break;
        case TagType::Checkbox:
            values.values.append({tag.id,
                                  tag.name == QStringLiteral("Printing by the studio")
                                      ? QStringLiteral("false")
                                      : QStringLiteral("true"),
                                  {}});
            break;
        case TagType::Date:
            values.values.append({tag.id, QStringLiteral("2026-12-01"), {}});
            break;
        case TagType::SignDate:
            break; // filled in by the service
        default:
            values.values.append({tag.id, textFor(tag.name), {}});
            break;
        }
    }
    return values;
}

} // namespace ink::demo
