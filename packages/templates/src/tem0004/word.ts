import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0004 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 2.8, line: 2.5 },
    headline: { em: 1.3, line: 1.25, colour: INK, bold: true },
    linesAbove: 9,
    photoPx: 112,
    below: 19,
  },
  heading: { em: 1.25, line: 1.25, below: 3.75, colour: '#1C2430', besideDates: true },
  entry: { kind: 'gutter', title: 1.08, gutter: { zh: 122.5, en: 149 } },
  shapes: [{ x: { zh: 156, en: 183 }, y: 200, width: 1, height: 877, colour: '#CFD6DF' }],
  lineScale: 98,
} satisfies WordLayout;
