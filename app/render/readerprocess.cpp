#include "app/render/readerprocess.h"

#include "app/render/readersandbox.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>

namespace ink::render {

namespace {

constexpr ReaderProcess::Program programs[] = {ReaderProcess::Program::Poppler,
                                               ReaderProcess::Program::MuPdf};

QString nameOf(ReaderProcess::Program program)
{
    return program == ReaderProcess::Program::Poppler ? QStringLiteral("Poppler") : QStringLiteral("MuPDF");
}

constexpr double pointsOfInch = 72;
constexpr int maxTakenSide = 6000; ///< maximum width and height of an accepted image in pixels
constexpr int maxHeader = 64;      ///< bytes before the pixels
constexpr qint64 maxOutput = 1LL << 30;

/** Parses consecutive images in the Netpbm format PPM: `P6`, width, height, 255 and the pixels. */
std::optional<QList<QImage>> picturesOf(const QByteArray& bytes)
{
    QList<QImage> pictures;
    for (qsizetype at = 0; at < bytes.size();) {
        int numbers[3] = {};
        if (bytes.mid(at, 2) != "P6") return std::nullopt;
        const qsizetype end = std::min<qsizetype>(bytes.size(), at + maxHeader);
        at += 2;
        for (int& number : numbers) {
            while (at < end && std::strchr(" \t\r\n", bytes.at(at)))
                ++at;
            if (at < end && bytes.at(at) == '#') return std::nullopt;
            while (at < end && bytes.at(at) >= '0' && bytes.at(at) <= '9' && number <= maxTakenSide)
                number = number * 10 + (bytes.at(at++) - '0');
        }
        const auto [width, height, depth] = numbers;
        ++at; // one white space character
        if (width <= 0 || height <= 0 || width > maxTakenSide || height > maxTakenSide || depth != 255)
            return std::nullopt;
        if (at + 3LL * width * height > bytes.size()) return std::nullopt;
        QImage picture(width, height, QImage::Format_RGB32);
        const auto* from = reinterpret_cast<const uchar*>(bytes.constData()) + at;
        for (int y = 0; y < height; ++y) {
            auto* const line = reinterpret_cast<QRgb*>(picture.scanLine(y));
            for (int x = 0; x < width; ++x, from += 3)
                line[x] = qRgb(from[0], from[1], from[2]);
        }
        at += 3LL * width * height;
        pictures.append(std::move(picture));
    }
    return pictures;
}

class ReadFile final : public pdf::RenderedFile
{
public:
    ReadFile(ReaderProcess::Program program, QString path, const ReaderProcess::Limits& limits,
             const QByteArray& bytes)
        : m_program(program), m_path(std::move(path)), m_limits(limits)
    {
        QFile file(m_folder.filePath(QStringLiteral("file.pdf")));
        m_failed = !m_folder.isValid() || !file.open(QIODevice::WriteOnly) ||
                   file.write(bytes) != bytes.size() || !file.flush();
    }

    [[nodiscard]] int pageCount() const override { return 0; }
    [[nodiscard]] bool hasFailed() const override { return m_failed; }

    void prepare(const QList<int>& pages, double scale) override
    {
        m_pictures.clear();
        // Each run of pages in one call: if a program returns fewer images than requested, it is unclear
        // which ones are missing.
        for (qsizetype first = 0; first < pages.size() && !m_failed;) {
            qsizetype next = first + 1;
            while (next < pages.size() && pages.at(next) == pages.at(next - 1) + 1)
                ++next;
            const int from = pages.at(first);
            const int to = pages.at(next - 1);
            const QList<QImage> pictures = run(from, to, scale);
            if (pictures.size() == to - from + 1) {
                for (int page = from; page <= to; ++page)
                    m_pictures[{page, scale}] = pictures.at(page - from);
            } else if (from == to) {
                m_pictures[{from, scale}] = QImage();
            }
            first = next;
        }
    }

    [[nodiscard]] QImage render(int page, double scale) override
    {
        if (const auto known = m_pictures.find({page, scale}); known != m_pictures.end())
            return known->second;
        if (m_failed) return {};
        const QList<QImage> pictures = run(page, page, scale);
        return pictures.size() == 1 ? pictures.first() : QImage();
    }

private:
    QStringList arguments(int from, int to, double scale) const
    {
        const QString resolution = QString::number(scale * pointsOfInch, 'f', 3);
        const QString file = QStringLiteral("file.pdf");
        const QString first = QString::number(from + 1);
        const QString last = QString::number(to + 1);
        if (m_program == ReaderProcess::Program::Poppler)
            return {QStringLiteral("-q"),
                    QStringLiteral("-cropbox"),
                    QStringLiteral("-r"),
                    resolution,
                    QStringLiteral("-f"),
                    first,
                    QStringLiteral("-l"),
                    last,
                    file};
        return {QStringLiteral("draw"),
                QStringLiteral("-q"),
                QStringLiteral("-r"),
                resolution,
                QStringLiteral("-F"),
                QStringLiteral("ppm"),
                QStringLiteral("-o"),
                QStringLiteral("-"),
                file,
                first + QLatin1Char('-') + last};
    }

    QList<QImage> run(int from, int to, double scale)
    {
        QProcess process;
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        environment.insert(QStringLiteral("HOME"), m_folder.path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.setStandardInputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
        const qint64 seconds = m_limits.processorTime.count();
        const qint64 memory = m_limits.memory;
        process.setChildProcessModifier([seconds, memory] { enterReaderSandbox(seconds, memory); });
#endif
        process.start(m_path, arguments(from, to, scale), QIODevice::ReadOnly);
        QByteArray output;
        const QDeadlineTimer until(m_limits.timeout);
        while (process.state() != QProcess::NotRunning) {
            process.waitForReadyRead(static_cast<int>(std::max<qint64>(1, until.remainingTime())));
            output += process.readAllStandardOutput();
            if (output.size() > maxOutput || until.hasExpired()) {
                process.kill();
                process.waitForFinished(-1);
                m_failed = true;
                return {};
            }
        }
        output += process.readAllStandardOutput();
        // Both programs exit with a low status for a missing page; a signal means a limit or a crash.
        constexpr int notStarted = 126;
        if (process.exitStatus() != QProcess::NormalExit || process.error() == QProcess::FailedToStart ||
            process.exitCode() == notStarted) {
            m_failed = true;
            return {};
        }
        const auto pictures = picturesOf(output);
        if (!pictures) m_failed = true;
        return pictures.value_or(QList<QImage>());
    }

    ReaderProcess::Program m_program;
    QString m_path;
    ReaderProcess::Limits m_limits;
    QTemporaryDir m_folder; // accessible to this user only
    bool m_failed = false;
    std::map<std::pair<int, double>, QImage> m_pictures;
};

} // namespace

ReaderProcess::ReaderProcess(Program program, QString path, Limits limits)
    : m_program(program), m_path(std::move(path)), m_limits(limits)
{
}

QString ReaderProcess::find(Program program)
{
#ifdef Q_OS_UNIX
    const QString name = program == Program::Poppler ? QStringLiteral("pdftoppm") : QStringLiteral("mutool");
    for (const char* folder : {"/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"}) {
        const QFileInfo file(QFileInfo(QLatin1String(folder) + name).canonicalFilePath());
        const bool isOwn = !(file.permissions() & (QFile::WriteGroup | QFile::WriteOther));
        if (file.isFile() && file.isExecutable() && isOwn) return file.filePath();
    }
#else
    Q_UNUSED(program);
#endif
    return {};
}

QString ReaderProcess::name() const
{
    return nameOf(m_program);
}

std::unique_ptr<pdf::RenderedFile> ReaderProcess::open(const QByteArray& bytes) const
{
    return std::make_unique<ReadFile>(m_program, m_path, m_limits, bytes);
}

std::vector<std::unique_ptr<pdf::PageRenderer>> installedReaders()
{
    std::vector<std::unique_ptr<pdf::PageRenderer>> readers;
    for (const auto program : programs)
        if (const QString path = ReaderProcess::find(program); !path.isEmpty())
            readers.push_back(std::make_unique<ReaderProcess>(program, path));
    return readers;
}

QStringList missingReaders()
{
    QStringList names;
    for (const auto program : programs)
        if (ReaderProcess::find(program).isEmpty()) names.append(nameOf(program));
    return names;
}

} // namespace ink::render
