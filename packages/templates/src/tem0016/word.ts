import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0016 = {
  head: {
    rows: [
      {
        isWide: true,
        cells: [
          { items: ['photo'], width: 187, fill: tint(9), align: 'left', padding: [0, 0, 12, 56.75] },
          { items: ['name', 'headline', 'factColumns'], fill: tint(9), padding: [0, 56.75, 14, 0] },
        ],
      },
    ],
    name: { em: 2.7, line: 2.25 },
    headline: { em: 1.2, line: 1.25, colour: INK },
    lineGap: 2,
    photoPx: 100,
    below: 15,
  },
  heading: {
    em: 1.12,
    line: 1.25,
    below: 4.75,
    colour: INK,
    label: tint(9),
    bottom: { colour: tint(30), px: 1 },
  },
  entry: { kind: 'line', title: 1.06, indent: 15 },
  shapes: [{ x: 0, y: 0, height: 48, colour: tint(9) }],
} satisfies WordLayout;
