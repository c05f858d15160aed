// The words of a page, invisible over its picture at their places: to be selected, copied and found.
const measured = 100; // px of the letters that are measured
const most = 3000; // lines; a page with more is none that people read
const context = document.createElement("canvas").getContext("2d");

const points = (value) => `calc(${Math.max(0, value)} * var(--pt) * 1px)`;

/** A line with its place in points, as wide as in the picture whatever font the browser has. It reaches to the next
 *  one and to the page's edges, so that a selection never leaves the words while it is drawn. */
function placed(line, lines, page) {
  const [left, top, width, height, words] = line;
  const isFirst = !lines.slice(0, lines.indexOf(line)).some((other) => other[1] < top + height / 2 && other[1] + other[3] > top + height / 2);
  const below = Math.min(page.height, ...lines.map((other) => other[1]).filter((each) => each >= top + height / 2));
  context.font = `${measured}px sans-serif`;
  const natural = context.measureText(words).width * height / measured;
  const scale = natural > 0 && width > 0 ? width / natural : 1;
  const element = document.createElement("span");
  element.className = "line";
  element.dir = "auto";
  element.textContent = words;
  element.style.left = isFirst ? "0" : points(left);
  element.style.top = points(top);
  element.style.fontSize = points(height);
  element.style.transform = `scaleX(${scale})`;
  element.style.padding = `0 ${points((page.width - left - width) / scale)} ${points(below - top - height)} ${isFirst ? points(left / scale) : 0}`;
  return element;
}

function showWords(region, words) {
  region.className = "visually-hidden page-text";
  region.textContent = words.join("\n");
}

/** Fills the region of a page's text; lines without a place are read out only. */
export function showLines(region, lines, page) {
  if (lines.length > most) return showWords(region, lines.map((each) => each.at(-1)));
  const withPlace = lines.filter((each) => each.length === 5);
  const parts = [];
  for (const each of lines) {
    if (each.length === 5) parts.push(placed(each, withPlace, page));
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
