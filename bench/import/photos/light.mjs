// The light on a scene: its gradient, a lamp, darker corners, and the shadows of the hand, the phone and the sheet.
import sharp from 'sharp';

/** Light and shadow change slowly: one value for every 8 pixels is enough. */
export const CELL = 8;

const grey = async (svg, width, height, blur) => {
  const { data } = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#000' })
    .greyscale()
    .blur(Math.max(0.5, blur))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
};
const picture = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400"><rect width="300" height="400" fill="#000"/>${body}</svg>`;

const SHAPES = {
  // A phone between two hands, with the arms that hold it.
  phone:
    '<rect x="-32" y="-62" width="64" height="124" rx="9"/><path d="M-32 10 L-60 40 L-90 260 L-40 260 L-24 60 Z M32 0 L62 30 L110 260 L60 260 L24 60 Z"/>',
  hand: '<ellipse rx="40" ry="52"/><path d="M-36 30 L-30 300 L44 300 L38 30 Z"/><rect x="-38" y="-110" width="17" height="80" rx="8"/><rect x="-17" y="-128" width="17" height="96" rx="8"/><rect x="4" y="-122" width="17" height="90" rx="8"/><rect x="24" y="-98" width="15" height="70" rx="7"/>',
  // The edge of a curtain, a shelf or the person beside the table.
  edge: '<rect x="-400" y="-500" width="400" height="1000"/>',
  bars: '<rect x="-170" y="-500" width="46" height="1000"/><rect x="-60" y="-500" width="46" height="1000"/><rect x="50" y="-500" width="46" height="1000"/><rect x="160" y="-500" width="46" height="1000"/>',
};

const shadowOf = ({ kind, x, y, angle, scale }) =>
  `<g fill="#fff" transform="translate(${x * 300} ${y * 400}) rotate(${angle}) scale(${scale})">${SHAPES[kind]}</g>`;

/** Brightness of the scene and of the table beside the sheet, by cell. */
export async function lightOf({ size: [width, height], corners, light, shadow }) {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const cast = shadow
    ? await grey(picture(shadowOf(shadow)), columns, rows, shadow.softness * columns)
    : undefined;
  const sheet = corners.map(
    ([x, y]) => `${(x / width) * 300 + light.sheetX},${(y / height) * 400 + light.sheetY}`,
  );
  const below = await grey(
    picture(`<polygon fill="#fff" points="${sheet.join(' ')}"/>`),
    columns,
    rows,
    columns * 0.012,
  );
  const [dx, dy] = [Math.cos(light.angle), Math.sin(light.angle)];
  const scene = new Float32Array(columns * rows);
  const table = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const [x, y] = [column / columns - 0.5, (row / rows - 0.5) * (height / width)];
      const [lampX, lampY] = [x - light.lampX, y - light.lampY];
      const bright =
        1 +
        light.gradient * (x * dx + y * dy) +
        light.lamp * Math.exp(-(lampX * lampX + lampY * lampY) / 0.16) -
        light.vignette * (x * x + y * y);
      scene[at] = bright * (cast ? 1 - (shadow.strength * cast[at]) / 255 : 1);
      table[at] = 1 - (0.5 * below[at]) / 255;
    }
  return { scene, table, columns };
}

/** The value of a field of cells at a pixel. */
export function valueAt(cells, columns, x, y) {
  const left = (x / CELL) | 0;
  const top = (y / CELL) | 0;
  const fx = x / CELL - left;
  const fy = y / CELL - top;
  const at = top * columns + left;
  const above = cells[at] * (1 - fx) + cells[at + 1] * fx;
  return above * (1 - fy) + (cells[at + columns] * (1 - fx) + cells[at + columns + 1] * fx) * fy;
}
