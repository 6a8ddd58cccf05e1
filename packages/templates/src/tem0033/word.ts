import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0033 = {
  head: {
    rows: [
      {
        isWide: true,
        cells: [
          {
            items: ['contactList'],
            width: 257,
            fill: { lightest: 0.52 },
            isDark: true,
            vertical: 'bottom',
            padding: [0, 10, 19, 53],
          },
          { items: ['bareName', 'alternate', 'headline', 'facts'], padding: [0, 10, 12, 22.75] },
          { items: ['photo'], vertical: 'top', padding: [0, 53, 0, 12] },
        ],
      },
    ],
    name: { em: 4.5, line: 3.5, colour: '#14181F' },
    alternate: { em: 1.5, line: 1.5 },
    headline: { em: 1.5, line: 1.5, colour: '#14181F' },
    photoPx: 95,
    below: 22,
  },
  heading: { em: 1.5, line: 1.5, below: 5.75, colour: '#14181F', bold: false },
  entry: { kind: 'line', title: 1, dateColour: INK },
  bullet: '–',
  labels: {
    width: { zh: 204, en: 204 },
    gap: 22.75,
    rule: { colour: '#14181F', px: 1 },
    above: 3.75,
    leads: true,
  },
  shapes: [{ x: 0, y: 0, width: 257, height: 62, colour: { lightest: 0.52 } }],
} satisfies WordLayout;
