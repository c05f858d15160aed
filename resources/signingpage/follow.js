// An open page follows what is saved elsewhere: in other windows and devices of this person, and by others.
import { requestOptions } from "./link.js";
import { fetchInTime } from "./timelimit.js";

const interval = 3000;
const longest = 30000;

/** Members of a tag that belong to its value or to this page; all others are its place and appearance. */
const ownMembers = ["text", "image", "fileSize", "fileSha256", "stored", "computed", "problem", "said"];

/** Gives a tag the place and appearance that it has on the service now. */
function takeLook(tag, now) {
  for (const key of Object.keys(tag)) if (!(key in now) && !ownMembers.includes(key)) delete tag[key];
  for (const [key, value] of Object.entries(now)) if (!ownMembers.includes(key)) tag[key] = value;
}

const valueOf = (tag) => JSON.stringify([tag.text ?? "", tag.image ?? "", tag.fileSha256 ?? "", tag.fileSize ?? 0]);

/** Remembers what the service holds for these tags. */
export function noteStored(tags) {
  for (const tag of tags) tag.stored = { text: tag.text ?? "", image: tag.image };
}

/**
 * Asks for the view again and again: 304 when nothing has changed. `how` is { address, isWanted, turn, take, refused, headers }; `take` gets
 * each view that is new, with the turn() in which it was asked for, and answers whether it has taken it, `refused` the status and the body
 * when there is none any more. Returns what asks at once.
 */
export function follow({ address, isWanted, turn, take, refused, headers }) {
  let tag = "";
  let delay = interval;
  let timer = 0;
  async function look() {
    clearTimeout(timer);
    if (!isWanted()) return again();
    const asked = turn();
    try {
      await fetchInTime(address, { ...requestOptions, headers: { ...headers(), ...(tag ? { "If-None-Match": tag } : {}) } }, async (response) => {
        const isBusy = response.status >= 500 || response.status === 429;
        delay = isBusy ? Math.min(longest, delay * 2) : interval;
        if (response.status === 200) {
          const fresh = await response.json();
          if (take(fresh, asked)) tag = response.headers.get("ETag") ?? "";
        } else if (!isBusy && response.status >= 400) refused(response.status, await response.json().catch(() => null));
      });
    } catch {
      delay = Math.min(longest, delay * 2);
    }
    again();
  }
  function again() {
    clearTimeout(timer);
    timer = setTimeout(look, delay);
  }
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
  again();
  return look;
}

/**
 * Takes what the service holds now over into the tags of the page. `isBusy(tag)` tells whether somebody is changing that field here; then
 * it stays as it is and becomes a conflict. Answers { adopted, conflicts, added, removed, changed, remade }: tags, adopted ones with what
 * they had before; changed ones have another place or appearance, and those to be made anew may also be filled in by somebody else now.
 */
export function merge(tags, freshTags, isBusy) {
  const result = { adopted: [], conflicts: [], added: [], removed: [], changed: [], remade: [] };
  const fresh = new Map(freshTags.map((tag) => [tag.id, tag]));
  for (const tag of tags) {
    const now = fresh.get(tag.id);
    if (!now) { result.removed.push(tag); continue; }
    const isOther = tag.type !== now.type || tag.invitationIndex !== now.invitationIndex;
    if (tag.fingerprint !== now.fingerprint || tag.editable !== now.editable) {
      if (tag.fingerprint !== now.fingerprint) result.changed.push(tag);
      result.remade.push(tag);
      takeLook(tag, now);
    }
    const stored = { text: now.text ?? "", image: now.image };
    const isNew = !tag.stored || tag.stored.text !== stored.text || (tag.stored.image ?? "") !== (stored.image ?? "");
    tag.stored = stored;
    if (tag.style.formula) { tag.computed = stored.text; continue; }
    if (valueOf(tag) === valueOf(now)) continue;
    if (tag.editable && !isOther && isBusy(tag)) {
      if (isNew) result.conflicts.push(tag);
      continue;
    }
    if (tag.editable && !isOther && !isNew && tag.fileSha256 === now.fileSha256) continue; // it is ours that is newer
    result.adopted.push({ tag, before: { text: tag.text ?? "", image: tag.image } });
    Object.assign(tag, { text: stored.text, image: now.image, fileSize: now.fileSize, fileSha256: now.fileSha256 });
  }
  const known = new Set(tags.map((tag) => tag.id));
  result.added = freshTags.filter((tag) => !known.has(tag.id));
  return result;
}
