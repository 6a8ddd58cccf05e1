import type { CatalogEntry } from '../catalog-entry.js';

export const tem0015 = {
  code: 'tem0015',
  name: '见微',
  description: '左侧浅色窄栏以姓名首字作印，经历居右，留白从容，适合产品与体验设计。有照片时印照片。',
  category: 'creative',
  look: 'sidebar',
  languages: ['zh', 'en'],
  occupations: ['产品', '交互设计', '用户研究', '运营'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'skills', 'languages', 'certificates', 'hobbies'],
  sideColumn: { edge: 'left', widthMm: 48 },
  fixedContentBox: false,
  defaults: {
    accent: '#2F5D62',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 13,
    itemGapPt: 8,
    marginMm: { top: 15, right: 14, bottom: 13, left: 10 },
    photoShape: 'rounded',
  },
  accents: ['#2F5D62', '#3B4C8C', '#8A4B3C', '#1C2430', '#6B4A7A', '#6A6A1F'],
  sample: 'sustainability',
} satisfies CatalogEntry;
