// Where a sheet of A4 lies in a picture taken from above with a tilted camera.
const A4 = 297 / 210;
/** The part of a page that holds text, as shares of its width and height. */
const TEXT = [0.05, 0.035, 0.95, 0.965];

/** The matrix that maps the unit square to four corners: top left, top right, bottom right, bottom left. */
export function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const divisor = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / divisor;
  const h = (dx1 * sy - sx * dy1) / divisor;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The opposite mapping, up to a factor. */
export const inverse = ([a, b, c, d, e, f, g, h, i]) => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

const apply = ([a, b, c, d, e, f, g, h, i], [x, y]) => {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
};

/** Two corners on one side are farther from the camera; every corner is also moved a little by chance. */
function tilted({ range, of, next }, shift) {
  const move = range(shift);
  const farSide = of(['top', 'top', 'top', 'bottom', 'left', 'right']);
  const corners = [
    [0, 0],
    [1, 0],
    [1, A4],
    [0, A4],
  ];
  return corners.map(([x, y]) => {
    const isFar =
      farSide === 'top' ? y === 0 : farSide === 'bottom' ? y > 0 : farSide === 'left' ? x === 0 : x === 1;
    const isUpright = farSide === 'top' || farSide === 'bottom';
    const inward = isFar ? move : 0;
    const jitter = () => (next() - 0.5) * move * 0.5;
    return [
      x + (x === 0 ? 1 : -1) * (isUpright ? inward : inward * 0.6) + jitter(),
      y + (y === 0 ? 1 : -1) * (isUpright ? inward * 0.8 : inward) + jitter(),
    ];
  });
}

function turned(corners, degrees) {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return corners.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** Scales the corners so that they fill a share of the picture, and centres them. */
function fitted(corners, [width, height], fill) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const box = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const scale = fill * Math.min(width / box[0], height / box[1]);
  return corners.map(([x, y]) => [
    (x - Math.min(...xs) - box[0] / 2) * scale + width / 2,
    (y - Math.min(...ys) - box[1] / 2) * scale + height / 2,
  ]);
}

function keepsText(corners, [width, height]) {
  const matrix = projection(corners);
  const [left, top, right, bottom] = TEXT;
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].every((point) => {
    const [x, y] = apply(matrix, point);
    return x >= 0 && y >= 0 && x < width && y < height;
  });
}

/** Moves the sheet across the edge of the picture; text is never lost. */
function movedOut(corners, size, { cut, aside }) {
  const [right, down] = aside;
  for (let share = cut; share > 0; share -= 0.005) {
    const moved = corners.map(([x, y]) => [x + right * share * size[0], y + down * share * size[1]]);
    if (keepsText(moved, size)) return moved;
  }
  return corners;
}

/** The corners of the sheet in a picture of the size, in pixels. */
export function cornersOf(chance, size, { shift, roll, fill, cut = 0 }) {
  const corners = fitted(turned(tilted(chance, shift), chance.range(roll)), size, chance.range(fill));
  const aside = [chance.of([-1, 1]), chance.of([-1, 1])];
  return movedOut(corners, size, { cut: cut || 0.02 * chance.next(), aside });
}
