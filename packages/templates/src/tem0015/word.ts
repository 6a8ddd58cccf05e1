import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0015 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts'] }] }],
    name: { em: 3, line: 2.5 },
    headline: { em: 1.2, line: 1.25, colour: INK },
    linesAbove: 9,
    photoPx: 100,
    below: 22,
  },
  heading: { em: 1.25, line: 1.25, below: 6, colour: '#1C2430' },
  entry: { kind: 'line', title: 1.06 },
  side: {
    fill: tint(6),
    isFullHeight: true,
    widens: true,
    head: ['photo', 'factList'],
    heading: { em: 1.1, line: 1.25, below: 10, colour: INK, bottom: { colour: tint(24), px: 1 } },
    headInMain: true,
    inset: 19,
    mainInset: 37.75,
    photoPx: 100,
  },
} satisfies WordLayout;
