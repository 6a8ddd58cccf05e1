import type { CatalogEntry } from '../catalog-entry.js';

export const tem0012 = {
  code: 'tem0012',
  name: '寸简',
  description: '标签与要点分列两栏，一页讲完，双选会与宣讲会上十秒就能读懂。',
  category: 'general',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['应届生', '校园招聘', '实习', '销售', '制造'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'education', 'skills', 'languages', 'certificates', 'awards', 'hobbies'],
  sideColumn: { edge: 'left', widthMm: 68 },
  fixedContentBox: false,
  defaults: {
    accent: '#1F5FBF',
    fontFamily: 'sans',
    fontSizePt: 9,
    lineHeight: 1.45,
    sectionGapPt: 8,
    itemGapPt: 4.5,
    marginMm: { top: 10, right: 12, bottom: 10, left: 12 },
    photoShape: 'rounded',
  },
  accents: ['#1F5FBF', '#0E7C66', '#B93A1E', '#5B4B8A', '#8A6D1F', '#2F3640'],
  sample: 'mechanical',
} satisfies CatalogEntry;
