#pragma once

#include "app/service/admin/check.h"
#include "app/service/host/datafolder.h"
#include "tests/support/servicefixture.h"

#include <QBuffer>
#include <QDirIterator>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <filesystem>

namespace ink::test {

/** A signature image as sent by the signing page. */
inline QString signatureImage()
{
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixelColor(10, 10, Qt::black);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QString::fromLatin1(bytes.toBase64());
}

/** Creates and sends a document; returns the response's object, empty when rejected. */
inline QJsonObject sendDocument(const ServiceFixture& fixture, const QString& title)
{
    const RawAnswer answer = fixture.create(ServiceFixture::document(52, title));
    const QJsonArray all = ServiceFixture::json(answer).value(QLatin1String("documents")).toArray();
    return all.isEmpty() ? ServiceFixture::json(answer).value(QLatin1String("document")).toObject()
                         : all.at(0).toObject();
}

/** Signs for the only recipient; returns the response's status. */
inline int signDocument(const ServiceFixture& fixture, const QJsonObject& document)
{
    QJsonArray values;
    for (const auto& each : document.value(QLatin1String("tags")).toArray()) {
        const QJsonObject tag = each.toObject();
        QJsonObject value{{QStringLiteral("id"), tag.value(QLatin1String("id"))}};
        switch (tag.value(QLatin1String("type")).toInt()) {
        case 250:
            value.insert(QStringLiteral("image"), signatureImage());
            break;
        case 252:
            value.insert(QStringLiteral("text"), QStringLiteral("Ben"));
            break;
        case 255:
            value.insert(QStringLiteral("text"), QStringLiteral("2026-03-01"));
            break;
        case 269:
            value.insert(QStringLiteral("text"), QStringLiteral("3"));
            break;
        default:
            continue;
        }
        values.append(value);
    }
    const QByteArray body =
        ServiceFixture::bytes({{QStringLiteral("consent"), true}, {QStringLiteral("values"), values}});
    return fixture.call("POST", ServiceFixture::signingPath(document) + "/finish", body).status;
}

/** Moves it to the trash, then purges it; false when rejected. */
inline bool removeDocument(const ServiceFixture& fixture, const QJsonObject& document)
{
    const QByteArray id = QByteArray::number(document.value(QLatin1String("id")).toInteger());
    const QByteArray body = R"({"ids":[)" + id + "]}";
    return fixture.mine("DELETE", "/documents/array", body).status == 200 &&
           fixture.mine("DELETE", "/documents/array?purge=true", body).status == 200;
}

inline int statusOf(const ServiceFixture& fixture, qint64 id)
{
    return ServiceFixture::json(fixture.mine("GET", "/v1/documents/" + QByteArray::number(id)))
        .value(QLatin1String("document"))
        .toObject()
        .value(QLatin1String("signingStatus"))
        .toInt();
}

inline void copyFolder(const QString& from, const QString& to)
{
    std::filesystem::copy(from.toStdString(), to.toStdString(), std::filesystem::copy_options::recursive);
}

inline QStringList blobFiles(const QString& folder)
{
    QStringList all;
    QDirIterator files(folder + QStringLiteral("/blobs"), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (const QString path = files.next(); files.fileName().size() == 64) all.append(path);
    all.sort();
    return all;
}

/** Flips one bit in the middle of a file. */
inline bool damage(const QString& path)
{
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite)) return false;
    const qint64 at = file.size() / 2;
    char byte = 0;
    if (!file.seek(at) || !file.getChar(&byte) || !file.seek(at)) return false;
    return file.putChar(static_cast<char>(byte ^ 1));
}

/** The sorted ids of the findings of a check of this data folder; `failed` when the check could not run. */
inline QStringList findingsOf(const QString& folder, bool quick = false)
{
    const SystemClock clock;
    const auto data = service::DataFolder::open(folder);
    if (!data) return {QStringLiteral("failed"), data.error().detail.english()};
    const auto report = service::admin::check({*data->database, data->blobs, data->path}, {quick}, clock);
    if (!report) return {QStringLiteral("failed"), report.error().detail.english()};
    QStringList ids;
    for (const auto& finding : report->findings) {
        ids.append(finding.id);
        if (finding.problem.isEmpty() || finding.advice.isEmpty() || finding.subject.isEmpty())
            ids.append(QStringLiteral("without words"));
    }
    ids.sort();
    return ids;
}

} // namespace ink::test
