// Values look on the page as they will in the sealed file: the service draws them with the same hand. While a field is being edited, its
// letters have the size that they will have.
import { isControl, isSignature } from "./fields.js";
import { more } from "./rules.js";

const maxValues = 100;
const maxCharacters = 50000; // of a request
let wanted = new Map(); // field → what it is to show
let timer = 0;
let isAsking = false;
let ask = null;
let scaleOf = null;

/** `how` is { ask: (body) → Promise of the answer, scaleOf: (field) → pixels a point, or 0 when its page is not looked at }. */
export function setUpLooks(how) {
  ({ ask, scaleOf } = how);
}

/** Shows each field as it will be sealed, as soon as the service has rendered it. */
export function showLooks(fields) {
  for (const field of fields) {
    const { tag } = field;
    const words = isSignature(tag) || field.element.hidden ? "" : lookText(tag);
    if (!words) {
      wanted.delete(field);
      setLook(field, null, "");
      continue;
    }
    const scale = Math.min(4, Math.max(0.25, Math.round(scaleOf(field) * 100) / 100));
    if (!scaleOf(field)) continue;
    const key = `${scale} ${words}`;
    if (field.lookKey === key) { wanted.delete(field); continue; }
    if (field.lookKey?.split(" ", 1)[0] !== String(scale) || field.lookText !== words) {
      // What is there says something else: the control itself is seen until the new look is there.
      if (field.lookText !== words) setLook(field, null, "", "", true);
      wanted.set(field, { key, scale, words });
    }
  }
  schedule(150);
}

/** The text of a tag that is drawn, with a mark for values without text; "" for nothing. */
function lookText(tag) {
  if (tag.type === 253 || tag.type === 254) return (tag.text ? tag.text.toLowerCase() === "true" : tag.style.checked) ? "true" : "";
  const words = (tag.text ?? "").trim() ? tag.text : "";
  return words && tag.fileSha256 ? `${words}\n${tag.fileSha256}` : words; // the picture of a file
}

function schedule(delay) {
  clearTimeout(timer);
  if (wanted.size) timer = setTimeout(send, delay);
}

async function send() {
  if (isAsking) return schedule(150);
  const entries = [...wanted].filter(([field, want]) => want.words.length <= 10000 && field.element.isConnected);
  if (!entries.length) return wanted.clear();
  const scale = entries[0][1].scale;
  let room = maxCharacters;
  const batch = entries.filter(([, want]) => want.scale === scale).slice(0, maxValues).filter(([, want]) => (room -= want.words.length) >= 0);
  for (const [field] of batch) wanted.delete(field);
  isAsking = true;
  try {
    const { looks } = await ask({ scale, values: batch.map(([field, want]) => ({ id: field.tag.id, text: want.words })) });
    const answers = new Map(looks.map((look) => [look.id, look]));
    for (const [field, want] of batch) {
      const look = answers.get(field.tag.id);
      if (look && lookText(field.tag) === want.words) setLook(field, look, want.key, want.words);
    }
  } catch { /* the page can do without */ }
  isAsking = false;
  schedule(0);
}

/** Small letters are told of in every document; what tells comes with the first ones. */
function tellSize(field, points) {
  if (more.formats) return more.formats.tellSize(field, points);
  if (points > 0 && points < 6 && isControl(field.tag)) import("./formats.js").then((script) => { more.formats = script; script.tellSize(field, points); }, () => {});
}

/** `keepsSize`: the letters keep their size until the next look has another size. */
function setLook(field, look, key, words = "", keepsSize = false) {
  field.lookKey = key;
  field.lookText = words;
  field.element.classList.toggle("looked", Boolean(look));
  let image = field.element.querySelector(":scope > img.look");
  if (!look) {
    if (!words && !keepsSize) more.formats?.tellSize(field, 0);
    image?.remove();
    if (!keepsSize) field.element.style.removeProperty("--fitted");
    return;
  }
  if (!image) {
    image = document.createElement("img");
    image.className = "look";
    image.alt = "";
  }
  image.src = `data:image/png;base64,${look.image}`;
  if (image.parentElement !== field.element) field.element.append(image);
  tellSize(field, look.points ?? 0);
  if (look.points) field.element.style.setProperty("--fitted", String(look.points));
  else field.element.style.removeProperty("--fitted");
}
