import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0008 = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline'] }] }],
    name: { em: 3.2, line: 2.875, colour: INK },
    headline: { em: 1.2, line: 1.25 },
    lineGap: 3,
    photoPx: 100,
    below: 20,
  },
  heading: { em: 1.25, line: 1.25, below: 6.75, colour: '#1C2430' },
  entry: { kind: 'stacked', title: 1.08 },
  side: {
    fill: tint(8),
    isFullHeight: true,
    widens: true,
    head: ['photo', 'contactList', 'factList'],
    heading: { em: 1.12, line: 1.125, below: 6, colour: INK },
    headInMain: true,
    inset: 22.75,
    mainInset: 34,
    above: 11,
    photoPx: 100,
    photoAlign: 'center',
  },
} satisfies WordLayout;
