import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0024 = {
  head: {
    rows: [
      { cells: [{ items: ['name', 'headline'] }] },
      { cells: [{ items: ['rule'] }], bottom: { colour: INK, px: 2 } },
    ],
    name: { em: 2.5, line: 2.25, colour: INK },
    headline: { em: 1.1, line: 1.125 },
    below: 0,
  },
  heading: { em: 1.15, line: 1.25, below: 4, colour: INK, bottom: { colour: INK, px: 2 } },
  entry: {
    kind: 'columns',
    title: 1,
    gutter: { zh: 128, en: 137.5 },
    third: { zh: 388, en: 442.5 },
    flush: 'all',
  },
  form: {
    columns: 2,
    wide: 26,
    label: { zh: 85.5, en: 108 },
    rule: { colour: tint(22), px: 1 },
    rowPx: 31,
    photoRows: 4,
    photoPx: 80,
    isNamed: false,
    inset: 0,
  },
} satisfies WordLayout;
