; The installer for Windows; packaging/windows/makensis gives TREE, FILES, ICON, VERSION, PUBLISHER, HOMEPAGE, APP_ID, OUT.
; Silent: /S; another folder: /D=C:\Folder (last, without quotes).
!ifdef AMD64
    Target amd64-unicode
!endif
Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include x64.nsh
!include WinVer.nsh
!include FileFunc.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

Name "Inkstone"
OutFile "${OUT}"
!ifdef SIGN
!uninstfinalize '"${SIGN}" "%1"'
!endif
InstallDir "$PROGRAMFILES64\Inkstone"
InstallDirRegKey HKLM "Software\Inkstone" "Folder"
RequestExecutionLevel admin
ManifestDPIAware true
BrandingText "Inkstone ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Inkstone"
VIAddVersionKey FileDescription "Inkstone installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Inkstone"
!define CLASSES "Software\Classes"
!insertmacro MUI_PAGE_LICENSE "${TREE}\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\inkstone.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Arabic"

!macro Refresh ; the Explorer reads associations again
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro Command class verb command
    WriteRegStr HKLM "${CLASSES}\${class}\shell\${verb}\command" "" '"$INSTDIR\inkstone.exe" ${command}"%1"'
!macroend

; The start menu's shortcut, with the name by which Windows groups it with the windows of the program and shows the sender
; of notifications.
Function CreateStartMenuShortcut
    !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
    ${If} $0 P<> 0
        ${IShellLink::SetPath} $0 '("$INSTDIR\inkstone.exe").r1'
        ${IShellLink::SetWorkingDirectory} $0 '("$INSTDIR").r1'
        ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r1)'
        ${If} $1 P<> 0
            System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r2'
            System::Call '*(&w64 "${APP_ID}")p.r4'
            System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,p r4)p.r3'
            ${IPropertyStore::SetValue} $1 '($2,$3)'
            ${IPropertyStore::Commit} $1 ""
            System::Free $2
            System::Free $3
            System::Free $4
            ${IUnknown::Release} $1 ""
        ${EndIf}
        ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
        ${If} $1 P<> 0
            ${IPersistFile::Save} $1 '("$SMPROGRAMS\Inkstone.lnk",1)'
            ${IUnknown::Release} $1 ""
        ${EndIf}
        ${IUnknown::Release} $0 ""
    ${EndIf}
    ${IfNot} ${FileExists} "$SMPROGRAMS\Inkstone.lnk"
        CreateShortCut "$SMPROGRAMS\Inkstone.lnk" "$INSTDIR\inkstone.exe"
    ${EndIf}
FunctionEnd

Function .onInit
    SetRegView 64
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "Inkstone requires Windows 10 or later." /SD IDOK
        Abort
    ${EndIf}
FunctionEnd
Function un.onInit
    SetRegView 64
FunctionEnd

Section "Inkstone"
    SetShellVarContext all
    ; Files of an earlier version that this one does not have.
    ReadRegStr $0 HKLM "Software\Inkstone" "Folder"
    StrCmp $0 "$INSTDIR" 0 +3
    RMDir /r "$INSTDIR\plugins"
    RMDir /r "$INSTDIR\translations"
    RMDir /r "$INSTDIR\fonts"
    SetOutPath "$INSTDIR"
    File /r "${TREE}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKLM "Software\Inkstone" "Folder" "$INSTDIR"

    Call CreateStartMenuShortcut

    WriteRegStr HKLM "Software\Microsoft\Windows\CurrentVersion\App Paths\inkstone.exe" "" "$INSTDIR\inkstone.exe"
    WriteRegStr HKLM "Software\Microsoft\Windows\CurrentVersion\App Paths\inkstone-cli.exe" "" "$INSTDIR\inkstone-cli.exe"
    WriteRegStr HKLM "${CLASSES}\Inkstone.Template" "" "Inkstone template"
    WriteRegStr HKLM "${CLASSES}\Inkstone.Template\DefaultIcon" "" "$INSTDIR\inkstone.exe,0"
    !insertmacro Command "Inkstone.Template" "open" ""
    WriteRegStr HKLM "${CLASSES}\.inkstone-template" "" "Inkstone.Template"
    WriteRegStr HKLM "${CLASSES}\.inkstone-template" "Content Type" "application/x-inkstone-template"
    WriteRegStr HKLM "${CLASSES}\inkstone" "" "URL:Inkstone link"
    WriteRegStr HKLM "${CLASSES}\inkstone" "URL Protocol" ""
    !insertmacro Command "inkstone" "open" ""
    ; PDFs stay with the program that has them: Inkstone is offered beside it.
    WriteRegStr HKLM "${CLASSES}\Inkstone.Pdf" "" "PDF document"
    WriteRegStr HKLM "${CLASSES}\Inkstone.Pdf\DefaultIcon" "" "$INSTDIR\inkstone.exe,0"
    !insertmacro Command "Inkstone.Pdf" "open" ""
    WriteRegStr HKLM "${CLASSES}\.pdf\OpenWithProgids" "Inkstone.Pdf" ""
    WriteRegStr HKLM "${CLASSES}\SystemFileAssociations\.pdf\shell\Inkstone.Verify" "" "Verify with Inkstone"
    WriteRegStr HKLM "${CLASSES}\SystemFileAssociations\.pdf\shell\Inkstone.Verify\command" "" '"$INSTDIR\inkstone.exe" --verify "%1"'

    WriteRegStr HKLM "${UNINSTALL}" "DisplayName" "Inkstone"
    WriteRegStr HKLM "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKLM "${UNINSTALL}" "DisplayIcon" "$INSTDIR\inkstone.exe"
    WriteRegStr HKLM "${UNINSTALL}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKLM "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
    WriteRegStr HKLM "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKLM "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKLM "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKLM "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKLM "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKLM "${UNINSTALL}" "EstimatedSize" $0
    !insertmacro Refresh
SectionEnd

; Documents and settings stay: they are the user's.
Section "Uninstall"
    SetShellVarContext all
    !include "${FILES}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Inkstone.lnk"
    DeleteRegKey HKLM "Software\Microsoft\Windows\CurrentVersion\App Paths\inkstone.exe"
    DeleteRegKey HKLM "Software\Microsoft\Windows\CurrentVersion\App Paths\inkstone-cli.exe"
    DeleteRegKey HKLM "${CLASSES}\Inkstone.Template"
    DeleteRegKey HKLM "${CLASSES}\.inkstone-template"
    DeleteRegKey HKLM "${CLASSES}\inkstone"
    DeleteRegKey HKLM "${CLASSES}\Inkstone.Pdf"
    DeleteRegValue HKLM "${CLASSES}\.pdf\OpenWithProgids" "Inkstone.Pdf"
    DeleteRegKey HKLM "${CLASSES}\SystemFileAssociations\.pdf\shell\Inkstone.Verify"
    DeleteRegKey HKLM "Software\Inkstone"
    DeleteRegKey HKLM "${UNINSTALL}"
    !insertmacro Refresh
SectionEnd
