import type { CatalogEntry } from '../catalog-entry.js';

export const tem0014 = {
  code: 'tem0014',
  name: '衡信',
  description: '居中衬线抬头、双线分隔、日期独立成列，庄重克制，适合银行、证券与会计师事务所。',
  category: 'business',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['银行', '证券', '审计', '会计', '法律'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#1F3A5F',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.42,
    sectionGapPt: 6,
    itemGapPt: 5,
    marginMm: { top: 14, right: 17, bottom: 14, left: 17 },
    photoShape: 'rectangle',
  },
  accents: ['#1F3A5F', '#1C2430', '#6B2D3C', '#14594B', '#5A4632', '#3B3F73'],
  sample: 'accounting',
} satisfies CatalogEntry;
