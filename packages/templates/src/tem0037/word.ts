import type { WordLayout } from '@qicheng/resume/word-layout';

const BLACK = '#141414';

export const tem0037 = {
  head: {
    rows: [
      {
        cells: [
          { items: ['bareName', 'alternate', 'headline', 'contacts', 'facts'], align: 'center' },
          { items: ['photo'] },
        ],
      },
    ],
    name: { em: 2.25, line: 2.25, bold: false, colour: BLACK },
    alternate: { em: 1.15, line: 1.25 },
    headline: { em: 1.15, line: 1.25 },
    linesAbove: 3.75,
    photoPx: 80,
    below: 19,
  },
  heading: { em: 1.25, line: 1.375, below: 3.75, colour: BLACK },
  entry: { kind: 'line', title: 1 },
  numbers: {
    em: 2.5,
    references: 'papers',
    abstract: {
      section: 'selfEvaluation',
      heading: { em: 1, line: 1.25, below: 1.9, colour: BLACK, align: 'center' },
      inset: 41.6,
    },
  },
} satisfies WordLayout;
