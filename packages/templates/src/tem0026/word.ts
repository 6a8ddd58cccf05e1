import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0026 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['bareName', 'alternate', 'headline', 'contacts', 'facts'], vertical: 'top' },
          { items: ['photo'], vertical: 'top', padding: [7.5, 0, 0, 0] },
        ],
      },
    ],
    name: { em: 5, line: 3.75 },
    alternate: { em: 1.15, line: 1, bold: true, colour: '#1C2430' },
    headline: { em: 1.15, line: 1, bold: true, colour: INK },
    linesAbove: 7.5,
    photoPx: 120,
    below: 26,
  },
  heading: { em: 1, line: 1, below: 0, colour: '#1C2430' },
  entry: { kind: 'position', title: 1.06, dateColour: INK },
  bullet: '–',
  labels: { width: { zh: 175, en: 175 }, gap: 0, rule: { colour: '#14181F', px: 3 }, above: 7.5 },
  shapes: [{ x: 56.75, y: 0, width: 156, height: 22.75, colour: { lightest: 1 }, everyPage: true }],
} satisfies WordLayout;
