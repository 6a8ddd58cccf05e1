import type { CatalogEntry } from '../catalog-entry.js';

export const tem0040 = {
  code: 'tem0040',
  name: '亮相',
  description:
    '大幅照片占满左上，身高等资料列在一旁，正文沿照片右缘展开，像一张模卡，适合演员、主持、模特与空乘。',
  category: 'creative',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['演员', '主持', '模特', '空乘', '礼仪'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#8C2F45',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.6,
    sectionGapPt: 14,
    itemGapPt: 8,
    marginMm: { top: 16, right: 16, bottom: 14, left: 16 },
    photoShape: 'rectangle',
  },
  accents: ['#8C2F45', '#1F4E6B', '#2F5D50', '#8A5A12', '#4A3F8A', '#1C2430'],
  sample: 'performing',
} satisfies CatalogEntry;
