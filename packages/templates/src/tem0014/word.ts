import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0014 = {
  head: {
    rows: [
      {
        cells: [{ items: ['name', 'headline', 'contacts', 'facts'], align: 'center' }, { items: ['photo'] }],
      },
      { cells: [{ items: ['rule'] }], bottom: { colour: INK, px: 4, look: 'double' } },
    ],
    name: { em: 2.6, line: 2.375, colour: INK },
    headline: { em: 1.12, line: 1.125, colour: '#1C2430' },
    linesAbove: 3.75,
    photoPx: 85,
    below: 18,
  },
  heading: {
    em: 1.15,
    line: 1.375,
    below: 3.75,
    colour: INK,
    bottom: { colour: tint(50), px: 1 },
  },
  entry: { kind: 'gutter', title: 1, gutter: { zh: 136.5, en: 161 }, stacks: true },
  lineScale: 98,
} satisfies WordLayout;
