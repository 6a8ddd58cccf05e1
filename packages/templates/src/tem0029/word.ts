import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0029 = {
  head: {
    rows: [
      { cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] },
      { cells: [{ items: ['rule'] }], bottom: { colour: tint(42), px: 1 } },
    ],
    name: { em: 2.9, line: 2.5 },
    headline: { em: 1.15, line: 1.25, colour: INK },
    linesAbove: 3.75,
    photoPx: 95,
    below: 21,
  },
  heading: {
    em: 1.15,
    line: 1.125,
    below: 8,
    colour: INK,
    box: { colour: INK, px: 2 },
    bottom: { colour: tint(42), px: 1 },
  },
  entry: { kind: 'line', title: 1.06 },
  frame: { colour: INK, px: 2, fromEdge: 34 },
} satisfies WordLayout;
