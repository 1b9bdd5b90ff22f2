/**
 * Runs in the reader's browser, with `root` and `data` at hand (see `inlineScript`). Only one button is
 * in the tab order; the arrow keys move from square to square.
 */
export const warmUpScript = `
var image = root.querySelector("img");
var n = data.n;
var size = data.geometry;
var queens = new Set();
var buttons = [];

for (var i = 0; i < n * n; i++) addSquare(i);
var line = element("p", root);
line.setAttribute("aria-live", "polite");
button("Clear the board", root, function () {
  queens.clear();
  show();
});

function addSquare(index) {
  var square = element("button", image.parentNode, "position:absolute;margin:0;padding:0;border:0;background:transparent;cursor:pointer");
  square.type = "button";
  square.style.left = (100 * (size.left + (index % n) * size.side)) / size.width + "%";
  square.style.top = (100 * (size.top + Math.floor(index / n) * size.side)) / size.height + "%";
  square.style.width = (100 * size.side) / size.width + "%";
  square.style.height = (100 * size.side) / size.height + "%";
  square.tabIndex = index === 0 ? 0 : -1;
  square.addEventListener("click", function () {
    if (!queens.delete(index)) queens.add(index);
    focusOn(index);
    show();
  });
  square.addEventListener("focus", function () { square.style.outline = "3px solid #1f5f8b"; });
  square.addEventListener("blur", function () { square.style.outline = ""; });
  square.addEventListener("keydown", function (event) {
    var row = Math.floor(index / n);
    var col = index % n;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowLeft") col--;
    else if (event.key === "ArrowRight") col++;
    else if (event.key === "ArrowUp") row--;
    else if (event.key === "ArrowDown") row++;
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (row >= 0 && row < n && col >= 0 && col < n) focusOn(row * n + col);
  });
  buttons.push(square);
}

function focusOn(index) {
  buttons.forEach(function (square, i) { square.tabIndex = i === index ? 0 : -1; });
  buttons[index].focus();
}

function attack(a, b) {
  var rows = Math.abs(Math.floor(a / n) - Math.floor(b / n));
  var cols = Math.abs((a % n) - (b % n));
  return a !== b && (rows === 0 || cols === 0 || rows === cols);
}

function show() {
  var svg = data.base;
  var pairs = 0;
  var free = 0;
  buttons.forEach(function (square, index) {
    var attackers = [...queens].filter(function (queen) { return attack(queen, index); }).length;
    var isQueen = queens.has(index);
    if (isQueen) pairs += attackers;
    if (!isQueen && attackers === 0) free++;
    var sign = isQueen ? (attackers ? "clash" : "queen") : attackers ? "attacked" : "";
    var x = (index % n) * size.side;
    var y = Math.floor(index / n) * size.side;
    if (sign) svg += '<g transform="translate(' + x + " " + y + ')">' + data.signs[sign] + "</g>";
    var name = data.files[index % n] + (n - Math.floor(index / n));
    var state = { "": "free", attacked: "attacked", queen: "queen", clash: "queen, attacked" }[sign];
    square.setAttribute("aria-label", name + ": " + state);
    square.setAttribute("aria-pressed", String(isQueen));
  });
  pairs /= 2;
  var solved = queens.size === n && pairs === 0;
  var counts = "Queens: " + queens.size + " of " + n + ". Attacking pairs: " + pairs + ". Free squares: " + free + ".";
  line.textContent = solved ? "\\u2713 Solved: no two of the queens attack each other. " + counts : counts;
  line.style.fontWeight = solved ? "bold" : "";
  paint(image, svg + "</svg>", n + "\\u00d7" + n + " board. " + counts);
}

show();
`;
