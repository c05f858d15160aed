#pragma once

#include "app/pdf/content/pagerenderer.h"

#include <QStringList>

#include <chrono>
#include <vector>

namespace ink::render {

/** Renders with another program installed on this computer: a file that two readers display differently isn't
 * one document. Each call runs a process, which gets the file in a private folder and writes images to a
 * pipe. The process has a minimal environment, is restricted by enterReaderSandbox(), and ends when it uses
 * more processor time or memory than allowed. */
class ReaderProcess final : public pdf::PageRenderer
{
public:
    enum class Program {
        Poppler, ///< pdftoppm: uses the same library as Okular, Evince and others
        MuPdf    ///< mutool
    };
    // Index(Limits): Verify: limits of other readers
    struct Limits
    {
        std::chrono::seconds processorTime{30};     ///< per call
        std::chrono::milliseconds timeout{300'000}; ///< real time after which a call is aborted
        qint64 memory = 2LL * 1024 * 1024 * 1024;
    };
    /** `path` is the program's executable. */
    ReaderProcess(Program program, QString path, Limits limits);
    ReaderProcess(Program program, QString path) : ReaderProcess(program, std::move(path), Limits()) {}

    /** The path of a program in the folders where only administrators install programs; empty if it is
     * missing. */
    [[nodiscard]] static QString find(Program program);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool rendersFields() const override { return true; }
    /** The returned file doesn't count its pages: pageCount() is 0, and render() returns a null image for a
     * missing page. */
    [[nodiscard]] std::unique_ptr<pdf::RenderedFile> open(const QByteArray& bytes) const override;

private:
    Program m_program;
    QString m_path;
    Limits m_limits;
};

/** The installed readers. */
[[nodiscard]] std::vector<std::unique_ptr<pdf::PageRenderer>> installedReaders();
/** The names of readers that aren't installed. */
[[nodiscard]] QStringList missingReaders();

} // namespace ink::render
