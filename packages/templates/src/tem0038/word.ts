import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0038 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['photo', 'bareName', 'alternate', 'headline', 'contacts', 'facts'], align: 'center' },
        ],
      },
      { cells: [{ items: ['rule'] }], bottom: { colour: INK, px: 3, look: 'double' } },
    ],
    name: { em: 2.75, line: 2.25, colour: '#221D19' },
    headline: { em: 1.15, line: 1.25, colour: INK },
    linesAbove: 3.75,
    photoPx: 85,
    below: 15,
  },
  heading: { em: 1.2, line: 1.25, below: 5.75, colour: INK, align: 'center' },
  entry: { kind: 'position', title: 1.05, hasLeader: true },
} satisfies WordLayout;
