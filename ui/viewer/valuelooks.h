#pragma once

#include "app/domain/document.h"

#include <QCache>
#include <QImage>
#include <QList>
#include <QSize>

namespace ink::ui {

/** Values as the sealed file will show them, drawn by the same code; keeps what it has drawn. */
class ValueLooks final
{
public:
    ValueLooks();
    struct Wanted
    {
        const domain::Tag* tag = nullptr;
        QSize pixels; ///< of the whole tag
    };
    /** Draws what is not there yet, a limited number at a time; true when some are still missing. */
    bool prepare(const QList<Wanted>& wanted);
    /** As large as asked, transparent where nothing is drawn; null when it is not there. */
    [[nodiscard]] QImage image(const domain::Tag& tag, QSize pixels) const;

private:
    QCache<QByteArray, QImage> m_images;
};

} // namespace ink::ui
