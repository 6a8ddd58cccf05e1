import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0009 = {
  isTitled: true,
  head: { rows: [], name: { em: 2.2, line: 2.25, colour: INK }, headline: { em: 1.1, line: 1 }, below: 15 },
  heading: { em: 1, line: 1, below: 0, colour: INK },
  entry: {
    kind: 'columns',
    title: 1,
    gutter: { zh: 127, en: 158 },
    third: { zh: 360, en: 401 },
    isFlush: true,
    padding: 3,
  },
  form: {
    columns: 3,
    wide: 14,
    label: { zh: 74, en: 91 },
    rule: { colour: tint(62), px: 1 },
    wash: tint(6),
    rowPx: 37,
    photoRows: 4,
    photoPx: 100,
    isNamed: true,
    inset: 7.5,
  },
  labels: {
    width: { zh: 74, en: 91 },
    gap: 7.5,
    rule: { colour: tint(62), px: 1 },
    fill: tint(6),
    above: 3,
    align: 'center',
    frame: { colour: tint(62), px: 1 },
  },
} satisfies WordLayout;
