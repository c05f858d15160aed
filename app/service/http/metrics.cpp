#include "app/service/http/metrics.h"

namespace ink::service::http {

QByteArray Metrics::toText() const
{
    QByteArray text;
    const auto family = [&text](const char* name, const char* type, const char* help) {
        text += QByteArray("# TYPE ") + name + ' ' + type + "\n# HELP " + name + ' ' + help + '\n';
    };
    family("inkstone_http_responses", "counter", "Answers by class of status.");
    for (std::size_t i = 1; i < m_responses.size(); ++i)
        text += "inkstone_http_responses_total{class=\"" + QByteArray::number(int(i)) + "xx\"} " +
                QByteArray::number(m_responses.at(i).load()) + '\n';
    family("inkstone_http_connections", "gauge", "Open connections.");
    text += "inkstone_http_connections " + QByteArray::number(m_connections.load()) + '\n';
    family("inkstone_http_accepted", "counter", "Connections accepted.");
    text += "inkstone_http_accepted_total " + QByteArray::number(m_accepted.load()) + '\n';
    family("inkstone_http_refused", "counter", "Connections answered 503 because there were too many.");
    text += "inkstone_http_refused_total " + QByteArray::number(m_refused.load()) + '\n';
    family("inkstone_http_evicted", "counter", "Waiting connections closed to make room for others.");
    text += "inkstone_http_evicted_total " + QByteArray::number(m_evicted.load()) + '\n';
    family("inkstone_http_received_bytes", "counter", "Bytes of request bodies.");
    text += "inkstone_http_received_bytes_total " + QByteArray::number(m_bytesIn.load()) + '\n';
    family("inkstone_http_sent_bytes", "counter", "Bytes of answers.");
    text += "inkstone_http_sent_bytes_total " + QByteArray::number(m_bytesOut.load()) + '\n';
    family("inkstone_http_handler_seconds", "summary", "Time from the end of a request to its answer.");
    text += "inkstone_http_handler_seconds_count " + QByteArray::number(m_handled.load()) + '\n';
    text += "inkstone_http_handler_seconds_sum " +
            QByteArray::number(double(m_microseconds.load()) / 1e6, 'f', 6) + '\n';
    family("inkstone_staged_files", "counter", "Files received.");
    text += "inkstone_staged_files_total " + QByteArray::number(m_stagedFiles.load()) + '\n';
    family("inkstone_staged_bytes", "counter", "Bytes of files received.");
    text += "inkstone_staged_bytes_total " + QByteArray::number(m_stagedBytes.load()) + '\n';
    text += "# EOF\n";
    return text;
}

} // namespace ink::service::http
