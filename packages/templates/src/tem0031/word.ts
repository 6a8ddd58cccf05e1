import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0031 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['name', 'headline', 'facts'] },
          { items: ['contactList'], width: 210, align: 'right' },
          { items: ['photo'] },
        ],
      },
    ],
    name: { em: 2.9, line: 2.5, colour: '#2B333D', bold: false },
    headline: { em: 1.15, line: 1.25 },
    lineGap: 0,
    photoPx: 80,
    below: 18,
  },
  heading: { em: 1.25, line: 1.25, below: 3.75, colour: INK, bold: false, besideDates: true },
  entry: { kind: 'gutter', title: 1, gutter: { zh: 117, en: 141.5 } },
} satisfies WordLayout;
