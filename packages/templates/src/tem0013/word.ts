import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0013 = {
  head: {
    rows: [
      {
        cells: [{ items: ['bareName', 'alternate', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }],
      },
    ],
    name: { em: 4.2, line: 3.5 },
    alternate: { em: 1.3, line: 1.25 },
    headline: { em: 1.35, line: 1.375, colour: INK, bold: true },
    linesAbove: 9.5,
    photoPx: 130,
    below: 15,
  },
  heading: {
    em: 1.4,
    line: 1.375,
    below: 5.75,
    colour: '#1C2430',
    left: { colour: { lightest: 1 }, px: 9 },
    indent: 14,
  },
  entry: { kind: 'line', title: 1.06, dateColour: INK },
  shapes: [{ x: -200, y: 0, width: 200, height: 34, colour: { lightest: 1 } }],
} satisfies WordLayout;
