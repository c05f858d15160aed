// What was entered but could not be saved yet outlives a reload of this tab: it is kept in the tab's own storage until the service has it.
const storage = () => { try { return sessionStorage; } catch { return null; } };
const keyOf = (guid) => `inkstone-unsaved-${guid}`;

/** Keeps { values, base, signatures } of an invitation; null forgets them. */
export function keepUnsaved(guid, unsaved) {
  try {
    if (unsaved) storage()?.setItem(keyOf(guid), JSON.stringify(unsaved));
    else storage()?.removeItem(keyOf(guid));
  } catch { /* full or switched off: the page itself still has everything */ }
}

/** What was kept, or null. */
export function takeUnsaved(guid) {
  try { return JSON.parse(storage()?.getItem(keyOf(guid)) ?? "null"); } catch { return null; }
}
