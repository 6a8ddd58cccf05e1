import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0027 = {
  head: {
    rows: [
      {
        isWide: true,
        cells: [
          {
            items: ['bareName', 'alternate', 'headline'],
            fill: { lightest: 0.42 },
            isDark: true,
            padding: [4, 20, 23, 60.5],
          },
          { items: ['photo'], fill: { lightest: 0.42 }, vertical: 'bottom', padding: [0, 60.5, 0, 0] },
        ],
      },
      {
        isWide: true,
        cells: [
          {
            items: ['contacts', 'facts'],
            fill: { lightest: 0.33 },
            isDark: true,
            padding: [9.5, 60.5, 9.5, 60.5],
          },
        ],
      },
    ],
    name: { em: 3.8, line: 3.25 },
    alternate: { em: 1.2, line: 1.25 },
    headline: { em: 1.35, line: 1.375 },
    photoPx: 135,
    below: 22,
  },
  heading: { em: 1.25, line: 1.25, below: 8.5, colour: INK, bottom: { colour: tint(24), px: 1 } },
  entry: { kind: 'line', title: 1.08 },
  shapes: [{ x: 0, y: 0, height: 52, colour: { lightest: 0.42 } }],
} satisfies WordLayout;
