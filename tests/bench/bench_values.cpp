// Prints the time for fitting values into their fields and writing them, by the kind of value.
#include "app/pdf/stamp/valuepage.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QRandomGenerator>

#include <cstdio>
#include <cstdlib>

using namespace ink;

namespace {

QString mixedScripts(int number)
{
    QString text;
    for (int c = 0x20 + number * 200; c < 0x20 + number * 200 + 200; ++c)
        if ((c < 0xD800 || c >= 0xE000) && QChar(c).isPrint()) text += QChar(c);
    return text;
}

void measure(const char* what, int count, QSize size, const std::function<QString(int)>& text)
{
    QList<pdf::StampItem> items;
    for (int i = 0; i < count; ++i) {
        pdf::StampItem item;
        item.type = domain::TagType::Text;
        item.rect.width = size.width();
        item.rect.height = size.height();
        item.text = text(i);
        items.append(item);
    }
    QElapsedTimer timer;
    timer.start();
    const auto pdf = pdf::makeValuePages(items);
    if (!pdf) {
        std::printf("%s failed: %s\n", what, qPrintable(pdf.error().detail.english()));
        return;
    }
    const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    std::printf("%-44s %5d values: %8.0f ms, %7.2f ms each\n", what, count, milliseconds,
                milliseconds / count);
    std::fflush(stdout);
}

/** Prints the resulting font sizes for texts and fields of all kinds, for comparing versions. */
void printSizes()
{
    const QStringList alphabets{QStringLiteral("abcdefghijklmnopqrstuvwxyz     ABCfiflffi.,-"),
                                QStringLiteral("WiWm "),
                                QString::fromUtf8("äöüßéèñçøåŁžž    "),
                                QString::fromUtf8("عقد الإيجار رقم abc 123"),
                                QString::fromUtf8("שלום עולם test 42 "),
                                QString::fromUtf8("日本語の契約書です。漢字、"),
                                QString::fromUtf8("नमस्ते दुनिया क्षत्रिय "),
                                QString::fromUtf8("สวัสดีชาวโลก "),
                                QString::fromUtf8("a\u0301\u0323o\u0302 e"),
                                QString::fromUtf8("😀🏳️‍🌈 ok ✓"),
                                QString::fromUtf8("Привет мир, договор "),
                                QString::fromUtf8("line one\nline two words ")};
    QRandomGenerator random(7);
    for (int i = 0; i < 4000; ++i) {
        const QString& alphabet = alphabets.at(random.bounded(int(alphabets.size())));
        pdf::StampItem item;
        item.type = random.bounded(6) == 0   ? domain::TagType::Note
                    : random.bounded(6) == 0 ? domain::TagType::Signature
                                             : domain::TagType::Text;
        item.rect.width = 5 + random.bounded(300);
        item.rect.height = 5 + random.bounded(random.bounded(3) == 0 ? 200 : 30);
        if (random.bounded(3) == 0) item.style.fontSize = 4 + random.bounded(40);
        const int length = 1 + random.bounded(random.bounded(4) == 0 ? 600 : 60);
        while (item.text.size() < length)
            item.text += alphabet.mid(random.bounded(int(alphabet.size())), 1 + random.bounded(6));
        std::printf("%d %d %d %.17g\n", i, item.rect.width, item.rect.height, pdf::valueFontSize(item));
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    if (argc > 1 && qstrcmp(argv[1], "sizes") == 0) {
        printSizes();
        return 0;
    }
    const int only = argc > 1 ? std::atoi(argv[1]) : -1;
    const auto is = [only](int number) { return only < 0 || only == number; };
    if (is(0)) measure("3 letters", 9999, {50, 20}, [](int i) { return QString::number(i % 900 + 100); });
    if (is(1)) measure("300 letters without a break", 500, {50, 20}, [](int) { return QString(300, u'W'); });
    if (is(2))
        measure("300 letters, all different values", 500, {50, 20},
                [](int i) { return QString(300, u'W') + QString::number(i); });
    if (is(3))
        measure("60 words", 500, {50, 20},
                [](int i) { return QStringLiteral("%1 Wgj word").arg(i).repeated(30); });
    if (is(4))
        measure("10,000 letters in a small box", 8, {5, 5},
                [](int i) { return QStringLiteral("Wgj ").repeated(2500) + QString::number(i); });
    if (is(5)) measure("mixed scripts", 50, {50, 20}, mixedScripts);
    if (is(7))
        measure("the same mixed scripts again", 200, {50, 20}, [](int i) { return mixedScripts(i % 50); });
    if (is(6))
        measure("300 letters, Arabic", 100, {50, 20}, [](int i) {
            return QString::fromUtf8("عقد الإيجار رقم ").repeated(19) + QString::number(i);
        });
    return 0;
}
