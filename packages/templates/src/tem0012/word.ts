import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0012 = {
  head: {
    rows: [
      {
        cells: [
          {
            items: ['name', 'headline', 'contacts', 'facts'],
            fill: tint(8),
            left: { colour: INK, px: 5 },
            padding: [11, 15, 11, 15],
          },
          { items: ['photo'], fill: tint(8), padding: [11, 15, 11, 8] },
        ],
      },
    ],
    name: { em: 2.7, line: 2.375 },
    headline: { em: 1.2, line: 1.25, colour: INK, bold: true },
    photoPx: 75,
    below: 0,
  },
  heading: { em: 1.15, line: 1.25, below: 6, colour: INK, bottom: { colour: tint(36), px: 1 } },
  entry: { kind: 'stacked', title: 1.06 },
  side: {
    line: { colour: tint(36), px: 1, look: 'dashed' },
    widens: true,
    head: [],
    heading: { em: 1.15, line: 1.25, below: 6, colour: INK, bottom: { colour: tint(36), px: 1 } },
    inset: 19,
    mainInset: 19,
    above: 15,
    mainAbove: 15,
  },
} satisfies WordLayout;
