// Backgrounds of photographs: the colour of a table at a point of the plane of the sheet (its width is 1).
import { draws } from '../draws.mjs';

const COLOURS = {
  wood: [
    [112, 74, 46],
    [86, 58, 40],
    [150, 104, 66],
  ],
  cloth: [
    [60, 66, 84],
    [92, 40, 44],
    [58, 82, 66],
  ],
  plain: [
    [52, 50, 50],
    [96, 92, 88],
    [30, 34, 40],
  ],
};

const hash = (x, y) => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return value - Math.floor(value);
};
/** Smooth noise between 0 and 1. */
function noise(x, y) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top].map((share) => share * share * (3 - 2 * share));
  const above = hash(left, top) * (1 - fx) + hash(left + 1, top) * fx;
  const below = hash(left, top + 1) * (1 - fx) + hash(left + 1, top + 1) * fx;
  return above * (1 - fy) + below * fy;
}

export function tableAt(kind, seed) {
  const { of, next } = draws(seed * 977 + 3);
  const colour = of(COLOURS[kind]);
  const turn = next() * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const texture = {
    wood(x, y) {
      const grain = noise(x * 3, y * 90) * 0.35 + noise(x * 12, y * 300) * 0.2;
      const plank = Math.abs((y / 0.45) % 1) < 0.012 ? 0.5 : 1;
      return (0.72 + grain) * plank * (0.9 + 0.2 * hash(Math.floor(y / 0.45), 7));
    },
    cloth: (x, y) => 0.8 + 0.2 * Math.sin(x * 700) * Math.sin(y * 700) + 0.25 * noise(x * 5, y * 5),
    plain: (x, y) =>
      0.92 + 0.16 * noise(x * 2, y * 2) + 0.04 * hash(Math.round(x * 900), Math.round(y * 900)),
  }[kind];
  return (u, v, channel) => {
    const [x, y] = [u * cos - v * Math.SQRT2 * sin, u * sin + v * Math.SQRT2 * cos];
    return Math.min(255, colour[channel] * texture(x, y));
  };
}
