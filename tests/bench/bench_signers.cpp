// Many concurrent signers on a complete service with SQLite: each opens their document with its first page's
// picture, saves values field by field, and finishes. Every document has to be sealed with the given values.
// Pictures are rejected while too many are pending; the page retries. `bench_signers [--signers N] [--period
// SECONDS]`: time per step of a signer.
#include "app/base/clock.h"
#include "app/service/host/servicehost.h"
#include "tests/bench/loadclient.h"
#include "tests/support/basicauth.h"

#include <QBuffer>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QUrl>

#include <cmath>
#include <thread>

using namespace ink;
using namespace Qt::Literals::StringLiterals;
using bench::Asked;
using bench::LoadClient;

namespace {

constexpr int pictureWidth = 1200;

/** A different page of text for each signer, so that no picture is cached. */
QByteArray pdfOf(int number)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageMargins({});
        QPainter painter(&writer);
        for (int line = 0; line < 40; ++line)
            painter.drawText(
                writer.width() / 10, writer.height() * (line + 12) / 55,
                u"Lease %1, line %2: the tenant pays the rent in advance."_s.arg(number).arg(line + 1));
    }
    return bytes;
}

QByteArray signaturePicture()
{
    QImage image(400, 120, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setPen(QPen(Qt::darkBlue, 4));
    for (int x = 10; x < 380; x += 10)
        painter.drawLine(x, 60 + static_cast<int>(40 * std::sin(x / 20.0)), x + 10,
                         60 + static_cast<int>(40 * std::sin((x + 10) / 20.0)));
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png.toBase64();
}

QJsonObject draft(int number)
{
    QJsonArray tags;
    const auto add = [&tags](int type, const QString& name, int top, int height) {
        tags.append(QJsonObject{{u"type"_s, type},
                                {u"name"_s, name},
                                {u"pageIndex"_s, 1},
                                {u"invitationIndex"_s, 1},
                                {u"left"_s, 90},
                                {u"top"_s, top},
                                {u"width"_s, 180},
                                {u"height"_s, height},
                                {u"isMandatory"_s, true}});
    };
    add(252, u"Full name"_s, 60, 22);
    add(252, u"Street"_s, 90, 22);
    add(269, u"Rooms"_s, 120, 22);
    add(250, u"Signature"_s, 700, 50);
    return {{u"title"_s, u"Lease %1"_s.arg(number)},
            {u"senderName"_s, u"Nora"_s},
            {u"senderEmail"_s, u"nora@example.org"_s},
            {u"documentType"_s, 5},
            {u"signingStatus"_s, 52},
            {u"invitations"_s, QJsonArray{QJsonObject{{u"recipientName"_s, u"Signer %1"_s.arg(number)},
                                                      {u"recipientEmail"_s, u"s%1@example.org"_s.arg(number)},
                                                      {u"actionType"_s, 15},
                                                      {u"sequence"_s, 1}}}},
            {u"tags"_s, tags}};
}

QByteArray request(const QByteArray& method, const QByteArray& path, const QByteArray& headers = {},
                   const QByteArray& body = {}, const QByteArray& type = "application/json")
{
    QByteArray bytes = method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers;
    if (!body.isEmpty())
        bytes += "Content-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    return bytes + "\r\n" + body;
}

/** A document and the requests of its signer, in order. */
struct Signer
{
    QByteArray documentPath;
    QByteArray page;
    QList<Asked> steps;
    int next = 0;
};

/** Sends one request; returns the document of the response. */
QJsonObject askOnce(LoadClient& client, const QByteArray& bytes)
{
    (void)client.closedLoop(0, [&bytes](int) { return Asked{bytes, "setup"}; });
    const QJsonObject answer = QJsonDocument::fromJson(client.lastBody()).object();
    return answer.contains("document"_L1) ? answer.value("document"_L1).toObject() : answer;
}

Signer makeSigner(LoadClient& client, const QByteArray& auth, int number, const QByteArray& signature)
{
    const QByteArray json = QJsonDocument(draft(number)).toJson(QJsonDocument::Compact);
    const QByteArray body =
        "--BB\r\nContent-Disposition: form-data; name=\"document\"\r\n\r\n" + json +
        "\r\n--BB\r\nContent-Disposition: form-data; name=\"files[]\"; filename=\"lease.pdf\"\r\n"
        "Content-Type: application/pdf\r\n\r\n" +
        pdfOf(number) + "\r\n--BB--";
    const QJsonObject made =
        askOnce(client, request("POST", "/v1/documents", auth, body, "multipart/form-data; boundary=BB"));
    Signer signer;
    signer.documentPath = "/v1/documents/" + QByteArray::number(made.value("id"_L1).toInteger());
    if (made.value("id"_L1).isString())
        signer.documentPath = "/v1/documents/" + made.value("id"_L1).toString().toLatin1();
    const QString url =
        made.value("invitations"_L1).toArray().at(0).toObject().value("signingURL"_L1).toString();
    signer.page = QUrl(url).path().toLatin1();
    QHash<QString, QJsonValue> ids;
    for (const QJsonValue& tag : made.value("tags"_L1).toArray())
        ids.insert(tag.toObject().value("name"_L1).toString(), tag.toObject().value("id"_L1));
    const auto text = [&ids](const QString& name, const QString& value) {
        return QJsonObject{{u"id"_s, ids.value(name)}, {u"text"_s, value}};
    };
    const auto save = [&signer](const QJsonArray& values) {
        const QByteArray bytes =
            QJsonDocument(QJsonObject{{u"values"_s, values}}).toJson(QJsonDocument::Compact);
        signer.steps.append({request("PUT", signer.page + "/values", {}, bytes), "save"});
    };
    const QJsonObject signedField{{u"id"_s, ids.value(u"Signature"_s)},
                                  {u"image"_s, QString::fromLatin1(signature)}};
    signer.steps.append({request("GET", signer.page), "page"});
    signer.steps.append({request("GET", signer.page + "/values"), "values"});
    signer.steps.append(
        {request("GET", signer.page + "/pages/1.png?width=" + QByteArray::number(pictureWidth)), "picture"});
    save({text(u"Full name"_s, u"Signer %1"_s.arg(number))});
    save({text(u"Street"_s, u"Mill Lane %1"_s.arg(number))});
    save({text(u"Rooms"_s, QString::number(1 + number % 9))});
    save({signedField});
    const QByteArray finish = QJsonDocument(QJsonObject{{u"consent"_s, true}, {u"values"_s, QJsonArray{}}})
                                  .toJson(QJsonDocument::Compact);
    signer.steps.append({request("POST", signer.page + "/finish", {}, finish), "finish"});
    return signer;
}

/** The number of documents that are sealed with their signer's values. */
int countWhole(LoadClient& client, const QByteArray& auth, const QList<Signer>& signers)
{
    constexpr int completed = 53;
    int whole = 0;
    for (qsizetype i = 0; i < signers.size(); ++i) {
        const QJsonObject document = askOnce(client, request("GET", signers.at(i).documentPath, auth));
        if (document.value("signingStatus"_L1).toInt() != completed) continue;
        bool hasStreet = false;
        for (const QJsonValue& tag : document.value("tags"_L1).toArray())
            hasStreet = hasStreet || tag.toObject().value("text"_L1).toString() == u"Mill Lane %1"_s.arg(i);
        if (hasStreet) ++whole;
    }
    return whole;
}

/** QtPdf's own time for the same picture. */
double barePicture(int count)
{
    bench::Times times;
    for (int i = 0; i < count; ++i) {
        QByteArray bytes = pdfOf(i);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        QElapsedTimer timer;
        timer.start();
        QPdfDocument document;
        document.load(&buffer);
        const QSizeF points = document.pagePointSize(0);
        (void)document.render(
            0, {pictureWidth, static_cast<int>(pictureWidth * points.height() / points.width())});
        times.add(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times.at(0.5);
}

void printTimes(const char* title, std::map<QByteArray, bench::Times>& times)
{
    std::printf("%s\n", title);
    for (auto& [kind, each] : times)
        std::printf("  %-10s %6zu requests, p50 %7.1f ms, p99 %7.1f ms, longest %7.1f ms\n", kind.constData(),
                    each.count(), each.at(0.5), each.at(0.99), each.at(1));
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QCommandLineParser line;
    line.addOption({u"signers"_s, u"How many."_s, u"N"_s, u"200"_s});
    line.addOption({u"period"_s, u"Seconds between two steps of a signer."_s, u"SECONDS"_s, u"8"_s});
    line.process(app);
    const int count = std::max(1, line.value(u"signers"_s).toInt());
    const double period = std::max(0.01, line.value(u"period"_s).toDouble());

    const QTemporaryDir folder;
    const SystemClock clock;
    service::ServiceHost::Options options;
    options.dataFolder = folder.filePath(u"data"_s);
    const auto host = service::ServiceHost::start(options, clock);
    if (!host) return 1;
    const auto key = (*host)->addAccount(u"nora@example.org"_s, u"Nora"_s);
    if (!key) return 1;
    const QByteArray auth = test::basicAuth(key->reveal());
    const auto port = static_cast<unsigned short>(QUrl((*host)->listenUrl()).port());
    LoadClient setup(port, 1);
    const QByteArray signature = signaturePicture();
    QList<Signer> signers;
    for (int i = 0; i < count; ++i)
        signers.append(makeSigner(setup, auth, i, signature));
    if (setup.refused() > 0)
        std::printf("%lld documents were refused\n", static_cast<long long>(setup.refused()));
    const double bare = barePicture(std::min(count, 20));

    LoadClient client(port, count);
    const auto nextStep = [&signers](int i) {
        Signer& signer = signers[i];
        if (signer.next < signer.steps.size()) return signer.steps.at(signer.next++);
        return Asked{request("GET", signer.page + "/values"), "after"};
    };
    const double rate =
        client.openLoop(period * static_cast<double>(signers.first().steps.size() + 1), period, nextStep);
    std::printf("%d signers, a step each %.2g s, %.0f requests a second; a picture by QtPdf alone %.1f ms\n",
                count, period, rate, bare);
    printTimes("Open, fill and finish:", client.times());
    for (Signer& signer : signers)
        signer.next = 0;
    const auto again = [&signers](int i) {
        return Asked{
            request("GET", signers.at(i).page + "/pages/1.png?width=" + QByteArray::number(pictureWidth)),
            "cached"};
    };
    LoadClient check(port, 1); // the previous connection has been idle for too long
    int whole = 0;
    QElapsedTimer waited;
    waited.start();
    constexpr qint64 patience = 300'000;
    while ((whole = countWhole(check, auth, signers)) < count && waited.elapsed() < patience)
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
    std::printf(
        "%d of %d documents sealed with their values, %.1f s after the last request; %lld requests refused\n",
        whole, count, static_cast<double>(waited.elapsed()) / 1000, static_cast<long long>(client.refused()));
    LoadClient one(port, 1);
    int picture = 0;
    (void)one.closedLoop(2, [&](int) { return again(picture++ % 4); });
    printTimes("The same pictures again, one after the other:", one.times());
    return whole == count && client.refused() == 0 ? 0 : 1;
}
