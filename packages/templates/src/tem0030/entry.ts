import type { CatalogEntry } from '../catalog-entry.js';

export const tem0030 = {
  code: 'tem0030',
  name: '原野',
  description: '左缘一道竖栏，栏目以线描图标标记，朴素开阔，适合农林、环境、食品与野外岗位。',
  category: 'general',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['农林', '环境', '食品', '地质', '测绘'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#6F6414',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.45,
    sectionGapPt: 10,
    itemGapPt: 6,
    marginMm: { top: 13, right: 15, bottom: 12, left: 25 },
    photoShape: 'circle',
  },
  accents: ['#6F6414', '#2F6B3A', '#1F6470', '#8A4B1E', '#3D5A98', '#2F3640'],
  sample: 'marketing',
} satisfies CatalogEntry;
