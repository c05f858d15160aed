#include "app/pdf/file/rewritefile.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

namespace ink::pdf {

namespace {

class ToByteArray final : public Pipeline
{
public:
    explicit ToByteArray(QByteArray& target) : Pipeline("bytes", nullptr), m_target(target) {}
    void write(const unsigned char* data, size_t length) override
    {
        m_target.append(reinterpret_cast<const char*>(data), static_cast<qsizetype>(length));
    }
    void finish() override {}

private:
    QByteArray& m_target;
};

} // namespace

QByteArray rewriteFile(QPDF& qpdf)
{
    QByteArray bytes;
    ToByteArray target(bytes);
    QPDFWriter writer(qpdf);
    writer.setOutputPipeline(&target);
    writer.setPreserveEncryption(false);
    writer.setDeterministicID(true);
    writer.setCompressStreams(false); // streams unchanged
    writer.setDecodeLevel(qpdf_dl_none);
    writer.setSuppressOriginalObjectIDs(true);
    writer.write();
    return bytes;
}

} // namespace ink::pdf
