#include "app/workflow/signing/phonehandover.h"

namespace ink::workflow {

PhoneHandOver::~PhoneHandOver() = default;

} // namespace ink::workflow

#include "moc_phonehandover.cpp"
