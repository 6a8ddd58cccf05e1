import type { WordLayout } from '@qicheng/resume/word-layout';

export const tem0023 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 3, line: 2.625 },
    headline: { em: 1.15, line: 1.25, colour: '#1C2430', bold: true },
    linesAbove: 12,
    photoPx: 105,
    below: 15,
  },
  heading: {
    em: 1.15,
    line: 1.4375,
    below: 9,
    colour: '#1C2430',
    label: { lightest: 1 },
    bottom: { colour: '#1C2430', px: 2 },
  },
  entry: { kind: 'position', title: 1.06 },
  shapes: [{ x: 0, y: 0, height: 15, colour: { lightest: 1 }, everyPage: true }],
} satisfies WordLayout;
