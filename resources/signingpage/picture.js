// A picture of a signature: turned, cropped by a rectangle with handles, and freed from its paper, all on this device.
import { addStyle } from "./elements.js";
import { isRightToLeft, text } from "./texts.js";

const $ = (id) => document.getElementById(id);
const longest = 1400; // px of the picture that is worked on
const smallest = 0.04; // of a side: the crop area is never smaller
const corners = { topLeft: ["left", "top"], topRight: ["right", "top"], bottomLeft: ["left", "bottom"], bottomRight: ["right", "bottom"] };
let source = null;  // the picture as it was chosen, turned
let inked = null;   // the same without its paper; null where there is no ink
let crop = { left: 0, top: 0, right: 1, bottom: 1 }; // parts of the picture's sides

addStyle(`
  .crop { position: relative; width: fit-content; max-width: 100%; margin: 12px auto 0; overflow: hidden; line-height: 0; border: 1px solid var(--line); touch-action: none; }
  .crop canvas { display: block; max-width: 100%; max-height: min(38vh, 320px); background: #ffffff; }
  #crop-area { position: absolute; border: 2px solid #3451c6; box-shadow: 0 0 0 9999px rgb(16 19 26 / 45%); }
  #crop-area > #crop-move { inset: 0; width: 100%; height: 100%; min-height: 0; cursor: move; } #crop-area > #crop-move::after { content: none; }
  #crop-area > button { position: absolute; width: 44px; min-height: 44px; height: 44px; padding: 0; border: 0; background: none; touch-action: none; }
  #crop-area > button::after { content: ""; width: 16px; height: 16px; border-radius: 50%; background: #3451c6; border: 2px solid #ffffff; box-shadow: 0 0 2px rgb(0 0 0 / 60%); }
  #crop-topLeft { left: -23px; top: -23px; cursor: nwse-resize; } #crop-topRight { right: -23px; top: -23px; cursor: nesw-resize; }
  #crop-bottomLeft { left: -23px; bottom: -23px; cursor: nesw-resize; } #crop-bottomRight { right: -23px; bottom: -23px; cursor: nwse-resize; }
  .upload-tools { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 8px; margin-top: 8px; }
  .upload-tools label { flex: 1 1 0; min-width: 7em; display: flex; align-items: center; gap: 8px; min-height: 44px; margin: 0; font-weight: 400; cursor: pointer; }
  .upload-tools input { width: 24px; height: 24px; margin: 0; accent-color: var(--accent); }
  .upload-tools p { flex-basis: 100%; } .upload-tools button { padding-inline: 12px; }
  @media (max-height: 500px) and (min-width: 560px) {
    #upload-stage { display: grid; grid-template-columns: auto minmax(200px, 1fr); gap: 16px; align-items: start; }
    #panel-upload > label { margin-top: 0; }
    .crop { margin: 8px 0 0; } .crop canvas { max-height: 44vh; }
  }
`);

function makeCanvas(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

const contextOf = (canvas) => canvas.getContext("2d", { willReadFrequently: true });

/** The brightness of the paper around each tile of the picture: photographs have shadows. */
function paperOf(light, width, height, tile) {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const bright = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const right = Math.min(width, (column + 1) * tile);
      const bottom = Math.min(height, (row + 1) * tile);
      for (let y = row * tile; y < bottom; y++) for (let x = column * tile; x < right; x++) counts[light[y * width + x]]++;
      let rest = 0.15 * (right - column * tile) * (bottom - row * tile);
      let level = 255;
      while (level > 1 && (rest -= counts[level]) > 0) level--;
      bright[row * columns + column] = level;
    }
  // A tile that is full of ink is judged by its neighbours.
  const spread = new Float32Array(bright.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let most = 1;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) most = Math.max(most, bright[y * columns + x]);
      spread[row * columns + column] = most;
    }
  return (x, y) => {
    const across = Math.min(columns - 1, Math.max(0, x / tile - 0.5));
    const down = Math.min(rows - 1, Math.max(0, y / tile - 0.5));
    const column = Math.floor(across), row = Math.floor(down);
    const right = Math.min(columns - 1, column + 1), below = Math.min(rows - 1, row + 1);
    const above = spread[row * columns + column] * (1 - across + column) + spread[row * columns + right] * (across - column);
    const under = spread[below * columns + column] * (1 - across + column) + spread[below * columns + right] * (across - column);
    return above * (1 - down + row) + under * (down - row);
  };
}

/** The level that parts dark from bright best (Otsu). */
function thresholdOf(counts, total) {
  let sum = 0;
  for (let level = 0; level < 256; level++) sum += level * counts[level];
  let dark = 0, darkSum = 0, best = 0, threshold = 0;
  for (let level = 0; level < 256; level++) {
    dark += counts[level];
    darkSum += level * counts[level];
    const bright = total - dark;
    if (!dark || !bright) continue;
    const between = dark * bright * (darkSum / dark - (sum - darkSum) / bright) ** 2;
    if (between > best) { best = between; threshold = level; }
  }
  return threshold;
}

/** The ink of a picture on transparency; null when there is none, or nothing else. */
export function withoutPaper(picture) {
  const { width, height } = picture;
  const image = contextOf(picture).getImageData(0, 0, width, height);
  const { data } = image;
  const light = new Uint8Array(width * height);
  for (let i = 0; i < light.length; i++) light[i] = Math.round(0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2]);
  const paper = paperOf(light, width, height, Math.max(12, Math.round(Math.max(width, height) / 28)));
  const counts = new Uint32Array(256);
  const part = new Uint8Array(light.length); // of the paper's brightness, 255 = as bright
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) counts[part[i] = Math.min(255, Math.round(255 * light[i] / paper(x, y)))]++;
  const threshold = Math.min(205, Math.max(70, thresholdOf(counts, part.length)));
  const clear = Math.min(228, threshold + 32);
  const solid = Math.max(12, threshold - 40);
  let ink = 0;
  for (let i = 0; i < part.length; i++) {
    const alpha = Math.max(0, Math.min(1, (clear - part[i]) / (clear - solid)));
    if (part[i] < threshold) ink++;
    data[4 * i + 3] = Math.round(alpha * data[4 * i + 3]);
  }
  if (ink < 0.0002 * part.length || ink > 0.6 * part.length) return null;
  const result = makeCanvas(width, height);
  contextOf(result).putImageData(image, 0, 0);
  return result;
}

/** Returns whether a good part of the picture is transparent already. */
function isTransparent(picture) {
  const { data } = contextOf(picture).getImageData(0, 0, picture.width, picture.height);
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i] < 128) clear++;
  return clear > 0.1 * data.length / 4;
}

/** The rectangle around the ink, with a margin; specks do not count. */
function aroundInk(picture) {
  const { width, height } = picture;
  const { data } = contextOf(picture).getImageData(0, 0, width, height);
  const columns = new Uint32Array(width), rows = new Uint32Array(height);
  for (let y = 0, i = 3; y < height; y++) for (let x = 0; x < width; x++, i += 4) if (data[i] > 128) { columns[x]++; rows[y]++; }
  const ends = (counts) => {
    const isInk = (count) => count >= 2;
    const first = counts.findIndex(isInk);
    return first < 0 ? [0, counts.length] : [first, counts.findLastIndex(isInk) + 1];
  };
  const [left, right] = ends(columns), [top, bottom] = ends(rows);
  return { left: Math.max(0, left / width - 0.02), right: Math.min(1, right / width + 0.02), top: Math.max(0, top / height - 0.03), bottom: Math.min(1, bottom / height + 0.03) };
}

const isFreed = () => $("upload-paper").checked && inked;

function paint() {
  const canvas = $("upload-canvas");
  canvas.width = source.width;
  canvas.height = source.height;
  const context = contextOf(canvas);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(isFreed() || source, 0, 0);
  $("signature-error").textContent = $("upload-paper").checked && !inked ? text("noInk") : "";
}

function showCrop() {
  const box = $("crop-area");
  for (const side of ["left", "top"]) box.style[side] = `${100 * crop[side]}%`;
  box.style.right = `${100 * (1 - crop.right)}%`;
  box.style.bottom = `${100 * (1 - crop.bottom)}%`;
}

const within = (value, low, high) => Math.max(low, Math.min(high, value));

function moveCorner([across, down], x, y) {
  crop[across] = across === "left" ? within(x, 0, crop.right - smallest) : within(x, crop.left + smallest, 1);
  crop[down] = down === "top" ? within(y, 0, crop.bottom - smallest) : within(y, crop.top + smallest, 1);
  showCrop();
}

function moveArea(dx, dy) {
  const x = within(dx, -crop.left, 1 - crop.right), y = within(dy, -crop.top, 1 - crop.bottom);
  crop = { left: crop.left + x, right: crop.right + x, top: crop.top + y, bottom: crop.bottom + y };
  showCrop();
}

/** Takes the picture that is worked on now, from the beginning. */
function take(picture) {
  source = picture;
  inked = withoutPaper(source);
  crop = isFreed() ? aroundInk(inked) : { left: 0, top: 0, right: 1, bottom: 1 };
  paint();
  showCrop();
}

function rotate() {
  const turned = makeCanvas(source.height, source.width);
  const context = contextOf(turned);
  context.translate(turned.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(source, 0, 0);
  take(turned);
}

/** Shows a picture to be cropped; false when it can't be read. */
export async function openPicture(file) {
  closePicture();
  if (!file) return true;
  try {
    if (!["image/png", "image/jpeg"].includes(file.type)) return false;
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = makeCanvas(picture.width * scale, picture.height * scale);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    $("upload-paper").checked = !isTransparent(canvas);
    $("upload-stage").hidden = false;
    take(canvas);
    return true;
  } catch { return false; }
}

export function closePicture() {
  source = inked = null;
  $("upload-stage").hidden = true;
}

/** What is to be adopted, at most `width` x `height` pixels; null when there is nothing. */
export function croppedPicture(width, height) {
  if (!source || ($("upload-paper").checked && !inked)) return null;
  const from = { x: crop.left * source.width, y: crop.top * source.height, width: (crop.right - crop.left) * source.width, height: (crop.bottom - crop.top) * source.height };
  const scale = Math.min(1, width / from.width, height / from.height);
  const canvas = makeCanvas(from.width * scale, from.height * scale);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(isFreed() || source, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A part of the crop area that fingers, the mouse and arrow keys move; `move` gets the way in parts of the picture. */
function makeMovable(element, move) {
  let last = null;
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    element.focus({ preventScroll: true });
    last = { x: event.clientX, y: event.clientY };
    event.preventDefault();
  });
  element.addEventListener("pointermove", (event) => {
    if (!last) return;
    const box = $("upload-canvas").getBoundingClientRect();
    move((event.clientX - last.x) / box.width, (event.clientY - last.y) / box.height);
    last = { x: event.clientX, y: event.clientY };
  });
  for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, () => { last = null; });
  element.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    const size = event.shiftKey ? 0.05 : 0.01;
    move(step[0] * size, step[1] * size);
    event.preventDefault();
  });
}

export function setUpPicture() {
  makeMovable($("crop-move"), moveArea);
  for (const [name, sides] of Object.entries(corners))
    makeMovable($(`crop-${name}`), (dx, dy) => moveCorner(sides, crop[sides[0]] + dx, crop[sides[1]] + dy));
  $("upload-paper").addEventListener("change", paint);
  $("upload-rotate").addEventListener("click", rotate);
}

export function labelPicture() {
  $("upload-canvas").setAttribute("aria-label", text("uploadCanvas"));
  $("crop-area").setAttribute("aria-label", text("cropArea"));
  $("crop-move").setAttribute("aria-label", text("cropMove"));
  for (const name of Object.keys(corners)) $(`crop-${name}`).setAttribute("aria-label", text(`crop${name[0].toUpperCase()}${name.slice(1)}`));
  $("upload-stage").dir = "ltr"; // a picture is not mirrored
  $("upload-tools").dir = isRightToLeft() ? "rtl" : "ltr";
}
