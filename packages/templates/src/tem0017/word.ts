import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0017 = {
  head: {
    rows: [
      {
        box: { colour: tint(30), px: 1 },
        cells: [
          {
            items: ['bareName', 'alternate', 'headline'],
            fill: { lightest: 0.48 },
            isDark: true,
            padding: [14, 22, 14, 22],
          },
          { items: ['photo'], padding: [7.5, 7.5, 7.5, 7.5] },
        ],
      },
      {
        box: { colour: tint(30), px: 1 },
        cells: [{ items: ['contacts', 'facts'], padding: [6, 9, 6, 9] }],
      },
    ],
    name: { em: 2.5, line: 2.25 },
    alternate: { em: 1.1, line: 1.125 },
    headline: { em: 1.15, line: 1.125 },
    linesAbove: 6,
    lineGap: 3,
    photoPx: 85,
    below: 10,
  },
  heading: { em: 1.15, line: 1.25, below: 8, colour: INK, bottom: { colour: { lightest: 0.48 }, px: 1 } },
  entry: { kind: 'line', title: 1, fill: tint(8), padding: 1.5, indent: 9 },
} satisfies WordLayout;
