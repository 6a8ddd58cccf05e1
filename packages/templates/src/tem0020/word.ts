import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK, tint } from '../word-tones.js';

export const tem0020 = {
  isTitled: true,
  head: {
    rows: [],
    name: { em: 2.7, line: 2.5, colour: INK },
    headline: { em: 1.1, line: 1.125 },
    photoPx: 100,
    below: 14,
  },
  heading: { em: 1, line: 1, below: 0, colour: '#FFFFFF' },
  entry: { kind: 'line', title: 1 },
  labels: {
    width: { zh: 86.5, en: 106.5 },
    gap: 15,
    rule: { colour: tint(55), px: 1 },
    fill: { lightest: 0.46 },
    isDark: true,
    above: 7.5,
    align: 'center',
    frame: { colour: tint(55), px: 1 },
    person: { zh: '基本信息', en: 'Personal' },
  },
} satisfies WordLayout;
