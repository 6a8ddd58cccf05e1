import type { CatalogEntry } from '../catalog-entry.js';

export const tem0004 = {
  code: 'tem0004',
  name: '行迹',
  description: '时间轴贯穿全页，日期在左、成果在右，层次分明，适合项目多、成长快的技术与产品同学。',
  category: 'technology',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['研发', '产品', '数据', '测试', '设计'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['heading', 'dateSide'],
  defaults: {
    accent: '#2456B8',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.35,
    sectionGapPt: 10,
    itemGapPt: 6,
    marginMm: { top: 12, right: 14, bottom: 12, left: 12 },
    photoShape: 'circle',
  },
  accents: ['#2456B8', '#0E7C66', '#6A3FA0', '#B93A1E', '#0F6E84', '#1C2430'],
  sample: 'computerScience',
} satisfies CatalogEntry;
