import type { WordLayout } from '@qicheng/resume/word-layout';
import type { WordTemplate } from './sheet.js';

const ACCENT_INK = { lightest: 0.52 };

const PLAIN: WordLayout = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'labelledContacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 2, line: 1.75 },
    below: 4,
  },
  heading: {
    em: 1.2,
    line: 1.25,
    below: 6,
    colour: ACCENT_INK,
    bottom: { colour: { lightest: 1 }, px: 1 },
  },
  entry: { kind: 'line', title: 1 },
};

/** The layout of a résumé without a template. */
export const PLAIN_TEMPLATE: WordTemplate = { layout: PLAIN, defaults: {} };
