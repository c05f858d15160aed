// The signature dialog: draw, type or choose a picture; answers a trimmed, transparent PNG as base64.
import { addStyle } from "./elements.js";
import { fontOf, hasStyles, loadStyle, rememberStyle, rememberedStyle, stylesFor } from "./handwriting.js";
import { forgetSignature, keepSignature, keptSignature } from "./keptsignature.js";
import { closePicture, croppedPicture, labelPicture, openPicture, setUpPicture } from "./picture.js";
import { isRightToLeft, text } from "./texts.js";

const inkColour = "#14224e";
const plainFonts = 'system-ui, "Noto Sans", sans-serif'; // for names that no style can write
const $ = (id) => document.getElementById(id);
const modes = ["saved", "draw", "type", "upload", "phone"];
const offered = () => modes.filter((each) => !$(`tab-${each}`).hidden);
let mode = "type"; // a name is there already: one touch adopts it
let strokes = [];  // in pixels of the canvas, also beyond its edges
let current = null; // the stroke being drawn, and the pointer that draws it
let pointer = 0;
let fit = { scale: 1, x: 0, y: 0 }; // how the strokes are placed on the canvas so that the whole drawing is on it
let answer = null;
let keeping = null; // { kind, name }: whose picture can be kept on this device; null = nobody's
let isInitials = false; // initials are asked for, not a signature
let phone = null;  // { showCode, arrived }: shows where to sign with a phone, and tells whether that was done
let waiting = 0;
let style = rememberedStyle();
let typing = null; // the name and style on the typed canvas, a promise while they are being painted

addStyle(`
  .styles { display: grid; grid-template-columns: repeat(auto-fill, minmax(116px, 1fr)); gap: 8px; max-height: 184px; overflow-y: auto; padding: 3px; margin: -3px; }
  .styles.wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr)); }
  .styles.widest { grid-template-columns: minmax(0, 1fr); }
  dialog .style { position: relative; display: flex; align-items: center; justify-content: center; height: 52px; margin: 0; padding: 0 12px; overflow: hidden; font-weight: 400; line-height: 1.2; white-space: nowrap; color: #14224e; background: #ffffff; border: 1.5px solid var(--line); border-radius: 6px; cursor: pointer; }
  .style input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .style span { opacity: 0; max-width: 100%; }
  .style.ready span { opacity: 1; }
  .style:has(:checked) { border-color: #3451c6; box-shadow: inset 0 0 0 1px #3451c6; }
  .style:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 1px; }
  /* A phone on its side: the name and its preview beside the styles. */
  @media (max-height: 500px) and (min-width: 560px) {
    #signature-dialog { width: min(calc(100vw - 24px), 760px); }
    #signature-dialog .body { padding-block: 8px 0; }
    #signature-dialog .actions.end { padding-block: 8px; }
    #signature-title { display: none; }
    #panel-type { display: grid; grid-template-columns: 1fr 1fr; column-gap: 16px; align-items: start; }
    #panel-type > :not(.styles) { grid-column: 1; }
    #panel-type > label { margin-top: 0; }
    #panel-type .pad { margin-block: 8px 0; }
    #panel-type canvas { height: 96px; object-fit: contain; }
    #panel-draw { display: grid; grid-template: auto 1fr / auto minmax(110px, 1fr); gap: 8px 16px; }
    #panel-draw .pad { grid-area: 1 / 1 / 3; width: min(62vw, calc((100vh - 156px) * 2.77)); margin: 0; }
    #panel-draw > :not(.pad) { grid-column: 2; align-self: start; }
    .styles { grid-column: 2; grid-row: 1 / 5; max-height: 188px; }
  }
  @media (forced-colors: active) {
    dialog .style { background: Canvas; color: CanvasText; }
    .style:has(:checked) { outline: 4px solid Highlight; outline-offset: -4px; }
    .style:has(:focus-visible) { outline: 4px double CanvasText; outline-offset: 0; }
  }
`);

/** The first letters of a name; letters that would join to a word stay apart. */
function initialsOf(name) {
  const letters = name.split(/\s+/).filter(Boolean).map((part) => part[0].toUpperCase());
  return letters.join(letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? " " : "");
}

function clear(canvas) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  return context;
}

/** Moves and, if necessary, shrinks a drawing that reaches beyond the edges; a smaller one is never enlarged. */
function fitStrokes() {
  const { width, height } = $("draw-canvas");
  const points = strokes.flat();
  const pen = 6; // half the width of the thickest line
  const side = (key, room) => {
    const low = points.reduce((least, each) => Math.min(least, each[key]), room) - pen;
    const high = points.reduce((most, each) => Math.max(most, each[key]), 0) + pen;
    return { low, high, scale: room / (high - low) };
  };
  const across = side("x", width), down = side("y", height);
  const scale = points.length ? Math.min(1, across.scale, down.scale) : 1;
  const offset = ({ low, high }, room) => Math.max(-low * scale, Math.min(0, room - high * scale));
  fit = points.length ? { scale, x: offset(across, width), y: offset(down, height) } : { scale, x: 0, y: 0 };
  paintStrokes();
}

/** Strokes as quadratic curves through the midpoints; a pen that is pressed writes a thicker line, a faster finger a thinner one. */
function paintStrokes() {
  const context = clear($("draw-canvas"));
  context.setTransform(fit.scale, 0, 0, fit.scale, fit.x, fit.y);
  context.strokeStyle = context.fillStyle = inkColour;
  context.lineCap = context.lineJoin = "round";
  for (const stroke of strokes) {
    if (stroke.length === 1) {
      context.beginPath();
      context.arc(stroke[0].x, stroke[0].y, 5, 0, Math.PI * 2);
      context.fill();
      continue;
    }
    let width = stroke[0].pressure ? 2 + 10 * stroke[0].pressure : 7;
    let from = stroke[0];
    for (let i = 1; i < stroke.length; i++) {
      const a = stroke[i - 1];
      const b = stroke[i];
      const middle = i + 1 < stroke.length ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : b;
      const speed = Math.hypot(b.x - a.x, b.y - a.y) / Math.max(1, b.time - a.time);
      width = width * 0.7 + (b.pressure ? 2 + 10 * b.pressure : Math.max(3, Math.min(9, 9 - speed * 1.2))) * 0.3;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo(a.x, a.y, middle.x, middle.y);
      context.stroke();
      from = middle;
    }
  }
}

function point(event) {
  const canvas = $("draw-canvas");
  const box = canvas.getBoundingClientRect();
  const place = (at, pixels, length, shift) => (at * pixels / length - shift) / fit.scale;
  return { x: place(event.clientX - box.left, canvas.width, box.width, fit.x), y: place(event.clientY - box.top, canvas.height, box.height, fit.y), time: event.timeStamp,
    pressure: event.pointerType === "pen" ? event.pressure : 0 }; // of mice and fingers it says nothing
}

/** Writes the name as large as the canvas allows, in the middle of it. */
function paintName(name, font, size) {
  const canvas = $("type-canvas");
  const context = clear(canvas);
  const room = { width: canvas.width - 80, height: canvas.height - 60 };
  context.font = `${190 * size}px ${font}`;
  const boxOf = () => {
    const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(name);
    return { left, up, width: left + right, height: up + down };
  };
  const large = boxOf();
  context.font = `${190 * size * Math.min(1, room.width / large.width, room.height / large.height)}px ${font}`;
  const box = boxOf();
  context.fillStyle = inkColour;
  context.fillText(name, (canvas.width - box.width) / 2 + box.left, (canvas.height - box.height) / 2 + box.up);
}

/** One choice a style: the name as it looks in it. */
function makeChoice(each, number, name) {
  const label = document.createElement("label");
  label.className = "style";
  const radio = document.createElement("input");
  radio.type = "radio";
  radio.name = "style";
  radio.value = each.id;
  radio.setAttribute("aria-label", text("styleName", name, number));
  const words = document.createElement("span");
  words.dir = "auto";
  words.textContent = name;
  label.append(radio, words);
  radio.addEventListener("change", () => { style = each.id; rememberStyle(style); paintTyped(); });
  return label;
}

function fitChoice(label) {
  const words = label.querySelector("span");
  const size = Number(label.dataset.size);
  words.style.fontSize = `${size}rem`;
  words.style.fontSize = `${size * Math.min(1, (label.clientWidth - 24) / words.scrollWidth)}rem`;
}

/** Shows the name in a style on its choice once the font is there; a style without its font is no choice. */
async function showChoice(each, label, chosen) {
  if (!(await loadStyle(each))) { label.remove(); return false; }
  if (!label.isConnected) return true;
  const words = label.querySelector("span");
  words.style.fontFamily = fontOf(each);
  label.dataset.size = String(1.625 * each.size);
  fitChoice(label);
  label.classList.add("ready");
  if (chosen) label.scrollIntoView({ block: "nearest" });
  return true;
}

/** Offers the styles that can write the name, and writes it in the chosen one. */
function paintTyped() {
  const name = $("type-text").value.trim();
  const mine = typing = (async () => {
    const styles = await (name ? stylesFor(name) : []);
    const isPlain = Boolean(name) && !styles.length && (await hasStyles());
    if (typing !== mine) return;
    const choices = $("type-styles");
    const chosen = styles.find((each) => each.id === style) ?? styles[0];
    const shown = [...choices.children].map((label) => label.querySelector("input").value).join();
    if (choices.dataset.name !== name || shown !== styles.map((each) => each.id).join()) {
      choices.dataset.name = name;
      choices.replaceChildren(...styles.map((each, index) => makeChoice(each, index + 1, name)));
    }
    choices.hidden = !styles.length;
    choices.classList.toggle("wide", name.length > 16 && name.length <= 32);
    choices.classList.toggle("widest", name.length > 32);
    $("type-plain").hidden = !isPlain;
    for (const label of choices.children) label.querySelector("input").checked = label.querySelector("input").value === chosen?.id;
    const labelOf = (each) => [...choices.children].find((label) => label.querySelector("input").value === each.id);
    if (!name) return void clear($("type-canvas"));
    const isThere = chosen && (await showChoice(chosen, labelOf(chosen), true));
    if (typing !== mine) return;
    paintName(name, isThere ? fontOf(chosen) : plainFonts, isThere ? chosen.size : 0.8);
    for (const each of styles) if (each !== chosen && labelOf(each)) showChoice(each, labelOf(each), false);
  })();
  return mine;
}

/** Crops the painted area, with a small margin; null when the canvas is empty. */
function trimmed(canvas) {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  let left = width, top = height, right = -1, bottom = -1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3] > 8) {
        left = Math.min(left, x); right = Math.max(right, x);
        top = Math.min(top, y); bottom = Math.max(bottom, y);
      }
  if (right < 0) return null;
  const margin = 6;
  const out = document.createElement("canvas");
  out.width = right - left + 1 + 2 * margin;
  out.height = bottom - top + 1 + 2 * margin;
  out.getContext("2d").drawImage(canvas, left - margin, top - margin, out.width, out.height, 0, 0, out.width, out.height);
  return out.toDataURL("image/png").split(",")[1];
}

function show(wanted, focus) {
  mode = wanted;
  for (const each of modes) {
    const tab = $(`tab-${each}`);
    tab.setAttribute("aria-selected", String(each === mode));
    tab.tabIndex = each === mode ? 0 : -1;
    $(`panel-${each}`).hidden = each !== mode;
  }
  $("signature-error").textContent = "";
  $("signature-adopt").hidden = mode === "phone";
  $("signature-keep-label").hidden = !keeping || mode === "phone" || mode === "saved";
  clearTimeout(waiting);
  if (mode === "phone") waitForPhone();
  if (mode === "type") paintTyped();
  if (focus) $(`tab-${mode}`).focus();
}

/** Shows the code and waits until the service has what was signed with the phone, or something has ended; what fails meanwhile is said. */
function waitForPhone() {
  phone.showCode($("phone-code"));
  const mine = phone;
  let pause = 2000;
  const look = async () => {
    let fault = "";
    const isOver = await mine.arrived().catch((error) => { fault = error.message; return false; });
    if (mine !== phone || mode !== "phone") return;
    if (isOver) return $("signature-dialog").close();
    if ($("signature-error").textContent !== fault) $("signature-error").textContent = fault;
    pause = Math.min(15_000, pause * 1.05); // whoever takes long doesn't keep the service busy
    waiting = setTimeout(look, pause);
  };
  waiting = setTimeout(look, pause);
}

async function result() {
  if (mode === "type") await typing; // nothing is adopted that was not shown
  if (mode === "saved") return keptSignature(keeping.kind, keeping.name);
  if (mode === "draw") {
    fitStrokes();
    return strokes.length ? trimmed($("draw-canvas")) : null;
  }
  if (mode === "type") return $("type-text").value.trim() ? trimmed($("type-canvas")) : null;
  const picture = croppedPicture($("draw-canvas").width, $("draw-canvas").height);
  return picture && trimmed(picture);
}

function setUpDialog() {
  const canvas = $("draw-canvas");
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || current) return; // a second finger or the palm doesn't draw
    canvas.setPointerCapture(event.pointerId);
    pointer = event.pointerId;
    $("signature-error").textContent = "";
    current = [point(event)];
    strokes.push(current);
    paintStrokes();
    event.preventDefault();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!current || event.pointerId !== pointer) return;
    for (const each of event.getCoalescedEvents?.() ?? [event]) current.push(point(each));
    if (!event.getCoalescedEvents?.().length) current.push(point(event));
    paintStrokes();
  });
  for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, (event) => {
    if (!current || event.pointerId !== pointer) return;
    current = null;
    fitStrokes();
  });
  const remove = (count) => { current = null; strokes.splice(-count, count); fitStrokes(); };
  $("draw-undo").addEventListener("click", () => remove(1));
  $("draw-clear").addEventListener("click", () => remove(strokes.length));
  $("type-text").addEventListener("input", () => { $("signature-error").textContent = ""; paintTyped(); });
  new ResizeObserver(() => { for (const label of document.querySelectorAll(".style.ready")) fitChoice(label); }).observe($("type-styles"));
  $("upload-file").addEventListener("change", async (event) => {
    $("signature-error").textContent = "";
    if (!(await openPicture(event.target.files[0]))) $("signature-error").textContent = text("badPicture");
  });
  setUpPicture();
  $("signature-tabs").addEventListener("keydown", (event) => {
    const step = (isRightToLeft() ? -1 : 1) * ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0);
    if (!step) return;
    const all = offered();
    show(all[(all.indexOf(mode) + step + all.length) % all.length], true);
    event.preventDefault();
  });
  for (const each of modes) $(`tab-${each}`).addEventListener("click", () => show(each, false));
  $("signature-cancel").addEventListener("click", () => $("signature-dialog").close());
  $("signature-remove").addEventListener("click", () => { answer = ""; $("signature-dialog").close(); });
  $("signature-dialog").querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const image = await result();
    if (!image) {
      const isPictureEmpty = mode === "upload" && !$("upload-stage").hidden;
      $("signature-error").textContent = text(isPictureEmpty ? "noInk" : { draw: isInitials ? "emptyDrawInitials" : "emptyDraw", type: isInitials ? "emptyTypeInitials" : "emptyType", upload: "emptyUpload" }[mode]);
      return;
    }
    if (keeping && mode !== "saved" && $("signature-keep").checked && !keepSignature(keeping.kind, keeping.name, image)) {
      $("signature-keep").checked = false;
      $("signature-error").textContent = text("notKept");
      return;
    }
    answer = image;
    $("signature-dialog").close();
  });
  $("saved-forget").addEventListener("click", () => {
    forgetSignature(keeping.kind);
    $("tab-saved").hidden = true;
    show("type", true);
  });
}

/**
 * Asks for a signature or initials: base64 PNG, "" to remove the one that is there, null when cancelled or signed with a phone.
 * `shared`: several people use this device, so nothing is kept on it.
 */
export function askForSignature({ initials, name, removable, shared = false, phone: wanted = null }) {
  const dialog = $("signature-dialog");
  isInitials = initials;
  $("signature-adopt").textContent = text(initials ? "adoptInitials" : "adopt");
  $("signature-title").textContent = text(initials ? "initialTitle" : "signTitle");
  $("type-label").textContent = text(initials ? "typeInitials" : "typeLabel");
  $("draw-canvas").setAttribute("aria-label", text("drawCanvas"));
  $("type-canvas").setAttribute("aria-label", text("typeCanvas"));
  $("type-styles").setAttribute("aria-label", text("styles"));
  labelPicture();
  $("signature-remove").hidden = !removable;
  phone = wanted;
  $("tab-phone").hidden = !phone;
  $("phone-code").alt = text("phoneCode");
  keeping = shared || !name.trim() ? null : { kind: initials ? "initials" : "signature", name };
  const saved = keeping ? keptSignature(keeping.kind, keeping.name) : "";
  $("tab-saved").hidden = !saved;
  $("saved-picture").src = saved ? `data:image/png;base64,${saved}` : "";
  $("saved-picture").alt = text(initials ? "initialTitle" : "signTitle");
  $("signature-keep").checked = false;
  if (saved) mode = "saved";
  else if (mode === "phone" || mode === "saved") mode = "type";
  if (!initials && !name.trim() && mode === "type") mode = "draw";
  $("type-text").value = initials ? initialsOf(name) : name;
  $("upload-file").value = "";
  strokes = [];
  current = null;
  closePicture();
  fitStrokes();
  answer = null;
  dialog.showModal();
  show(mode, true);
  return new Promise((resolve) => dialog.addEventListener("close", () => {
    clearTimeout(waiting);
    phone = null;
    resolve(answer);
  }, { once: true }));
}

setUpDialog();
