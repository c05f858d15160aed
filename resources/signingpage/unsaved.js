// Index(keptFor): Signing page: what is kept on the device, and how long
// What was entered but could not be saved yet outlives the tab and the browser: it is kept on this device until the service has it.
const keptFor = 30 * 24 * 3600 * 1000; // then a document has another state, or nobody comes back
let opening = null;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("inkstone", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("unsaved");
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = reject;
  });
  return opening;
}

/** What `work` asks the store for, once it is on the disk. Calls take effect in their order. */
async function inStore(mode, work) {
  const transaction = (await database()).transaction("unsaved", mode);
  const request = work(transaction.objectStore("unsaved"));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = transaction.onabort = reject;
  });
}

/** Keeps { values, base, signatures, hostedIndex } of an invitation; null forgets them. False when the device doesn't keep it. */
export const keepUnsaved = (guid, unsaved) =>
  inStore("readwrite", (store) => (unsaved ? store.put({ ...unsaved, time: Date.now() }, guid) : store.delete(guid))).then(() => true, () => false);

/** The saved values, or null. What is too old goes, of every invitation. */
export async function takeUnsaved(guid) {
  try {
    await inStore("readwrite", (store) => {
      const request = store.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        if (!(cursor.value.time > Date.now() - keptFor)) cursor.delete();
        cursor.continue();
      };
      return request;
    });
    return (await inStore("readonly", (store) => store.get(guid))) ?? null;
  } catch { return null; }
}
