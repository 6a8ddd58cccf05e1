import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0011 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }] }],
    name: { em: 2.5, line: 2.375, colour: INK },
    headline: { em: 1.2, line: 1.25 },
    linesAbove: 2.25,
    below: 11,
    separator: '  |  ',
  },
  heading: { em: 1.15, line: 1.25, below: 6, colour: INK, bottom: { colour: INK, px: 1.5 } },
  entry: { kind: 'stacked', title: 1.05 },
} satisfies WordLayout;
