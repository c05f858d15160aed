// Files as the page names and takes them.
import { text } from "./texts.js";

/** “12.4 MB” as the page's language writes it. */
export function sizeText(bytes) {
  const [value, unit] = bytes >= 1e6 ? [bytes / 1e6, "megabyte"] : bytes >= 1000 ? [bytes / 1000, "kilobyte"] : [bytes, "byte"];
  return new Intl.NumberFormat(document.documentElement.lang || "en", { style: "unit", unit, unitDisplay: unit === "byte" ? "long" : "short", maximumFractionDigits: value < 10 && unit !== "byte" ? 1 : 0 }).format(value);
}

export const fileText = (each) => (each.fileSize ? text("fileIs", each.text, sizeText(each.fileSize)) : each.text);

/** A file that is dragged over an element and let go there. */
export function acceptDrops(element, onFile) {
  const carries = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  element.addEventListener("dragover", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    element.classList.add("over");
  });
  for (const end of ["dragleave", "drop"]) element.addEventListener(end, () => element.classList.remove("over"));
  element.addEventListener("drop", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    onFile(event.dataTransfer.files[0]);
  });
}
