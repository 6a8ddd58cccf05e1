import type { WordLayout } from '@qicheng/resume/word-layout';
import { POST, SEALED, SEALS, TITLE } from './words.js';
import { INK } from '../word-tones.js';

const sealsOf = (lang: 'zh' | 'en') => SEALS[lang].map((text) => ({ text, signed: SEALED[lang] }));

const RULE = { colour: INK, px: 1 } as const;

export const tem0036 = {
  isTitled: true,
  formTitle: TITLE,
  head: { rows: [], name: { em: 2.2, line: 2, colour: INK }, headline: { em: 1.1, line: 1 }, below: 15 },
  heading: { em: 1, line: 1, below: 0, bold: false },
  entry: { kind: 'gutter', runsOn: true, title: 1, gutter: { zh: 117, en: 140 } },
  form: {
    columns: 3,
    wide: 14,
    label: { zh: 66, en: 91 },
    laterLabel: { zh: 66, en: 74 },
    sectionLabel: { zh: 74, en: 114 },
    rule: RULE,
    rowPx: 37,
    restPx: 25,
    isBoxed: true,
    centred: { zh: true, en: false },
    headlineLabel: POST,
    closing: { heightPx: 98, cells: { zh: sealsOf('zh'), en: sealsOf('en') } },
    photoRows: 4,
    photoPx: 100,
    isNamed: true,
    inset: 7.5,
  },
  labels: {
    width: { zh: 66, en: 91 },
    gap: 7.5,
    rule: RULE,
    above: 4.75,
    align: 'center',
    beside: RULE,
    frame: { colour: INK, px: 2 },
  },
} satisfies WordLayout;
