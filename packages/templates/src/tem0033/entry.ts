import type { CatalogEntry } from '../catalog-entry.js';

export const tem0033 = {
  code: 'tem0033',
  name: '留白',
  description:
    '瑞士海报式的网格：一方色块、巨字姓名，单位与日期在左，成果在右，留白从容，适合建筑、规划与视觉设计。',
  category: 'creative',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['建筑', '城市规划', '室内设计', '视觉设计', '展陈'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#1D3FD8',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.5,
    sectionGapPt: 13,
    itemGapPt: 9,
    marginMm: { top: 16, right: 14, bottom: 14, left: 14 },
    photoShape: 'rectangle',
  },
  accents: ['#1D3FD8', '#D3222A', '#14181F', '#0A7A55', '#7A2BC2', '#B4470B'],
  sample: 'architecture',
} satisfies CatalogEntry;
