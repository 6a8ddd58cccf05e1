import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0005 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 2.4, line: 2.25, colour: INK },
    headline: { em: 1.1, line: 1, colour: '#1C2430' },
    linesAbove: 3.75,
    photoPx: 90,
    below: 19,
  },
  heading: { em: 1, line: 1, below: 0, colour: INK },
  entry: { kind: 'line', title: 1 },
  bullet: '–',
  labels: { width: { zh: 102, en: 108 }, gap: 0, rule: { colour: tint(45), px: 1 }, above: 6 },
} satisfies WordLayout;
