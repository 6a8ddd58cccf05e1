import type { CatalogEntry } from '../catalog-entry.js';

export const tem0026 = {
  code: 'tem0026',
  name: '格律',
  description: '瑞士网格：粗线分栏、巨字姓名、一抹正红，留白有度，适合平面、品牌与工业设计。',
  category: 'creative',
  look: 'plain',
  languages: ['zh', 'en'],
  occupations: ['设计', '品牌', '工业设计', '建筑', '策展'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#D7281D',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.45,
    sectionGapPt: 7,
    itemGapPt: 7,
    marginMm: { top: 17, right: 15, bottom: 14, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#D7281D', '#1C2430', '#1F5FBF', '#0E7C66', '#8A3FFC', '#B0481E'],
  sample: 'marketing',
} satisfies CatalogEntry;
