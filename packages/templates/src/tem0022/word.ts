import type { WordLayout } from '@qicheng/resume/word-layout';

export const tem0022 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 2.6, line: 2.25, bold: false },
    headline: { em: 1.1, line: 1.125 },
    linesAbove: 6,
    photoPx: 80,
    below: 13,
  },
  heading: {
    em: 1.2,
    line: 1.25,
    below: 5.25,
    colour: '#1C2430',
    bold: false,
    top: { colour: '#B9BEC6', px: 1 },
    above: 5,
  },
  entry: { kind: 'position', title: 1.05 },
  bullet: '–',
} satisfies WordLayout;
