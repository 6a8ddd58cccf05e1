import type { CatalogEntry } from '../catalog-entry.js';

export const tem0018 = {
  code: 'tem0018',
  name: '矩阵',
  description: '深色抬头、技能矩阵居首、项目在前，标签如代码般对齐，适合开发、算法与运维。',
  category: 'technology',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['前端', '后端', '算法', '测试', '运维'],
  regions: ['main', 'side'],
  sideSections: ['skills', 'projects'],
  fixedContentBox: false,
  defaults: {
    accent: '#0B7A75',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.42,
    sectionGapPt: 7,
    itemGapPt: 7,
    marginMm: { top: 12, right: 14, bottom: 12, left: 14 },
    photoShape: 'rectangle',
  },
  accents: ['#0B7A75', '#2456B8', '#6A3FA0', '#A8471F', '#3F6B2F', '#1C2430'],
  sample: 'computerScience',
} satisfies CatalogEntry;
