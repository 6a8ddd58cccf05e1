// Photographs of a page on a table: perspective, curved paper, creases, uneven light, blur, noise, JPEG.
import sharp from 'sharp';
import { draws } from '../draws.mjs';
import { tableAt } from './tables.mjs';

const SIZES = [
  [1440, 1920],
  [1800, 2400],
  [2250, 3000],
  [3000, 4000],
];
const TABLES = ['wood', 'wood', 'cloth', 'plain'];

/** Conditions of a photograph; `level` 1 is careful, 2 usual, 3 careless. */
export function conditionsOf(seed, level) {
  const { of, between, next } = draws(seed * 104_729 + level);
  const within = (most) => (next() * 2 - 1) * most;
  const [width, height] = SIZES[Math.min(3, between(level === 1 ? 1 : 0, 3))];
  return {
    seed,
    width,
    height,
    table: of(TABLES),
    roll: within([2, 5, 12][level - 1]),
    pitch: within([4, 12, 22][level - 1]),
    yaw: within([3, 8, 14][level - 1]),
    fill: 0.94 - next() * [0.06, 0.12, 0.16][level - 1],
    shift: [within(0.02 * level), within(0.02 * level)],
    curl: within([0.002, 0.006, 0.012][level - 1]),
    creases: level === 1 ? 0 : between(0, level),
    light: { angle: next() * Math.PI * 2, fall: [0.08, 0.2, 0.35][level - 1] * (0.5 + next() / 2) },
    shadow:
      next() < [0.2, 0.6, 0.9][level - 1]
        ? {
            depth: 0.2 + 0.15 * level * next(),
            soft: 0.01 + next() * 0.06,
            at: within(0.35),
            angle: next() * Math.PI * 2,
          }
        : null,
    tint: [1, 1 - next() * 0.05, 1 - next() * 0.14],
    exposure: 0.94 - next() * [0.08, 0.14, 0.2][level - 1],
    blur: [0.4, 0.8, 1.1][level - 1] + next() * 0.4,
    noise: [1.5, 3, 5][level - 1],
    quality: [88, 78, 62][level - 1] + between(0, 6),
  };
}

/** A photograph of a page (PNG) as JPEG. */
export async function photographOf(png, conditions) {
  const { width, height } = conditions;
  const camera = cameraOf(conditions);
  // A smaller copy of the page avoids aliasing.
  const pageWidth = Math.round(Math.min(2480, camera.sheetWidth * 1.15));
  const page = await sharp(png)
    .flatten({ background: '#fff' })
    .resize({ width: pageWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(width * height * 3);
  const shade = lightOf(conditions);
  const crease = creasesOf(conditions);
  const table = tableAt(conditions.table, conditions.seed);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const { u, v } = camera.sheetPoint(x, y);
      const light = shade((x - width / 2) / width, (y - height / 2) / width);
      const isPaper = u >= 0 && u <= 1 && v >= 0 && v <= 1;
      const dark = isPaper ? crease(u, v) * light : light * edgeShadow(u, v);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = isPaper ? sampleOf(page, u, v, channel) : table(u, v, channel);
        pixels[at + channel] = Math.max(0, Math.min(255, value * dark * conditions.tint[channel]));
      }
    }
  const blurred = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(conditions.blur * (width / 2250))
    .raw()
    .toBuffer();
  addNoise(blurred, conditions);
  return sharp(blurred, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: conditions.quality })
    .toBuffer();
}

/** A pinhole camera above the sheet: which point of the sheet (0 to 1) is seen at a pixel. */
function cameraOf({ width, height, roll, pitch, yaw, fill, shift, curl }) {
  const [rx, ry, rz] = [pitch, yaw, roll].map((degrees) => (degrees * Math.PI) / 180);
  const sheetHeight = Math.SQRT2;
  const focal = 1.15 * height;
  const rotated = (x, y) => {
    const [x1, y1] = [x * Math.cos(rz) - y * Math.sin(rz), x * Math.sin(rz) + y * Math.cos(rz)];
    const [y2, z2] = [y1 * Math.cos(rx), y1 * Math.sin(rx)];
    return [x1 * Math.cos(ry) + z2 * Math.sin(ry), y2, z2 * Math.cos(ry) - x1 * Math.sin(ry)];
  };
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([a, b]) => rotated(a, b * sheetHeight));
  // The distance at which the sheet fills the wanted share of the picture.
  let distance = 1;
  for (let round = 0; round < 60; round += 1) {
    const across = Math.max(
      ...corners.map(([x, , z]) => Math.abs((x / (z + distance)) * focal) / (width / 2)),
    );
    const down = Math.max(
      ...corners.map(([, y, z]) => Math.abs((y / (z + distance)) * focal) / (height / 2)),
    );
    distance *= Math.max(across, down) / fill;
  }
  const [e1, e2] = [rotated(1, 0), rotated(0, 1)];
  return {
    sheetWidth: focal / distance,
    sheetPoint(px, py) {
      // Solves a·e1 + b·e2 + (0, 0, distance) = t · ray for a and b.
      const [rayX, rayY] = [(px - width / 2) / focal - shift[0], (py - height / 2) / focal - shift[1]];
      const m = [e1[0] - rayX * e1[2], e2[0] - rayX * e2[2], e1[1] - rayY * e1[2], e2[1] - rayY * e2[2]];
      const det = m[0] * m[3] - m[1] * m[2];
      const [a, b] = [
        ((rayX * m[3] - m[1] * rayY) * distance) / det,
        ((m[0] * rayY - rayX * m[2]) * distance) / det,
      ];
      const [u, v] = [a + 0.5, b / sheetHeight + 0.5];
      return { u: u + curl * Math.sin(Math.PI * v), v: v + curl * 0.7 * Math.sin(Math.PI * u) };
    },
  };
}

function lightOf({ light, shadow, exposure }) {
  const [lx, ly] = [Math.cos(light.angle), Math.sin(light.angle)];
  return (x, y) => {
    const base = exposure * (1 - light.fall * (0.5 + (x * lx + y * ly) * 0.8)) * (1 - 0.12 * (x * x + y * y));
    if (!shadow) return base;
    const away =
      x * Math.cos(shadow.angle) + y * Math.sin(shadow.angle) - shadow.at + 0.05 * Math.sin(9 * (x - y));
    const inside = 1 / (1 + Math.exp(-away / (shadow.soft / 2)));
    return base * (1 - shadow.depth * inside);
  };
}

function creasesOf({ seed, creases }) {
  const { next } = draws(seed * 31 + 5);
  const folds = Array.from({ length: creases }, (_, at) => ({
    isLevel: at % 2 === 0,
    at: at === 0 ? 0.5 : 0.3 + 0.4 * next(),
    tilt: (next() - 0.5) * 0.06,
    depth: 0.08 + 0.16 * next(),
    wide: 0.002 + 0.004 * next(),
  }));
  return (u, v) => {
    let light = 1;
    for (const { isLevel, at, tilt, depth, wide } of folds) {
      const away = (isLevel ? v - at - tilt * u : u - at - tilt * v) / wide;
      light *=
        1 -
        depth * Math.exp(-away * away) +
        depth * 0.5 * Math.exp(-((away - 2) ** 2)) -
        (away > 0 ? depth * 0.25 : 0);
    }
    return light;
  };
}

/** The shadow of the sheet on the table. */
function edgeShadow(u, v) {
  const away = Math.max(-u, u - 1, -v * Math.SQRT2, (v - 1) * Math.SQRT2);
  return 1 - 0.35 * Math.exp(-Math.max(0, away) / 0.01);
}

function sampleOf({ data, info: { width, height } }, u, v, channel) {
  const [x, y] = [u * (width - 1), v * (height - 1)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const value = (column, row) => data[(row * width + column) * 3 + channel];
  return (
    (value(left, top) * (1 - fx) + value(right, top) * fx) * (1 - fy) +
    (value(left, below) * (1 - fx) + value(right, below) * fx) * fy
  );
}

function addNoise(pixels, { seed, noise }) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
  for (let at = 0; at < pixels.length; at += 3) {
    const shared = (next() + next() + next() - 1.5) * 2 * noise;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = Math.max(
        0,
        Math.min(255, pixels[at + channel] + shared + (next() - 0.5) * noise),
      );
  }
}
