import { PIECE_SIZE, SCALE } from './size.js';

const SIDE = PIECE_SIZE * SCALE;
// The body leaves room for the knobs; the rim keeps the outline inside the picture.
const RIM = 3;
const KNOB = 20;
const LEFT = RIM;
const RIGHT = SIDE - RIM - KNOB;
const TOP = RIM + KNOB;
const BOTTOM = SIDE - RIM;
const MIDDLE_X = (LEFT + RIGHT) / 2;
const MIDDLE_Y = (TOP + BOTTOM) / 2;

/** A jigsaw outline: a knob at the top and at the right, a dent at the left. */
const OUTLINE = [
  `M${LEFT} ${TOP}`,
  `H${MIDDLE_X - 12}`,
  `C${MIDDLE_X - 20} ${TOP - KNOB - 2} ${MIDDLE_X + 20} ${TOP - KNOB - 2} ${MIDDLE_X + 12} ${TOP}`,
  `H${RIGHT}`,
  `V${MIDDLE_Y - 12}`,
  `C${RIGHT + KNOB + 2} ${MIDDLE_Y - 20} ${RIGHT + KNOB + 2} ${MIDDLE_Y + 20} ${RIGHT} ${MIDDLE_Y + 12}`,
  `V${BOTTOM}`,
  `H${LEFT}`,
  `V${MIDDLE_Y + 12}`,
  `C${LEFT + KNOB + 2} ${MIDDLE_Y + 20} ${LEFT + KNOB + 2} ${MIDDLE_Y - 20} ${LEFT} ${MIDDLE_Y - 12}`,
  'Z',
].join(' ');

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${content}</svg>`);

/** Opaque where the piece is. */
export const pieceMask = drawing(`<path d="${OUTLINE}" fill="#fff"/>`);

/** A light rim with a soft dark edge, drawn over the piece. */
export const pieceRim = drawing(
  `<path d="${OUTLINE}" fill="none" stroke="#1f2d26" stroke-opacity=".35" stroke-width="5"/>` +
    `<path d="${OUTLINE}" fill="none" stroke="#fffdf6" stroke-width="2.5"/>`,
);

/** The gap that the piece leaves in the picture. */
export const gap = drawing(
  `<path d="${OUTLINE}" fill="#1f2d26" fill-opacity=".42" stroke="#fffdf6" stroke-opacity=".75" stroke-width="2.5"/>`,
);
