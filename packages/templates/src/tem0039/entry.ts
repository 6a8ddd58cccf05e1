import type { CatalogEntry } from '../catalog-entry.js';

export const tem0039 = {
  code: 'tem0039',
  name: '编年',
  description: '年份以巨字列于左侧，一年一事，细线分行，像一册年表，适合摄影、纪录片、策展与体育。',
  category: 'creative',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['摄影', '纪录片', '策展', '体育', '探险'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#B4532A',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.5,
    sectionGapPt: 14,
    itemGapPt: 7,
    marginMm: { top: 16, right: 16, bottom: 14, left: 16 },
    photoShape: 'rectangle',
  },
  accents: ['#B4532A', '#1F5A7A', '#2F6B4A', '#7A2E5D', '#1C2430', '#8A6D1F'],
  sample: 'photography',
} satisfies CatalogEntry;
