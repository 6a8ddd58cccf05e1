import { distance, type Point } from './homography.js';
import type { Colours } from './soft-picture.js';

/** How much of one side of a quadrilateral is an edge of paper. */
export interface SideSupport {
  /** Share of the visible samples at an edge; one of printed paper counts slightly less than one of white paper. */
  support: number;
  /** Share of the samples whose outside is in the picture. */
  known: number;
  /** Mean whiteness of the inside. */
  whiteness: number;
}

const SAMPLES = 40;
const ENDS = 0.04; // of a side; corners are rounded by the removal of small parts
const AWAY = 4; // pixels on both sides of the edge
const MIN_STEP = { absolute: 7, relative: 0.06 };
const FARTHER = 4; // times as far outside
const PAPER = 0.93; // of the whiteness of the paper
const MIN_BAR = 12; // whiteness between a bar and the paper
const PRINTED = { step: 16, weight: 0.97 }; // a bar across the page is darker than most tables

/** The support of the side from a to b, with the sheet on its right, whose paper has the whiteness. */
export function supportOfSide(picture: Colours, a: Point, b: Point, paper: number): SideSupport {
  const length = distance(a, b);
  const [nx, ny] = [(-(b.y - a.y) / length) * AWAY, ((b.x - a.x) / length) * AWAY];
  let [known, clear, inner, white] = [0, 0, 0, 0];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const share = ENDS + ((1 - 2 * ENDS) * sample) / (SAMPLES - 1);
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    const inside = whitenessAt(picture, x + nx, y + ny);
    const outside = whitenessAt(picture, x - nx, y - ny);
    if (inside === null) continue;
    inner += 1;
    white += inside;
    if (outside === null) continue;
    known += 1;
    // Outside a bar or a picture on the sheet, the paper goes on.
    const beyond = whitenessAt(picture, x - nx * FARTHER, y - ny * FARTHER) ?? 0;
    if (beyond > paper * PAPER && beyond > outside + MIN_BAR) continue;
    if (inside - outside > Math.max(MIN_STEP.absolute, inside * MIN_STEP.relative)) clear += 1;
    else if (
      outside < paper * PAPER &&
      colourStep(picture, { x: x + nx, y: y + ny }, { x: x - nx, y: y - ny }) > PRINTED.step
    )
      clear += PRINTED.weight;
  }
  return {
    support: known === 0 ? 0 : clear / known,
    known: known / SAMPLES,
    whiteness: white / Math.max(1, inner),
  };
}

/** The largest difference of a colour between two points of the picture. */
function colourStep({ pixels, width }: Colours, a: Point, b: Point): number {
  const [first, second] = [a, b].map(({ x, y }) => (Math.round(y) * width + Math.round(x)) * 3);
  const steps = [0, 1, 2].map((channel) =>
    Math.abs((pixels[(first ?? 0) + channel] ?? 0) - (pixels[(second ?? 0) + channel] ?? 0)),
  );
  return Math.max(...steps);
}

/** The smallest of the three colours: high only for what is bright and without colour, as paper is. */
export function whitenessAt({ pixels, width, height }: Colours, x: number, y: number): number | null {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const at = (row * width + column) * 3;
  return Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
}
