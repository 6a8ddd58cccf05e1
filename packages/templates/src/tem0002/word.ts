import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const tem0002 = {
  head: {
    rows: [],
    name: { em: 2.5, line: 2.25 },
    alternate: { em: 1.1, line: 1.125 },
    headline: { em: 1.1, line: 1.125 },
    lineGap: 3.5,
    linesAbove: 14,
    photoPx: 110,
    below: 0,
  },
  heading: { em: 1.28, line: 1.25, below: 7.5, colour: INK, bottom: { colour: '#D8DDE2', px: 1 } },
  entry: { kind: 'line', title: 1.08 },
  side: {
    fill: { lightest: 0.44 },
    isDark: true,
    isFullHeight: true,
    widens: true,
    head: ['photo', 'bareName', 'alternate', 'headline', 'contactList', 'factList'],
    heading: {
      em: 1.15,
      line: 1.25,
      below: 11,
      colour: '#FFFFFF',
      bottom: { colour: { lightest: 0.44, share: 68 }, px: 1 },
    },
    inset: 26.5,
    mainInset: 37.75,
    above: 15,
    mainAbove: 15,
    photoPx: 110,
  },
} satisfies WordLayout;
