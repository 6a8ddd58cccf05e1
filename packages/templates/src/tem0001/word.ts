import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0001 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 2.5, line: 2.25 },
    headline: { em: 1.15, line: 1, colour: INK },
    linesAbove: 5,
    lineGap: 1.5,
    photoPx: 90,
    below: 11,
  },
  heading: { em: 1.2, line: 1.25, below: 8, colour: INK, bottom: { colour: '#D5DAE0', px: 1 } },
  entry: { kind: 'line', title: 1.05 },
} satisfies WordLayout;
