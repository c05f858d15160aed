#pragma once

#include "app/domain/document/document.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QTimer>

#include <list>

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class RenderThread;

/** Fetches and renders the upper part of the first page of a document for its details: of the signed PDF once
 * there is one, of the original before. There is no picture, and no error, if the file can't be fetched or
 * read. */
class FirstPagePicture final : public QObject
{
    Q_OBJECT
public:
    /** The width of the picture in pixels: enough for the pane at a scale of 200 %. */
    static constexpr int width = 480;
    /** Higher pages are cut: the visible part of a page in FirstPageView is wider than high. In pixels. */
    static constexpr int maxHeight = width;
    /** Larger files aren't fetched for a picture. In bytes. */
    static constexpr qint64 maxFileSize = 32LL * 1024 * 1024;
    /** Pictures of the latest documents are cached. */
    static constexpr size_t maxCached = 24;

    explicit FirstPagePicture(workflow::Session& session, QObject* parent = nullptr);
    ~FirstPagePicture() override;

    /** Shows this document; null shows none. Waits briefly before fetching, so that moving through a
     * list fetches nothing. */
    void show(const domain::Document* document);

Q_SIGNALS:
    /** Emitted for each document shown: at once if its picture is known, otherwise with null first. */
    void changed(const QImage& picture);

private:
    /** The file shown; its bytes never change. */
    struct Source
    {
        QString account;
        domain::DocumentId document;
        domain::FileId file;
        QString content; ///< as in the contract's Download
        QSize pixels;    ///< size of the whole page
        bool operator==(const Source&) const = default;
    };
    struct CachedPicture
    {
        Source source;
        QImage picture;
    };

    void fetch();
    void render(const QByteArray& bytes);
    void ensureThread();
    /** Handles the picture of a turn's file; null if the file can't be rendered. */
    void finish(domain::FileId file, const QImage& picture);
    void store(const Source& source, const QImage& picture);

    workflow::Session& m_session;
    RenderThread* m_thread = nullptr; ///< created for the first picture
    std::optional<Source> m_source;
    std::list<CachedPicture> m_cache; ///< the latest first
    qint64 m_turn = 0;                ///< identifies the source; late answers are dropped
    QTimer m_delay;
};

} // namespace ink::ui
