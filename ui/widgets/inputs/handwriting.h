#pragma once

#include <QFont>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace ink::ui {

/** A handwriting style for names: a bundled font and the characters that it supports. */
struct HandwritingStyle
{
    QString id;
    QString family;
    qreal relativeSize = 1.0; ///< glyph size relative to the other styles
    QSet<char32_t> characters;

    /** Returns whether the font has glyphs for the whole name. */
    [[nodiscard]] bool supports(const QString& name) const;
    [[nodiscard]] QFont font(int pixelHeight) const;
};

/** All styles, in the order in which they are offered. */
[[nodiscard]] const QList<HandwritingStyle>& handwritingStyles();
/** The styles that can write this name. */
[[nodiscard]] QList<HandwritingStyle> handwritingStylesFor(const QString& name);
/** The style with this id if it can write the name, else the first that can; nothing when none can. */
[[nodiscard]] std::optional<HandwritingStyle> handwritingStyleFor(const QString& name, const QString& id);

} // namespace ink::ui
