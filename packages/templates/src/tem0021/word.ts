import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0021 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['name', 'headline'], width: 268 },
          { items: ['contacts', 'facts'] },
          { items: ['photo'] },
        ],
      },
      { cells: [{ items: ['rule'] }], bottom: { colour: INK, px: 3, look: 'double' } },
    ],
    name: { em: 2.7, line: 2.5, colour: INK },
    headline: { em: 1.1, line: 1 },
    photoPx: 80,
    below: 10,
  },
  heading: {
    em: 1.2,
    line: 1.25,
    below: 7.75,
    colour: INK,
    bottom: { colour: tint(40), px: 1 },
  },
  entry: { kind: 'stacked', title: 1.06 },
  side: {
    line: { colour: tint(40), px: 1 },
    widens: true,
    head: [],
    heading: {
      em: 1.2,
      line: 1.25,
      below: 7.75,
      colour: INK,
      bottom: { colour: tint(40), px: 1 },
    },
    width: 268,
    inset: 22.75,
    mainInset: 22.75,
  },
} satisfies WordLayout;
