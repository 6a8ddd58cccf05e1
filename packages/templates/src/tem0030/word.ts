import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0030 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 2.9, line: 2.5, colour: INK },
    headline: { em: 1.2, line: 1.25, colour: '#1C2430', bold: true },
    linesAbove: 5.75,
    photoPx: 110,
    below: 19,
  },
  heading: { em: 1.25, line: 1.5, below: 5.75, colour: INK, bottom: { colour: tint(26), px: 1 } },
  entry: { kind: 'line', title: 1.06 },
  shapes: [{ x: 0, y: 0, width: 53, colour: tint(18), everyPage: true }],
  lineScale: 98,
} satisfies WordLayout;
