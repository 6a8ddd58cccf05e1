import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0025 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'], align: 'center' }] }],
    name: { em: 2.3, line: 2.125, colour: INK },
    headline: { em: 1.1, line: 1.125, colour: '#1C2430' },
    below: 5,
  },
  heading: {
    em: 1.15,
    line: 1.25,
    below: 4,
    colour: INK,
    align: 'center',
    top: { colour: INK, px: 2 },
    bottom: { colour: INK, px: 1 },
  },
  entry: { kind: 'place', title: 1.04 },
} satisfies WordLayout;
