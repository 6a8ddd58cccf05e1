import type { CatalogEntry } from '../catalog-entry.js';

export const tem0043 = {
  code: 'tem0043',
  name: '欧陆',
  description:
    '参照欧盟 Europass 简历体例：资料带标签连排，时间地点在上、单位职务在下，语言水平分格列出，适合赴欧留学与国际组织。',
  category: 'general',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['国际组织', '欧洲留学', '联合硕士', '可持续发展', '公益'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#1D4E9E',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.5,
    sectionGapPt: 11,
    itemGapPt: 8,
    marginMm: { top: 15, right: 17, bottom: 14, left: 17 },
    photoShape: 'rectangle',
  },
  accents: ['#1D4E9E', '#0B6E6E', '#6A3D8F', '#8A3B12', '#1C2430'],
  sample: 'sustainability',
} satisfies CatalogEntry;
