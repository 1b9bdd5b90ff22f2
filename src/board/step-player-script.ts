import { drawFrame } from "./frame-data";

/**
 * Runs in the reader's browser, with `root` and `data` at hand (see `inlineScript`). The player stands
 * at step `at`; while it is `asking`, that step's question is shown with the board before it. It never
 * passes a question that the reader has not opened.
 */
export const stepPlayerScript = `${drawFrame}
var image = root.querySelector("img");
var line = root.querySelector("details").previousElementSibling;
var last = data.steps.length - 1;
var opened = new Set();
var at = 0;
var asking = false;

line.setAttribute("aria-live", "polite");
line.setAttribute("aria-atomic", "true");
line.style.minHeight = "3em";
var bar = document.createElement("div");
bar.style.cssText = "display:flex;flex-wrap:wrap;gap:8px;align-items:center;max-width:480px;margin:8px 0";
root.insertBefore(bar, line);
var back = button("\\u2039 Back", bar, function () { go(at - 1); });
var slider = element("input", bar, "flex:1 1 120px;min-width:80px;min-height:32px");
slider.type = "range";
slider.min = "0";
slider.max = String(last);
slider.setAttribute("aria-label", "Step");
slider.addEventListener("input", function () { go(Number(slider.value)); });
var forward = button("", bar, next);
forward.style.minWidth = "6.5em";
image.addEventListener("click", function () { slider.focus(); });

root.addEventListener("keydown", function (event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === "ArrowLeft") go(at - 1);
  else if (event.key === "ArrowRight") { if (!(asking && event.repeat)) next(); }
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(last);
  else return;
  event.preventDefault();
  event.stopPropagation();
});

function next() {
  if (asking) opened.add(at);
  go(asking ? at : at + 1);
}

function go(wanted) {
  at = Math.min(Math.max(wanted, 0), last);
  asking = false;
  for (var i = 0; i <= at && !asking; i++) {
    if (data.steps[i].ask && !opened.has(i)) {
      at = i;
      asking = true;
    }
  }
  show();
}

function show() {
  var step = data.steps[at];
  var text = asking ? step.ask : step.caption;
  var seen = asking ? at - 1 : at;
  var place = asking ? "Before " + step.name.toLowerCase() : step.name;
  var svg = drawFrame(data, seen);
  var size = svg.match(/ width="([0-9.]+)" height="([0-9.]+)"/);
  image.width = size[1];
  image.height = size[2];
  paint(image, svg, data.title + ", " + place + ": " + text);
  line.textContent = "";
  element("strong", line).textContent = place + (asking ? ", your turn: " : ". ");
  element("span", line).textContent = text;
  line.style.borderLeft = asking ? "4px solid currentColor" : "";
  line.style.paddingLeft = asking ? "8px" : "";
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", place);
  forward.textContent = asking ? "Show" : "Next \\u203a";
  back.setAttribute("aria-disabled", String(at === 0));
  forward.setAttribute("aria-disabled", String(at === last && !asking));
  back.style.opacity = at === 0 ? "0.5" : "";
  forward.style.opacity = at === last && !asking ? "0.5" : "";
}

go(0);
`;
