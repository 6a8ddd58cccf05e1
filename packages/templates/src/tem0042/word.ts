import type { WordLayout } from '@qicheng/resume/word-layout';
import { CLOSING, COLUMNS, TITLE } from './words.js';
import { INK, tint } from '../word-tones.js';

export const tem0042 = {
  isTitled: true,
  formTitle: TITLE,
  head: { rows: [], name: { em: 2.2, line: 2, colour: INK }, headline: { em: 1, line: 1 }, below: 11 },
  heading: { em: 1, line: 1, below: 3.75, colour: INK, fill: tint(8), align: 'center' },
  entry: {
    kind: 'columns',
    title: 1,
    gutter: { zh: 130, en: 142 },
    third: { zh: 410, en: 415 },
    isFlush: true,
  },
  form: {
    columns: 3,
    wide: 14,
    label: { zh: 70, en: 101 },
    rule: { colour: tint(62), px: 1 },
    wash: tint(8),
    rowPx: 34,
    restPx: 24,
    columnHeads: COLUMNS,
    closing: { heightPx: 56, cells: { zh: [CLOSING.zh], en: [CLOSING.en] } },
    photoRows: 4,
    photoPx: 90,
    isNamed: true,
    hasSections: true,
    inset: 7.5,
  },
} satisfies WordLayout;
