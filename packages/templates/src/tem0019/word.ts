import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0019 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 3, line: 2.5 },
    headline: { em: 1.2, line: 1.25, colour: INK, bold: true },
    linesAbove: 6,
    photoPx: 75,
    below: 11,
  },
  heading: { em: 1.2, line: 1.25, below: 8.75, colour: '#1C2430', bottom: { colour: '#1C2430', px: 2 } },
  entry: { kind: 'position', title: 1.08 },
  shapes: [{ x: 0, y: 0, height: 19, colour: { lightest: 1 }, everyPage: true }],
} satisfies WordLayout;
