import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0006 = {
  head: {
    rows: [
      {
        isWide: true,
        cells: [
          {
            items: ['bareName', 'alternate', 'contacts'],
            fill: { lightest: 0.47 },
            isDark: true,
            padding: [6, 30, 26, 53],
          },
          {
            items: ['photo'],
            width: 230.5,
            align: 'center',
            fill: { lightest: 0.47, share: 84 },
            padding: [0, 0, 12, 0],
          },
        ],
      },
    ],
    name: { em: 2.8, line: 2.5 },
    alternate: { em: 1.15, line: 1.125 },
    headline: { em: 1.2, line: 1.25 },
    linesAbove: 12.75,
    photoPx: 106,
    below: 0,
  },
  heading: {
    em: 1.3,
    line: 1.125,
    below: 7,
    colour: INK,
    left: { colour: { lightest: 0.47 }, px: 5 },
    indent: 11,
  },
  entry: { kind: 'line', title: 1.12 },
  side: {
    fill: tint(7),
    widens: true,
    head: ['factList'],
    heading: { em: 1.2, line: 1.25, below: 8, colour: INK, bottom: { colour: tint(26), px: 2 } },
    inset: 26.5,
    mainInset: 30.25,
    above: 24,
    mainAbove: 24,
  },
  shapes: [
    { x: -230.5, y: 160, width: 230.5, colour: tint(7) },
    { x: 0, y: 0, width: 563.5, height: 40, colour: { lightest: 0.47 } },
    { x: 563.5, y: 0, height: 40, colour: { lightest: 0.47, share: 84 } },
  ],
} satisfies WordLayout;
