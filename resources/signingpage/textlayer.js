// The words of a page, invisible over its picture at their places: to be selected, copied and found.
const measured = 100; // px of the letters that are measured
const most = 3000; // lines; a page with more is none that people read
const context = document.createElement("canvas").getContext("2d");

const points = (value) => `calc(${Math.max(0, value)} * var(--pt) * 1px)`;

/** Words of this height that are as long as in the picture when they are scaled, whatever font the browser has. */
function spanOf(words, length, height) {
  context.font = `${measured}px sans-serif`;
  const natural = context.measureText(words).width * height / measured;
  const element = document.createElement("span");
  element.className = "line";
  element.dir = "auto";
  element.textContent = words;
  element.style.fontSize = points(height);
  return { element, scale: natural > 0 && length > 0 ? length / natural : 1 };
}

/** A line with its place in points, as wide as in the picture. It reaches to the next one and to the page's edges, so
 *  that a selection never leaves the words while it is drawn. */
function placed(line, lines, page) {
  const [left, top, width, height, words] = line;
  const { element, scale } = spanOf(words, width, height);
  const isFirst = !lines.slice(0, lines.indexOf(line)).some((other) => other[1] < top + height / 2 && other[1] + other[3] > top + height / 2);
  const below = Math.min(page.height, ...lines.map((other) => other[1]).filter((each) => each >= top + height / 2));
  element.style.left = isFirst ? "0" : points(left);
  element.style.top = points(top);
  element.style.transform = `scaleX(${scale})`;
  element.style.padding = `0 ${points((page.width - left - width) / scale)} ${points(below - top - height)} ${isFirst ? points(left / scale) : 0}`;
  return element;
}

/** A line rotated by 90, 180 or 270 degrees clockwise: just over its letters, above the other lines, which reach to the
 *  page's edges. */
function placedRotated([left, top, width, height, words, angle]) {
  const { element, scale } = angle === 180 ? spanOf(words, width, height) : spanOf(words, height, width);
  element.classList.add("rotated");
  element.style.left = points(angle === 270 ? left : left + width);
  element.style.top = points(angle === 90 ? top : top + height);
  element.style.transform = `rotate(${angle}deg) scaleX(${scale})`;
  return element;
}

function showWords(region, words) {
  region.className = "visually-hidden page-text";
  region.textContent = words.join("\n");
}

// Index(showLines): Signing page: text of a page that can be selected
/** Fills the region of a page's text; lines without a place are read out only. */
export function showLines(region, lines, page) {
  if (lines.length > most) return showWords(region, lines.map((each) => each[4] ?? each[0]));
  const upright = lines.filter((each) => each.length === 5);
  const parts = [];
  for (const each of lines) {
    if (each.length === 5) parts.push(placed(each, upright, page));
    else if (each.length === 6) parts.push(placedRotated(each));
    else {
      const line = document.createElement("span");
      line.className = "visually-hidden";
      line.textContent = each[0];
      parts.push(line);
    }
    parts.push(document.createElement("br"));
  }
  region.className = "page-text layer";
  region.replaceChildren(...parts);
}

/** Leaves only the words, for a page far from the view: a phone has no memory for the lines of hundreds. */
export function foldLines(region) {
  if (!region.classList.contains("layer")) return;
  showWords(region, [...region.querySelectorAll("span")].map((each) => each.textContent));
}
