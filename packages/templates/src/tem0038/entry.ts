import type { CatalogEntry } from '../catalog-entry.js';

export const tem0038 = {
  code: 'tem0038',
  name: '食单',
  description:
    '像一页菜单：姓名与栏目居中，名称与年月之间以点线相连，一行一样看得明白，适合厨师、烘焙与酒店餐饮。',
  category: 'business',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['厨师', '面点', '烘焙', '咖啡', '酒店餐饮'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#7A2E3A',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 11,
    itemGapPt: 6,
    marginMm: { top: 16, right: 30, bottom: 15, left: 30 },
    photoShape: 'circle',
  },
  accents: ['#7A2E3A', '#4F5B2A', '#8A5A12', '#1F4E4A', '#2B3A67', '#1C2430'],
  sample: 'culinary',
} satisfies CatalogEntry;
