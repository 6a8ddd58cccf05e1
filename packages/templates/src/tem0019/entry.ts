import type { CatalogEntry } from '../catalog-entry.js';

export const tem0019 = {
  code: 'tem0019',
  name: '实绩',
  description: '把履历里已有的数字放在最前，用成果说话，适合销售、市场与商务。没有数字时不添一个。',
  category: 'business',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['销售', '市场', '商务', '电商', '运营'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['accent'],
  defaults: {
    accent: '#B4381F',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.4,
    sectionGapPt: 6,
    itemGapPt: 5,
    marginMm: { top: 13, right: 15, bottom: 10, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#B4381F', '#1F5FBF', '#0E7C66', '#1C2430', '#8A5A12', '#7A2E5D'],
  sample: 'marketing',
} satisfies CatalogEntry;
