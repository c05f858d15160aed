#pragma once

#include "app/base/result.h"
#include "app/service/files/download.h"
#include "app/wire/lookscodec.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace ink::wire {
struct SignerValue;
} // namespace ink::wire

namespace ink::service {

class Downloads;
class ServiceCore;
class ShownFiles;
class SignerAuthenticator;
class SignerViews;
struct SignerActor;
struct Stores;

/** Values as they will be stamped. */
struct RenderedValues
{
    QList<wire::SignerLook> looks; ///< without images
    QByteArray pages;              ///< a PDF with one page for each look, of the tag's size
};

/** The file that contains the n-th page of the document (1-based) and the page's 1-based index in it. */
struct SignerPage
{
    QString sha256;
    int indexInFile = 1;
    QByteArray fingerprint; ///< SignerFile::fingerprint
};

/** The maximum area of one request's values, in square points: about thirty pages. */
inline constexpr double maxValueArea = 16e6;

/** The pages of a document that a recipient sees and downloads. */
class SignerPages final
{
public:
    SignerPages(const ServiceCore& core, const SignerAuthenticator& gate, const SignerViews& views,
                Downloads& downloads, ShownFiles& shownFiles);

    /** Returns the websites that may embed the signing page of this invitation, as listed in the sender's
     * account. Requires no code. NotFound or Deleted for a link that leads to no document. */
    [[nodiscard]] Result<QStringList> frameOrigins(const SignerActor& signer) const;
    [[nodiscard]] Result<SignerPage> page(const SignerActor& signer, int joinedIndex) const;
    /** Renders the values of tags that this signer sees, each once. Other tags and signatures are omitted.
     * TooLarge, before anything is drawn, if their rectangles cover more than `maxArea` square points in
     * total. */
    [[nodiscard]] Result<RenderedValues> renderValues(const SignerActor& signer,
                                                      const QList<wire::SignerValue>& values,
                                                      double maxArea = maxValueArea) const;
    /** Returns the files that a recipient may download after completion; with the content `copy`, also
     * before. */
    [[nodiscard]] Result<Download> download(const SignerActor& signer, const QString& content) const;

private:
    Stores& m_stores;
    const SignerAuthenticator& m_authenticator;
    const SignerViews& m_views;
    Downloads& m_downloads;
    ShownFiles& m_shownFiles;
};

} // namespace ink::service
