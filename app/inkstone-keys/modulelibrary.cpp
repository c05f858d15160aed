#include "app/inkstone-keys/modulelibrary.h"

#include "app/inkstone-keys/keyopener.h"

#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <QDir>

#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace ink::inkstonekeys {

namespace {

#ifdef Q_OS_WIN
void* load(const QString& path)
{
    const std::wstring name = QDir::toNativeSeparators(path).toStdWString();
    return reinterpret_cast<void*>(::LoadLibraryExW(name.c_str(), nullptr, LOAD_WITH_ALTERED_SEARCH_PATH));
}
QString loadFault()
{
    return QStringLiteral("error %1").arg(::GetLastError());
}
#else
void* load(const QString& path)
{
    return ::dlopen(QFile::encodeName(path).constData(), RTLD_NOW | RTLD_LOCAL);
}
QString loadFault()
{
    const char* const text = ::dlerror();
    return shortened(QString::fromUtf8(text ? text : ""));
}
#endif

} // namespace

ModuleLibrary::ModuleLibrary(const QString& path)
{
    m_fault.step = keys::Step::Load;
    const QFileInfo file(path);
    if (!file.isAbsolute() || !file.isFile()) {
        m_fault.fault = keys::Fault::ModuleMissing;
        return;
    }
    m_handle = load(path);
    if (m_handle) return;
    m_fault.fault = keys::Fault::ModuleNotLoaded;
    m_fault.text = loadFault();
}

void* ModuleLibrary::find(const char* name) const
{
    if (!m_handle) return nullptr;
#ifdef Q_OS_WIN
    return reinterpret_cast<void*>(::GetProcAddress(static_cast<HMODULE>(m_handle), name));
#else
    return ::dlsym(m_handle, name);
#endif
}

} // namespace ink::inkstonekeys
