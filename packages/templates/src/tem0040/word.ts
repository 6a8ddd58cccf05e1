import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0040 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['photo'], width: 235, align: 'left', vertical: 'top' },
          {
            items: ['bareName', 'alternate', 'headline', 'factList', 'labelledContacts'],
            vertical: 'center',
          },
        ],
      },
    ],
    name: { em: 4, line: 3 },
    alternate: { em: 1.25, line: 1.25 },
    headline: { em: 1.25, line: 1.5, colour: INK },
    linesAbove: 9,
    photoPx: 200,
    below: 15,
  },
  heading: { em: 1, line: 1, below: 0, colour: INK },
  lineScale: 92,
  entry: { kind: 'position', title: 1.05 },
  labels: { width: { zh: 205, en: 205 }, gap: 30, rule: { colour: '#D3D8DE', px: 1 }, above: 9.5 },
} satisfies WordLayout;
