import type { CatalogEntry } from '../catalog-entry.js';

export const tem0010 = {
  code: 'tem0010',
  name: '年轮',
  description: '一条中轴分开求学与实践，年份标在轴上，成长的先后一望而知。',
  category: 'technology',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['研发', '产品', '数据', '管培生', '项目管理'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'education', 'skills', 'languages', 'certificates', 'awards', 'hobbies'],
  sideColumn: { edge: 'left', widthMm: 66 },
  fixedContentBox: false,
  fixedSectionStyle: ['heading', 'dateSide'],
  defaults: {
    accent: '#0F6E84',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.5,
    sectionGapPt: 12,
    itemGapPt: 7,
    marginMm: { top: 13, right: 13, bottom: 13, left: 13 },
    photoShape: 'circle',
  },
  accents: ['#0F6E84', '#2456B8', '#6A3FA0', '#B0481E', '#0E7C66', '#1C2430'],
  sample: 'computerScience',
} satisfies CatalogEntry;
