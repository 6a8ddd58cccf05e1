import type { CatalogEntry } from '../catalog-entry.js';

export const tem0035 = {
  code: 'tem0035',
  name: '题签',
  description:
    '新中式：姓名竖排，如线装书的题签，一枚朱印、一道文武线，正文居左从容展开，适合文博、非遗与出版。',
  category: 'creative',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['文博', '非遗', '出版', '茶艺', '园林'],
  regions: ['main'],
  sideSections: [],
  sideColumn: { edge: 'right', widthMm: 29 },
  fixedContentBox: false,
  defaults: {
    accent: '#A8322A',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.6,
    sectionGapPt: 10,
    itemGapPt: 8,
    marginMm: { top: 20, right: 17, bottom: 16, left: 18 },
    photoShape: 'rectangle',
  },
  accents: ['#A8322A', '#1F4E5F', '#2F5D45', '#6B4A2B', '#5A3A5E', '#1C2430'],
  sample: 'bookConservation',
} satisfies CatalogEntry;
