#pragma once

#include <QByteArray>
#include <QObject>

#include <memory>

namespace ink::mcp {

/** Reads lines from standard input in a separate thread, because there is no portable asynchronous read. At
 * most a few lines are read ahead. */
class LineReader final : public QObject
{
    Q_OBJECT
public:
    explicit LineReader(qsizetype maxLineBytes, QObject* parent = nullptr);
    /** A pending read can't be cancelled: its thread may run until the process ends. */
    ~LineReader() override;

    void start();

Q_SIGNALS:
    /** Emitted for each line, without its line break. */
    void lineRead(const QByteArray& line);
    /** Emitted when a line exceeds the limit and is skipped. */
    void lineTooLong();
    /** Emitted at the end of the input, after the last line. */
    void ended();

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
    qsizetype m_maxLineBytes;
};

} // namespace ink::mcp
