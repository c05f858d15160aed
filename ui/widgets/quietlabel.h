#pragma once

#include "ui/widgets/style/theme.h"

#include <QLabel>

namespace ink::ui {

/** A label for secondary text, in the quiet font and a colour that follows the theme. */
class QuietLabel : public QLabel
{
    Q_OBJECT
public:
    explicit QuietLabel(QWidget* parent = nullptr) : QuietLabel(QString(), parent) {}
    explicit QuietLabel(const QString& text, QWidget* parent = nullptr);
};

/** A label in a tone's colour, adjusted for contrast with the window's colour. */
class ToneLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit ToneLabel(Tone tone, QWidget* parent = nullptr);
    void setTone(Tone tone);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void recolour();
    Tone m_tone;
};

[[nodiscard]] QLabel* makeTitleLabel(QWidget* parent);   ///< 20 px, weight 600
[[nodiscard]] QLabel* makeSectionLabel(QWidget* parent); ///< 13 px, weight 600

/** A single line that elides in the middle and has its full text as a tool tip. */
class ElidedLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void setFullText(const QString& text);
    [[nodiscard]] QString fullText() const { return m_text; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int textHeight() const;
    QString m_text;
};

} // namespace ink::ui
