// How each photograph of a set is taken, drawn from the ranges of its difficulty.
import { draws } from '../draws.mjs';
import { cornersOf } from './perspective.mjs';

/**
 * @typedef {object} Shot
 * @property {[number, number]} size pixels, upright
 * @property {[number, number][]} corners of the sheet in pixels: top left, top right, bottom right, bottom left
 * @property {{ kind: string, colour: number[], isAcross: boolean }} table
 * @property {number[]} cast colour of the light @property {number} exposure
 * @property {number} blur of the lens, in pixels @property {{ length: number, angle: number }} [motion]
 * @property {number} noise standard deviation @property {number} quality of the JPEG file
 * @property {0 | 90 | 180 | 270} turn the stored pixels are turned by this @property {boolean} isTurnInExif
 * @property {number} [chatSide] the longer side after a chat program compressed the picture
 */

/** Draws within ranges: `range([0.1, 0.2])`, `whole([1, 3])`. */
export function chanceOf(seed) {
  const { next, of, between } = draws(seed);
  return {
    next,
    of,
    range: ([least, most]) => least + next() * (most - least),
    whole: ([least, most]) => between(least, most),
    isDrawn: (share) => next() < share,
  };
}

const foldsOf = ({ range, next }, { folds, crease }) =>
  folds.map(({ axis, at }) => ({
    axis,
    at: at + (next() - 0.5) * 0.02,
    lean: range([-0.035, 0.035]),
    crease: range(crease),
  }));

const lightOf = ({ range }, ranges) => ({
  angle: range([0, 2 * Math.PI]),
  gradient: range(ranges.gradient),
  lamp: range(ranges.lamp),
  lampX: range([-0.45, 0.45]),
  lampY: range([-0.6, 0.6]),
  vignette: range(ranges.vignette),
  sheetX: range([-4, 4]),
  sheetY: range([1, 5]),
});

/** A shadow comes from the lower edge or from one side, as of a person who leans over the table. */
const shadowOf = ({ range, of, isDrawn }, { shadows, shadowShare, strength, softness }) =>
  isDrawn(shadowShare)
    ? {
        kind: of(shadows),
        x: range([0.25, 0.8]),
        y: range([0.45, 0.95]),
        angle: range([-35, 35]),
        scale: range([0.9, 1.5]),
        strength: range(strength),
        softness: range(softness),
      }
    : undefined;

/**
 * @param {number} seed @param {typeof import('./tune.mjs').RANGES.easy} ranges
 * @param {{ turn?: 0 | 90 | 180 | 270, isTurnInExif?: boolean, isChat?: boolean, cut?: number }} given
 * @returns {Shot}
 */
export function shotOf(seed, ranges, { turn = 0, isTurnInExif = false, isChat = false, cut = 0 } = {}) {
  const chance = chanceOf(seed * 31 + 7);
  const { range, whole, of, isDrawn } = chance;
  const size = isChat ? [2448, 3264] : of(ranges.sizes);
  const scale = size[1] / 4000;
  return {
    size,
    corners: cornersOf(chance, size, { ...ranges, fill: isChat ? [0.95, 0.98] : ranges.fill, cut }),
    table: { ...of(ranges.tables), isAcross: isDrawn(0.5) },
    light: lightOf(chance, ranges),
    shadow: shadowOf(chance, ranges),
    cast: of(ranges.casts),
    exposure: range(ranges.exposure),
    curve: {
      height: range(ranges.bend),
      width: range([0, ranges.bend[1] * 0.6]),
      waves: range([0.8, 1.6]),
      start: range([0, 1]),
      isAtTop: isDrawn(0.5),
    },
    folds: isDrawn(ranges.foldShare) ? foldsOf(chance, { ...ranges, folds: of(ranges.folds) }) : [],
    crumple: range(ranges.crumple),
    ear: isDrawn(ranges.earShare)
      ? { isRight: isDrawn(0.5), isLow: isDrawn(0.5), size: range([0.03, 0.055]) }
      : undefined,
    blur: Math.max(0.4, range(ranges.blur) * scale * (isChat ? 0.7 : 1)),
    motion: isDrawn(ranges.motionShare)
      ? { length: range(ranges.motion) * scale * (isChat ? 0.7 : 1), angle: range([0, Math.PI]) }
      : undefined,
    noise: range(ranges.noise),
    quality: whole(isChat ? ranges.chatQuality : ranges.quality),
    turn,
    isTurnInExif,
    ...(isChat && { chatSide: of(ranges.chatSides) }),
  };
}
