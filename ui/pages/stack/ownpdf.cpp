#include "ui/pages/stack/ownpdf.h"

#include "app/base/languages.h"
#include "app/base/message.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagnames.h"
#include "app/domain/document/tagplacement.h"
#include "app/pdf/file/pageinfo.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/suggest/suggest.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace ink::ui {

using namespace domain;

namespace {

constexpr int signatureWidth = 180;
constexpr int signatureHeight = 48;
constexpr int marginToEdge = 54;
constexpr double sureEnough = 0.5;

} // namespace

Result<Document> makeOwnDocument(const QString& path, const OwnSigner& signer)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::Io, Message::literal(file.errorString()));
    const QByteArray bytes = file.readAll();
    INK_ASSIGN(info, pdf::inspectPdf(bytes));
    INK_TRY(pdf::checkAllowsAdditions(info));

    Document document;
    document.title = QFileInfo(path).completeBaseName();
    document.senderName = signer.name;
    document.senderEmail = signer.email;
    document.status = SigningStatus::InProgress;
    Invitation me;
    me.recipientName = signer.name;
    me.recipientEmail = signer.email;
    document.invitations.append(me);

    Tag tag;
    tag.type = TagType::Signature;
    tag.name = numberedName(tagNameWord(tag.type, windowLanguage()), 1);
    tag.pageIndex = static_cast<int>(info.pages.size());
    const QSizeF page = info.pages.constLast().size;
    tag.rect = clampedTo({static_cast<int>(page.width()) - marginToEdge - signatureWidth,
                          static_cast<int>(page.height()) - marginToEdge - signatureHeight, signatureWidth,
                          signatureHeight},
                         page);
    if (const auto suggested = pdf::suggestTags(bytes, windowLanguage())) {
        const auto line = std::find_if(suggested->begin(), suggested->end(), [](const auto& each) {
            return each.type == TagType::Signature && each.confidence >= sureEnough;
        });
        if (line != suggested->end()) {
            tag.pageIndex = line->pageIndex + 1;
            tag.rect = line->rect;
        }
    }
    document.tags.append(tag);
    return document;
}

} // namespace ink::ui
