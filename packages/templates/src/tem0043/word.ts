import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0043 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['photo'], width: 121, align: 'left' },
          { items: ['name', 'headline', 'factColumns'] },
        ],
      },
    ],
    name: { em: 2.5, line: 2.25, colour: INK },
    headline: { em: 1.15, line: 1.25 },
    linesAbove: 5.75,
    photoPx: 95,
    below: 7.5,
  },
  heading: {
    em: 1.15,
    line: 1.25,
    below: 6.75,
    colour: INK,
    bottom: { colour: INK, px: 1 },
    left: { colour: INK, px: 7 },
    indent: 12,
  },
  entry: {
    kind: 'dated',
    title: 1.1,
    dateColour: INK,
    indent: 12,
    gutter: { zh: 120, en: 142.5 },
    isFlush: true,
  },
} satisfies WordLayout;
