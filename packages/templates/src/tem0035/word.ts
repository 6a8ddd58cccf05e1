import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

const BLACK = '#26211C';

// A vertical name would be read character by character, so it is above the text.
export const tem0035 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }] }],
    name: { em: 3, line: 2.5, colour: BLACK },
    headline: { em: 1.5, line: 1.5, colour: BLACK },
    lineGap: 0,
    below: 17,
  },
  heading: { em: 1.2, line: 1.25, below: 5.75, colour: INK, top: { colour: '#D9D2C7', px: 1 } },
  entry: { kind: 'position', title: 1.05 },
  side: {
    line: { colour: BLACK, px: 3 },
    head: ['photo'],
    headInMain: true,
    heading: { em: 1.1, line: 1.25, below: 4, colour: INK },
    inset: 26,
    mainInset: 26,
    photoPx: 85,
    widens: true,
  },
} satisfies WordLayout;
