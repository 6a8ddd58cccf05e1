import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0003 = {
  isTitled: true,
  head: { rows: [], name: { em: 2, line: 2, colour: INK }, headline: { em: 1.1, line: 1 }, below: 11 },
  heading: { em: 1.1, line: 1.125, below: 3.75, colour: INK, fill: tint(8) },
  entry: {
    kind: 'columns',
    title: 1,
    gutter: { zh: 130, en: 142.5 },
    third: { zh: 391.5, en: 438 },
    isFlush: true,
  },
  form: {
    columns: 2,
    wide: 26,
    label: { zh: 79, en: 109.5 },
    rule: { colour: tint(42), px: 1 },
    wash: tint(8),
    rowPx: 30.5,
    photoRows: 5,
    photoPx: 102.5,
    isNamed: true,
    hasSections: true,
    inset: 11,
  },
} satisfies WordLayout;
