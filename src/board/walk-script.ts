/**
 * Runs in the reader's browser, with `root` and `data` at hand (see `inlineScript`). Only one button is
 * in the tab order; the arrow keys move from square to square.
 */
export const walkScript = `
var image = root.querySelector("img");
var size = data.geometry;
var squares = data.squares;
var walk = [];
var buttons = squares.map(addSquare);
var line = element("p", root);
line.setAttribute("aria-live", "polite");
var refused = "";
button("Take back", root, function () {
  walk.pop();
  show();
});
button("Clear the board", root, function () {
  walk = [];
  show();
}).style.marginLeft = "8px";

function addSquare(place, index) {
  var square = element("button", image.parentNode, "position:absolute;margin:0;padding:0;border:0;background:transparent;cursor:pointer");
  square.type = "button";
  square.style.left = (100 * (size.left + place[1] * size.side)) / size.width + "%";
  square.style.top = (100 * (size.top + place[0] * size.side)) / size.height + "%";
  square.style.width = (100 * size.side) / size.width + "%";
  square.style.height = (100 * size.side) / size.height + "%";
  square.tabIndex = index === 0 ? 0 : -1;
  square.addEventListener("click", function () {
    step(index);
    focusOn(index);
    show();
  });
  square.addEventListener("focus", function () { square.style.outline = "3px solid #1f5f8b"; });
  square.addEventListener("blur", function () { square.style.outline = ""; });
  square.addEventListener("keydown", function (event) {
    var ways = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    var way = ways[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !way) return;
    event.preventDefault();
    event.stopPropagation();
    var next = nextSquare(place, way);
    if (next !== -1) focusOn(next);
  });
  return square;
}

/** The next square in this direction; holes are passed over. */
function nextSquare(place, way) {
  for (var far = 1; far <= size.rows + size.cols; far++) {
    var found = squares.findIndex(function (other) {
      return other[0] === place[0] + far * way[0] && other[1] === place[1] + far * way[1];
    });
    if (found !== -1) return found;
  }
  return -1;
}

function focusOn(index) {
  buttons.forEach(function (square, i) { square.tabIndex = i === index ? 0 : -1; });
  buttons[index].focus();
}

function isMove(a, b) {
  return Math.abs(squares[a][0] - squares[b][0]) * Math.abs(squares[a][1] - squares[b][1]) === 2;
}

/** A click on the knight takes his last move back; another one moves him, if he can go there. */
function step(index) {
  var last = walk[walk.length - 1];
  refused = "";
  if (last === index) walk.pop();
  else if (walk.includes(index)) refused = data.names[index] + " was visited already. ";
  else if (walk.length === 0 || isMove(last, index)) walk.push(index);
  else refused = data.names[index] + " is no knight's move from " + data.names[last] + ". ";
}

function show() {
  var last = walk[walk.length - 1];
  var onward = squares.map(function (_, i) { return i; }).filter(function (i) {
    return walk.length > 0 && !walk.includes(i) && isMove(last, i);
  });
  line.textContent = refused + state(onward.length);
  line.style.fontWeight = walk.length === squares.length ? "bold" : "";
  refused = "";
  buttons.forEach(function (square, i) {
    var number = walk.indexOf(i) + 1;
    var told = number ? "number " + number : onward.includes(i) ? "a move away" : "free";
    square.setAttribute("aria-label", data.names[i] + ": " + told);
    square.setAttribute("aria-pressed", String(number > 0));
  });
  paint(image, picture(onward), data.size + ". " + line.textContent);
}

function state(onward) {
  var counts = "Squares: " + walk.length + " of " + squares.length + ". Onward moves: " + onward + ".";
  if (walk.length === 0) return "Click a square to put the knight there.";
  if (walk.length < squares.length) return onward ? counts : counts + " Stuck: take a move back.";
  var closed = squares.length > 2 && isMove(walk[0], walk[walk.length - 1]);
  return "\\u2713 A tour" + (closed ? ", and a closed one: the start is a move away. " : ". ") + counts;
}

function picture(onward) {
  var grounds = walk.map(function (i, at) { return at === walk.length - 1 ? "current" : "visited"; });
  var path = walk.map(function (i) { return middle(i).join(" "); }).join("L");
  var signs = walk.map(function (i, at) {
    return '<text x="' + middle(i)[0] + '" y="' + (middle(i)[1] + 6) + '">' + (at + 1) + "</text>";
  });
  return (
    data.base +
    walk.map(function (i, at) { return movedTo(i, data.grounds[grounds[at]]); }).join("") +
    onward.map(function (i) { return movedTo(i, data.grounds.candidate); }).join("") +
    (path ? '<path class="move" d="M' + path + '"/>' : "") + signs.join("") + "</svg>"
  );
}

function movedTo(index, svg) {
  var x = squares[index][1] * size.side;
  var y = squares[index][0] * size.side;
  return '<g transform="translate(' + x + " " + y + ')">' + svg + "</g>";
}

function middle(index) {
  return [size.left + (squares[index][1] + 0.5) * size.side, size.top + (squares[index][0] + 0.5) * size.side];
}

show();
`;
