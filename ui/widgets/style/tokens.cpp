#include "ui/widgets/style/tokens.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>
#include <array>
#include <cmath>

namespace ink::ui {

namespace {

constexpr QRgb rgb(unsigned value)
{
    return 0xff000000U | value;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

QFont sized(int pixels, QFont::Weight weight)
{
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

} // namespace

const Tokens& lightTokens()
{
    static const Tokens t{.window = rgb(0xF4F4F1),
                          .surface = rgb(0xFFFFFF),
                          .ink = rgb(0x1B2430),
                          .quietInk = rgb(0x5B6573),
                          .line = rgb(0xDADCD7),
                          .accent = rgb(0x3451C6),
                          .onAccent = rgb(0xFFFFFF),
                          .selection = rgb(0xE3E8F9),
                          .hover = rgb(0xEBECE8),
                          .canvas = rgb(0xE6E7E3)};
    return t;
}

const Tokens& darkTokens()
{
    static const Tokens t{.window = rgb(0x16191F),
                          .surface = rgb(0x1F242C),
                          .ink = rgb(0xE8EAED),
                          .quietInk = rgb(0x9AA3AF),
                          .line = rgb(0x323944),
                          .accent = rgb(0x8AA2FF),
                          .onAccent = rgb(0x10141F),
                          .selection = rgb(0x2B3557),
                          .hover = rgb(0x272D37),
                          .canvas = rgb(0x101216),
                          .isDark = true};
    return t;
}

const Tokens& highContrastTokens(bool dark)
{
    static const Tokens light{.window = rgb(0xFFFFFF),
                              .surface = rgb(0xFFFFFF),
                              .ink = rgb(0x000000),
                              .quietInk = rgb(0x000000),
                              .line = rgb(0x000000),
                              .accent = rgb(0x0000C8),
                              .onAccent = rgb(0xFFFFFF),
                              .selection = rgb(0xD0D8FF),
                              .hover = rgb(0xE8E8E8),
                              .canvas = rgb(0xC8C8C8),
                              .isHighContrast = true,
                              .lineWidth = 2};
    static const Tokens black{.window = rgb(0x000000),
                              .surface = rgb(0x000000),
                              .ink = rgb(0xFFFFFF),
                              .quietInk = rgb(0xFFFFFF),
                              .line = rgb(0xFFFFFF),
                              .accent = rgb(0xFFE95C),
                              .onAccent = rgb(0x000000),
                              .selection = rgb(0x123A66),
                              .hover = rgb(0x2A2A2A),
                              .canvas = rgb(0x303030),
                              .isDark = true,
                              .isHighContrast = true,
                              .lineWidth = 2};
    return dark ? black : light;
}

const Tokens& tokens(const QPalette& palette)
{
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    for (const Tokens* t :
         {&lightTokens(), &darkTokens(), &highContrastTokens(false), &highContrastTokens(true)})
        if (t->window == window) return *t;
    return isDark(palette) ? darkTokens() : lightTokens();
}

QPalette paletteOf(const Tokens& t)
{
    QPalette p;
    p.setColor(QPalette::Window, t.window);
    p.setColor(QPalette::WindowText, t.ink);
    p.setColor(QPalette::Base, t.surface);
    p.setColor(QPalette::AlternateBase, mixedColour(t.surface, t.window, 0.5));
    p.setColor(QPalette::Text, t.ink);
    p.setColor(QPalette::Button, t.surface);
    p.setColor(QPalette::ButtonText, t.ink);
    p.setColor(QPalette::BrightText, t.onAccent);
    p.setColor(QPalette::PlaceholderText, t.quietInk);
    p.setColor(QPalette::ToolTipBase, t.isDark ? mixedColour(t.surface, t.ink, 0.08) : t.ink);
    p.setColor(QPalette::ToolTipText, t.isDark ? t.ink : t.surface);
    p.setColor(QPalette::Highlight, t.accent);
    p.setColor(QPalette::HighlightedText, t.onAccent);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::LinkVisited, t.accent);
    p.setColor(QPalette::Light, mixedColour(t.surface, t.ink, 0.02));
    p.setColor(QPalette::Midlight, mixedColour(t.window, t.line, 0.5));
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Dark, mixedColour(t.line, t.ink, 0.35));
    p.setColor(QPalette::Shadow, t.isDark ? QColor(Qt::black) : mixedColour(t.line, t.ink, 0.6));
    const QColor off = mixedColour(t.window, t.ink, t.isHighContrast ? 0.6 : 0.45);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, off);
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.line);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, off);
    return p;
}

QColor statusColour(domain::SigningStatus status, const Tokens& t)
{
    using S = domain::SigningStatus;
    unsigned light = 0x5B6573;
    unsigned dark = 0x9AA3AF;
    switch (status) {
    case S::Draft:
        break;
    case S::InProgress:
        light = 0x2B6CB0, dark = 0x63B3ED;
        break;
    case S::Completed:
        light = 0x2F855A, dark = 0x68D391;
        break;
    case S::Rejected:
        light = 0xC53030, dark = 0xFC8181;
        break;
    case S::ReachDeadline:
        light = 0xB7791F, dark = 0xECC05A;
        break;
    case S::Cancelled:
        light = 0x6B5B8A, dark = 0xB3A4D4;
        break;
    }
    const QColor colour(rgb(t.isDark ? dark : light));
    if (t.isHighContrast) return readableOn(colour, t.surface, 7.0);
    return readableOn(readableOn(colour, t.window), t.surface); // small icons need the same contrast as text
}

QColor toneColour(Tone tone, const Tokens& t)
{
    using S = domain::SigningStatus;
    switch (tone) {
    case Tone::Good:
        return statusColour(S::Completed, t);
    case Tone::Warning:
        return statusColour(S::ReachDeadline, t);
    case Tone::Bad:
        return statusColour(S::Rejected, t);
    case Tone::Info:
        return statusColour(S::InProgress, t);
    case Tone::Neutral:
        break;
    }
    return statusColour(S::Draft, t);
}

QColor recipientColour(int index)
{
    static constexpr std::array<unsigned, 6> all{0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xD55E00};
    return rgb(all[static_cast<size_t>(std::max(0, index - 1)) % all.size()]);
}

bool isRecipientHatched(int index)
{
    return index > 6;
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor readableOn(const QColor& colour, const QColor& background, double ratio)
{
    const QColor goal = luminance(background) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    QColor result = colour;
    for (int step = 1; step <= 20 && contrastRatio(result, background) < ratio; ++step)
        result = mixedColour(colour, goal, step / 20.0);
    return result;
}

QColor mixedColour(const QColor& base, const QColor& top, double amount)
{
    const auto blend = [amount](int from, int to) { return qRound(from + (to - from) * amount); };
    return {blend(base.red(), top.red()), blend(base.green(), top.green()), blend(base.blue(), top.blue())};
}

QFont bodyFont()
{
    return sized(13, QFont::Normal);
}
QFont quietFont()
{
    return sized(12, QFont::Normal);
}
QFont sectionFont()
{
    return sized(13, QFont::DemiBold);
}
QFont titleFont()
{
    return sized(20, QFont::DemiBold);
}
QFont verdictFont()
{
    return sized(28, QFont::DemiBold);
}

int animationDuration(int wanted)
{
    return QApplication::isEffectEnabled(Qt::UI_General) ? std::clamp(wanted, 0, 150) : 0;
}

bool isDark(const QPalette& palette)
{
    return luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
}

} // namespace ink::ui
