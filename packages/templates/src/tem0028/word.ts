import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0028 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['name', 'headline', 'facts'] },
          { items: ['labelledContacts'], width: 246, left: { colour: INK, px: 2 }, padding: [0, 8, 0, 15] },
          { items: ['photo'] },
        ],
      },
    ],
    name: { em: 2.4, line: 2.125, colour: INK },
    headline: { em: 1.15, line: 1.25, colour: '#1C2430', bold: true },
    photoPx: 65,
    below: 11,
  },
  heading: { em: 1.1, line: 1.25, below: 2, colour: INK, fill: tint(10), indent: 7.5 },
  entry: {
    kind: 'columns',
    title: 1,
    gutter: { zh: 119, en: 134 },
    third: { zh: 355, en: 410 },
    indent: 7.5,
    flush: 'facts',
  },
  bullet: '–',
} satisfies WordLayout;
