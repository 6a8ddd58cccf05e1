import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0007 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['name', 'headline', 'facts'] },
          { items: ['contactList'], width: 225, align: 'right', vertical: 'bottom' },
          { items: ['photo'] },
        ],
      },
      { cells: [{ items: ['rule'] }], bottom: { colour: INK, px: 2 } },
    ],
    name: { em: 2.6, line: 2.375 },
    headline: { em: 1.15, line: 1.125, colour: INK },
    photoPx: 85,
    below: 16,
  },
  heading: { em: 1.2, line: 1.25, below: 7.75, colour: INK, bottom: { colour: tint(40), px: 1 } },
  entry: { kind: 'line', title: 1 },
} satisfies WordLayout;
