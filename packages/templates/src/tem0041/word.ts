import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0041 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['bareName', 'alternate', 'headline', 'contacts', 'facts'], vertical: 'bottom' },
          { items: ['photo'], width: 132, vertical: 'bottom' },
        ],
      },
    ],
    name: { em: 3, line: 2.25, bold: false, colour: '#1B1917' },
    alternate: { em: 1, line: 1 },
    headline: { em: 1.15, line: 1.25 },
    linesAbove: 5.75,
    photoPx: 85,
    below: 22,
  },
  heading: { em: 1.35, line: 1.375, below: 3.75, colour: INK, bold: false },
  entry: { kind: 'position', title: 1 },
} satisfies WordLayout;
