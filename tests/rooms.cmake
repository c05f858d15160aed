# Which tests link what. A room's tests link that room only (and tests/support).
inkstone_tests(unit unit/base LIBS inkstone_base)
inkstone_tests(unit unit/domain LIBS inkstone_domain inkstone_testsupport)
inkstone_tests(unit unit/pdf LIBS inkstone_pdf inkstone_qpdf Qt6::Pdf Qt6::Gui OpenSSL::Crypto)
inkstone_tests(unit unit/wire LIBS inkstone_wire inkstone_testsupport)
inkstone_tests(unit unit/store LIBS inkstone_store)
inkstone_tests(unit unit/models LIBS inkstone_ui_models)
inkstone_tests(unit unit/widgets LIBS inkstone_ui_widgets)
inkstone_tests(arch arch LIBS Qt6::Core)
# Writes resources/samples/*.pdf again: makesamples DIR.
add_executable(makesamples EXCLUDE_FROM_ALL tools/makesamples.cpp)
target_link_libraries(makesamples PRIVATE inkstone_options Qt6::Gui)
