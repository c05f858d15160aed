#include "app/workflow/signing/phonehandover.h"

namespace ink::workflow {

PhoneHandover::~PhoneHandover() = default;

} // namespace ink::workflow

#include "moc_phonehandover.cpp"
