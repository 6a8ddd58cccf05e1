import type { CatalogEntry } from '../catalog-entry.js';

export const tem0028 = {
  code: 'tem0028',
  name: '一览',
  description: '时间、单位、职务、地点四列对齐，行距紧凑如清单，经历再多也一目了然，适合工程与资深岗位。',
  category: 'technology',
  look: 'plain',
  languages: ['zh', 'en'],
  occupations: ['工程', '项目管理', '机械', '制造', '资深岗位'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#3B6285',
    fontFamily: 'sans',
    fontSizePt: 9,
    lineHeight: 1.35,
    sectionGapPt: 4,
    itemGapPt: 2,
    marginMm: { top: 10, right: 13, bottom: 9, left: 13 },
    photoShape: 'rectangle',
  },
  accents: ['#3B6285', '#2F6B5A', '#8A4B2F', '#5B4B8A', '#1C2430', '#7A2E3E'],
  sample: 'mechanical',
} satisfies CatalogEntry;
