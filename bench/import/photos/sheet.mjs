// The sheet itself: how far it bends, where it was folded and how bright that makes it.
import { noiseOf } from './surfaces.mjs';

const STEPS = 1024;

/** Brightness by position along an axis: panels between folds lean differently, a crease is a thin line. */
function foldShading(folds, axis) {
  const values = new Float32Array(STEPS + 1).fill(1);
  for (const { at, lean, crease } of folds.filter((fold) => fold.axis === axis))
    for (let step = 0; step <= STEPS; step += 1) {
      const distance = step / STEPS - at;
      const line =
        Math.exp(-((distance / 0.0022) ** 2)) - 0.8 * Math.exp(-(((distance - 0.004) / 0.003) ** 2));
      const side = (distance < 0 ? -1 : 1) * lean * Math.exp(-Math.abs(distance) / 0.25);
      values[step] *= 1 + side - crease * line;
    }
  return values;
}

/** Brightness of a sheet that was held in the hand, slightly uneven. */
function dentsOf(crumple, seed) {
  const { layered } = noiseOf(seed + 77);
  return Float32Array.from({ length: STEPS * STEPS }, (_, at) => {
    const u = (at % STEPS) / STEPS;
    const v = at / STEPS / STEPS;
    return 1 + crumple * (layered(u * 5, v * 7) - 0.5);
  });
}

/**
 * `place` moves a point of the flat sheet to where the bent one shows it and writes it to `point`; `shade` is its
 * brightness. Both take shares of the width and the height.
 */
export function sheetOf({ curve, folds, crumple }, seed) {
  const bendAt = (u) => Math.PI * (u * curve.waves + curve.start);
  const across = foldShading(folds, 'x').map(
    (value, step) => value * (1 + curve.height * 5 * Math.cos(bendAt(step / STEPS))),
  );
  const down = foldShading(folds, 'y');
  const dents = dentsOf(crumple, seed);
  const point = [0, 0];
  const place = (u, v) => {
    const bend = curve.height * Math.sin(bendAt(u));
    point[1] = v + bend * (0.4 + 0.6 * (curve.isAtTop ? 1 - v : v));
    point[0] = u + curve.width * Math.sin(Math.PI * v) * (0.5 - Math.abs(u - 0.5));
  };
  const shade = (u, v) => {
    const row = (v * STEPS) | 0;
    const column = (u * STEPS) | 0;
    return across[column] * down[row] * dents[row * STEPS + column];
  };
  return { place, point, shade };
}

/** Whether a folded-over corner hides the point; `ear` is its size as a share of the width. */
export const isUnderEar = (ear, u, v) => {
  if (!ear) return false;
  const x = ear.isRight ? 1 - u : u;
  const y = (ear.isLow ? 1 - v : v) * 1.414;
  return x + y < ear.size;
};
