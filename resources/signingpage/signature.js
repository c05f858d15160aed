// The signature dialog: draw, type or choose a picture; answers a trimmed, transparent PNG as base64.
import { isRightToLeft, text } from "./texts.js";

const inkColour = "#14224e";
const scriptFonts = '"Snell Roundhand", "Segoe Script", "Bradley Hand", "Apple Chancery", "Z003", "URW Chancery L", "Lucida Handwriting", "Brush Script MT", cursive';
const $ = (id) => document.getElementById(id);
const modes = ["draw", "type", "upload"];
let mode = "type"; // a name is there already: one touch adopts it
let strokes = [];
let current = null;
let uploaded = false;
let answer = null;

function clear(canvas) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.clearRect(0, 0, canvas.width, canvas.height);
  return context;
}

/** Strokes as quadratic curves through the midpoints; a faster pen writes a thinner line. */
function paintStrokes() {
  const context = clear($("draw-canvas"));
  context.strokeStyle = context.fillStyle = inkColour;
  context.lineCap = context.lineJoin = "round";
  for (const stroke of strokes) {
    if (stroke.length === 1) {
      context.beginPath();
      context.arc(stroke[0].x, stroke[0].y, 5, 0, Math.PI * 2);
      context.fill();
      continue;
    }
    let width = 7;
    let from = stroke[0];
    for (let i = 1; i < stroke.length; i++) {
      const a = stroke[i - 1];
      const b = stroke[i];
      const middle = i + 1 < stroke.length ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : b;
      const speed = Math.hypot(b.x - a.x, b.y - a.y) / Math.max(1, b.time - a.time);
      width = width * 0.7 + Math.max(3, Math.min(9, 9 - speed * 1.2)) * 0.3;
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
  return { x: (event.clientX - box.left) * canvas.width / box.width, y: (event.clientY - box.top) * canvas.height / box.height, time: event.timeStamp };
}

function paintTyped() {
  const canvas = $("type-canvas");
  const context = clear(canvas);
  const name = $("type-text").value.trim();
  if (!name) return;
  let size = 190;
  do {
    context.font = `italic ${size}px ${scriptFonts}`;
    size -= 6;
  } while (context.measureText(name).width > canvas.width - 80 && size > 30);
  context.fillStyle = inkColour;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(name, canvas.width / 2, canvas.height / 2);
}

async function paintUploaded(file) {
  const canvas = $("upload-canvas");
  const context = clear(canvas);
  uploaded = false;
  if (!file) return;
  try {
    if (!["image/png", "image/jpeg"].includes(file.type)) throw new Error("type");
    const picture = await createImageBitmap(file);
    const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height, 1);
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
    uploaded = true;
    $("signature-error").textContent = "";
  } catch {
    $("signature-error").textContent = text("badPicture");
  }
}

/** Only what was painted, with a small margin; null when the canvas is empty. */
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
  if (mode === "type") paintTyped();
  if (focus) $(`tab-${mode}`).focus();
}

function result() {
  if (mode === "draw") return strokes.length ? trimmed($("draw-canvas")) : null;
  if (mode === "type") return $("type-text").value.trim() ? trimmed($("type-canvas")) : null;
  return uploaded ? trimmed($("upload-canvas")) : null;
}

export function setUpSignatureDialog() {
  const canvas = $("draw-canvas");
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    $("signature-error").textContent = "";
    current = [point(event)];
    strokes.push(current);
    paintStrokes();
    event.preventDefault();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!current) return;
    for (const each of event.getCoalescedEvents?.() ?? [event]) current.push(point(each));
    if (!event.getCoalescedEvents?.().length) current.push(point(event));
    paintStrokes();
  });
  for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => { current = null; });
  $("draw-undo").addEventListener("click", () => { strokes.pop(); paintStrokes(); });
  $("draw-clear").addEventListener("click", () => { strokes = []; paintStrokes(); });
  $("type-text").addEventListener("input", () => { $("signature-error").textContent = ""; paintTyped(); });
  $("upload-file").addEventListener("change", (event) => paintUploaded(event.target.files[0]));
  $("signature-tabs").addEventListener("keydown", (event) => {
    const step = (isRightToLeft() ? -1 : 1) * ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0);
    if (!step) return;
    show(modes[(modes.indexOf(mode) + step + modes.length) % modes.length], true);
    event.preventDefault();
  });
  for (const each of modes) $(`tab-${each}`).addEventListener("click", () => show(each, false));
  $("signature-cancel").addEventListener("click", () => $("signature-dialog").close());
  $("signature-remove").addEventListener("click", () => { answer = ""; $("signature-dialog").close(); });
  $("signature-dialog").querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    const image = result();
    if (!image) {
      $("signature-error").textContent = text({ draw: "emptyDraw", type: "emptyType", upload: "emptyUpload" }[mode]);
      return;
    }
    answer = image;
    $("signature-dialog").close();
  });
}

/** Asks for a signature or initials: base64 PNG, "" to remove the one that is there, null when cancelled. */
export function askForSignature({ initials, name, removable }) {
  const dialog = $("signature-dialog");
  $("signature-title").textContent = text(initials ? "initialTitle" : "signTitle");
  $("draw-canvas").setAttribute("aria-label", text("drawCanvas"));
  $("type-canvas").setAttribute("aria-label", text("typeCanvas"));
  $("upload-canvas").setAttribute("aria-label", text("uploadCanvas"));
  $("signature-remove").hidden = !removable;
  if (!initials && !name.trim() && mode === "type") mode = "draw";
  $("type-text").value = initials ? name.split(/\s+/).filter(Boolean).map((part) => part[0].toUpperCase()).join("") : name;
  $("upload-file").value = "";
  strokes = [];
  uploaded = false;
  paintStrokes();
  clear($("upload-canvas"));
  answer = null;
  dialog.showModal();
  show(mode, true);
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(answer), { once: true }));
}
