import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0010 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['photo'], width: 272, align: 'left' },
          { items: ['name', 'headline', 'contacts', 'facts'] },
        ],
      },
    ],
    name: { em: 3, line: 2.75 },
    headline: { em: 1.25, line: 1.25, colour: INK, bold: true },
    linesAbove: 6,
    photoPx: 105,
    below: 18,
  },
  heading: { em: 1.25, line: 1.375, below: 4.5, colour: INK },
  entry: { kind: 'above', title: 1.08, dateColour: INK },
  side: {
    line: { colour: tint(30), px: 2 },
    head: [],
    heading: { em: 1.25, line: 1.375, below: 4.5, colour: INK },
    inset: 22.75,
    mainInset: 22.75,
  },
} satisfies WordLayout;
