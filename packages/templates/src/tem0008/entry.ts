import type { CatalogEntry } from '../catalog-entry.js';

export const tem0008 = {
  code: 'tem0008',
  name: '澄光',
  description: '右侧一张浅色卡片收好联系方式、技能与语言，左侧留白讲经历，轻盈而清楚。',
  category: 'business',
  look: 'sidebar',
  languages: ['zh', 'en'],
  occupations: ['互联网', '产品', '运营', '人力资源', '咨询'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'skills', 'languages', 'certificates', 'awards', 'hobbies'],
  sideColumn: { edge: 'right', widthMm: 51 },
  fixedContentBox: true,
  defaults: {
    accent: '#2A6F97',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 12,
    itemGapPt: 7,
    marginMm: { top: 10, right: 11, bottom: 10, left: 14 },
    photoShape: 'rounded',
  },
  accents: ['#2A6F97', '#3E7C4F', '#A8572B', '#6A4C93', '#2F3640', '#9A3B4F'],
  sample: 'computerScience',
} satisfies CatalogEntry;
