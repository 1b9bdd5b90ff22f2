/**
 * Pictures that move bring their script along, inside their own element. The script finds that
 * element through `document.currentScript`, so no names are needed and many can share a page. VS Code
 * runs an output's scripts beside the element instead of inside it, hence the second way to look.
 */

/**
 * A script element that calls `body` with the picture's element and with data. `marker` is the attribute
 * that the element carries; the script takes it over once.
 */
export function inlineScript(marker: string, data: unknown, body: string): string {
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return `<script>(function (data) {
var script = document.currentScript;
var root = script.closest("[${marker}]") || script.parentNode.querySelector("[${marker}]:not([data-started])");
if (!root || root.hasAttribute("data-started")) return;
root.setAttribute("data-started", "");
root.setAttribute("data-lm-suppress-shortcuts", "true");
${toolbox}${body}})(${json});</script>`;
}

/** What the scripts share; Lumino, JupyterLab's toolkit, leaves keys alone below the attribute above. */
const toolbox = `
function element(name, parent, style) {
  var made = document.createElement(name);
  made.style.cssText = style || "";
  parent.appendChild(made);
  return made;
}
function button(text, parent, action) {
  var made = element("button", parent, "font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:4px;padding:4px 12px;min-height:32px;cursor:pointer");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", action);
  return made;
}
function paint(image, svg, alt) {
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  image.alt = alt;
}
`;
