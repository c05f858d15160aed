#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

namespace ink::service::http {

/** The head of one part of a multipart body. */
struct PartHead
{
    QString name;           ///< `name` of Content-Disposition, else Content-ID without its angle brackets
    QString fileName;       ///< a safe base name; empty when the part names no file
    bool isFile = false;    ///< a file name was given, even if empty
    QByteArray contentType; ///< lower case, without parameters; empty when absent
    bool operator==(const PartHead&) const = default;
};

/** Receives the parts as they arrive. An error stops the reader permanently. */
class PartSink
{
public:
    virtual ~PartSink() = default;
    [[nodiscard]] virtual Result<void> beginPart(const PartHead& head) = 0;
    [[nodiscard]] virtual Result<void> appendToPart(const char* data, qsizetype size) = 0;
    [[nodiscard]] virtual Result<void> endPart() = 0;
};

/**
 * Parses a multipart body (RFC 2046, RFC 7578) from chunks of any size. Holds at most one chunk, a delimiter
 * and one part's head in memory. Errors are Malformed, or those of the sink.
 */
class MultipartReader final
{
public:
    struct Limits
    {
        qsizetype headBytes = 16 * 1024;    ///< per part
        qsizetype preambleBytes = 8 * 1024; ///< before the first delimiter
        int parts = 200;
    };
    MultipartReader(const QByteArray& boundary, PartSink& sink, Limits limits);
    MultipartReader(const QByteArray& boundary, PartSink& sink);

    [[nodiscard]] Result<void> feed(const char* data, qsizetype size);
    /** Call after the last byte. Fails unless the closing delimiter has been received. */
    [[nodiscard]] Result<void> finish();

private:
    enum class State { Preamble, Delimiter, Head, Data, Epilogue, Failed };
    [[nodiscard]] Result<bool> step(); ///< false = more bytes required
    [[nodiscard]] Result<bool> readUpToDelimiter();
    [[nodiscard]] Result<bool> readDelimiterEnd();
    [[nodiscard]] Result<bool> readHead();

    QByteArray m_delimiter; ///< CR LF -- boundary
    PartSink& m_sink;
    Limits m_limits;
    State m_state = State::Preamble;
    QByteArray m_pending;
    qsizetype m_at = 0; ///< start of the unread bytes in m_pending
    qsizetype m_preamble = 0;
    int m_parts = 0;
};

} // namespace ink::service::http
