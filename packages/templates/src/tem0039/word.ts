import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0039 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['bareName', 'alternate', 'headline'], vertical: 'bottom' },
          { items: ['photo'], vertical: 'bottom' },
        ],
      },
      { cells: [{ items: ['rule'] }], bottom: { colour: '#1C2430', px: 4 } },
      { cells: [{ items: ['labelledContacts', 'facts'] }] },
    ],
    name: { em: 4.25, line: 3.25 },
    alternate: { em: 1.25, line: 1.25 },
    headline: { em: 1.25, line: 1.5, colour: INK },
    linesAbove: 6,
    photoPx: 85,
    below: 15,
  },
  heading: { em: 1.3, line: 1.375, below: 3.75, colour: '#1C2430' },
  entry: { kind: 'gutter', title: 1.1, gutter: { zh: 118, en: 130 }, stacks: true },
  bullet: '–',
} satisfies WordLayout;
