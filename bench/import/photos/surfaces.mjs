// Textures of tables, as brightness around 1 at a point; a picture is 1,000 units wide.
import { draws } from '../draws.mjs';

const CELLS = 256;
const LAST = CELLS - 1;

/** Smooth noise from 0 to 1. */
export function noiseOf(seed) {
  const { next } = draws(seed);
  const lattice = Float32Array.from({ length: CELLS * CELLS }, next);
  const smooth = (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const x0 = left & LAST;
    const x1 = (left + 1) & LAST;
    const y0 = (top & LAST) * CELLS;
    const y1 = ((top + 1) & LAST) * CELLS;
    const above = lattice[y0 + x0] * (1 - sx) + lattice[y0 + x1] * sx;
    const below = lattice[y1 + x0] * (1 - sx) + lattice[y1 + x1] * sx;
    return above * (1 - sy) + below * sy;
  };
  const layered = (x, y) =>
    0.53 * smooth(x, y) + 0.3 * smooth(x * 2 + 17, y * 2 + 5) + 0.17 * smooth(x * 4 + 31, y * 4 + 53);
  return { smooth, layered };
}

const PLANK = 230;

const TEXTURES = {
  wood:
    ({ smooth, layered }) =>
    (x, y) => {
      const plank = Math.floor(y / PLANK);
      const along = x + plank * 371;
      const rings = Math.sin(y / 11 + layered(along / 300, y / 90) * 16 + plank);
      const grain = smooth(along / 45, y / 1.6);
      const seam = y - plank * PLANK < 2 ? 0.6 : 1;
      return seam * (0.86 + 0.06 * rings + 0.16 * grain + 0.1 * smooth(plank * 7.3, 3));
    },
  cloth:
    ({ smooth, layered }) =>
    (x, y) =>
      0.82 +
      0.07 * Math.sin(x * 1.6) * Math.sin(y * 1.6) +
      0.08 * smooth(x / 1.5, y / 1.5) +
      0.24 * layered(x / 260, y / 200),
  plain:
    ({ smooth, layered }) =>
    (x, y) =>
      0.93 + 0.06 * layered(x / 300, y / 300) + 0.05 * smooth(x, y),
  checked:
    ({ smooth }) =>
    (x, y) => {
      const stripe = (at) => (Math.floor(at / 62) % 2 === 0 ? 0.13 : 0) + (at % 62 < 6 ? -0.1 : 0);
      return 0.8 + stripe(x + 500) + stripe(y + 500) + 0.1 * smooth(x / 1.3, y / 1.3);
    },
  stone:
    ({ smooth, layered }) =>
    (x, y) => {
      const vein = Math.abs(layered(x / 220, y / 220) - 0.5) < 0.012 ? -0.14 : 0;
      return 0.86 + vein + 0.2 * (smooth(x / 2.5, y / 2.5) - 0.5) + 0.2 * layered(x / 180, y / 160);
    },
};

/** @param {{ kind: keyof typeof TEXTURES, isAcross: boolean }} table @param {number} seed */
export function textureOf({ kind, isAcross }, seed) {
  const texture = TEXTURES[kind](noiseOf(seed));
  return isAcross ? (x, y) => texture(y, x) : texture;
}
