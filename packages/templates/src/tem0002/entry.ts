import type { CatalogEntry } from '../catalog-entry.js';

export const tem0002 = {
  code: 'tem0002',
  name: '青屏',
  description: '深色侧栏放照片、联系方式与技能，右侧专讲经历，一眼看清您是谁、做过什么。',
  category: 'business',
  look: 'sidebar',
  languages: ['zh', 'en'],
  occupations: ['互联网', '市场', '运营', '销售', '人力资源'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'skills', 'languages', 'hobbies'],
  sideColumn: { edge: 'left', widthMm: 54 },
  fixedContentBox: true,
  defaults: {
    accent: '#1D4E68',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 12,
    itemGapPt: 8,
    marginMm: { top: 10, right: 13, bottom: 10, left: 9 },
    photoShape: 'rounded',
  },
  accents: ['#1D4E68', '#14594B', '#2B3A67', '#2F3640', '#6B2D3C', '#5A4632'],
  sample: 'computerScience',
} satisfies CatalogEntry;
