import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0032 = {
  head: {
    rows: [
      { cells: [{ items: ['contacts'], align: 'center' }] },
      { cells: [{ items: ['rule'] }], bottom: { colour: '#111418', px: 1 } },
      { cells: [{ items: ['bareName', 'alternate', 'headline'], align: 'center' }] },
      { cells: [{ items: ['rule'] }], bottom: { colour: '#111418', px: 2 } },
      { cells: [{ items: ['facts'], align: 'center' }] },
      { cells: [{ items: ['rule'] }], bottom: { colour: '#111418', px: 1 } },
    ],
    name: { em: 4.6, line: 3.75, colour: '#111418' },
    alternate: { em: 1.1, line: 1.125 },
    headline: { em: 1.2, line: 1.25, colour: '#1C2430' },
    photoPx: 125,
    below: 14,
  },
  heading: { em: 1.5, line: 1.5, below: 5.75, colour: INK, top: { colour: INK, px: 1 } },
  entry: { kind: 'position', title: 1.1 },
  side: {
    line: { colour: INK, px: 1 },
    widens: true,
    head: ['photo'],
    heading: {
      em: 1.1,
      line: 1.125,
      below: 7.75,
      colour: INK,
      align: 'center',
      top: { colour: INK, px: 1 },
      bottom: { colour: INK, px: 1 },
    },
    inset: 19,
    mainInset: 19,
    photoPx: 140,
    photoAlign: 'center',
  },
} satisfies WordLayout;
