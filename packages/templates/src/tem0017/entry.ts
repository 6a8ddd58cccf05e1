import type { CatalogEntry } from '../catalog-entry.js';

export const tem0017 = {
  code: 'tem0017',
  name: '杏林',
  description: '青绿表格抬头，联系方式配图标，临床与轮转经历在前，适合护理、医技与药学。',
  category: 'publicService',
  look: 'table',
  languages: ['zh', 'en'],
  occupations: ['护理', '医学', '药学', '医技', '康复'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'internships', 'practice'],
  fixedContentBox: false,
  defaults: {
    accent: '#0F766E',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.36,
    sectionGapPt: 5,
    itemGapPt: 4,
    marginMm: { top: 11, right: 14, bottom: 11, left: 14 },
    photoShape: 'rectangle',
  },
  accents: ['#0F766E', '#14594B', '#1D5F8A', '#3B5B92', '#7A3B4E', '#2F3640'],
  sample: 'nursing',
} satisfies CatalogEntry;
