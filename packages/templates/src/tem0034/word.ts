import type { WordLayout } from '@qicheng/resume/word-layout';

const NIGHT = '#15191F';

// Word does not print page colours, so only the header is dark.
export const tem0034 = {
  head: {
    rows: [
      {
        isWide: true,
        cells: [
          {
            items: ['photo'],
            width: 216,
            fill: NIGHT,
            align: 'right',
            vertical: 'bottom',
            padding: [0, 0, 19, 45],
          },
          {
            items: ['bareName', 'alternate', 'headline', 'contacts', 'facts'],
            fill: NIGHT,
            isDark: true,
            vertical: 'bottom',
            padding: [0, 60, 19, 22],
          },
        ],
      },
    ],
    name: { em: 3.75, line: 3 },
    alternate: { em: 1.25, line: 1.25 },
    headline: { em: 1.25, line: 1.5 },
    linesAbove: 9,
    photoPx: 95,
    below: 26,
  },
  heading: { em: 1, line: 1, below: 0, colour: { lightest: 0.52 } },
  entry: { kind: 'line', title: 1 },
  bullet: '–',
  labels: {
    width: { zh: 171, en: 171 },
    gap: 22,
    align: 'right',
    rule: { colour: '#C3C9D1', px: 1 },
    above: 4,
  },
  shapes: [{ x: 0, y: 0, height: 66, colour: NIGHT }],
  lineScale: 98,
} satisfies WordLayout;
