import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0018 = {
  head: {
    rows: [
      {
        isWide: true,
        bottom: { colour: INK, px: 4 },
        cells: [
          { items: ['name', 'headline', 'facts'], fill: '#18212D', isDark: true, padding: [0, 15, 16, 53] },
          {
            items: ['labelledContacts'],
            width: 290,
            fill: '#18212D',
            isDark: true,
            padding: [0, 15, 16, 19],
          },
          { items: ['photo'], fill: '#18212D', padding: [0, 53, 16, 0] },
        ],
      },
    ],
    name: { em: 2.7, line: 2.25 },
    headline: { em: 1.15, line: 1.25 },
    linesAbove: 4.5,
    photoPx: 85,
    below: 19,
  },
  heading: {
    em: 1.15,
    line: 1.25,
    below: 6,
    colour: '#1C2430',
    left: { colour: INK, px: 7 },
    indent: 12,
    bottom: { colour: '#B4BDC8', px: 1, look: 'dashed' },
  },
  entry: { kind: 'line', title: 1.08 },
  bullet: '–',
  shapes: [{ x: 0, y: 0, height: 47, colour: '#18212D' }],
} satisfies WordLayout;
