import type { CatalogEntry } from '../catalog-entry.js';

export const tem0016 = {
  code: 'tem0016',
  name: '桃李',
  description: '柔和抬头配左侧照片，信息分两列，圆角标题亲切整齐，适合师范生与教育岗位。',
  category: 'publicService',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['教师', '师范生', '教育培训', '辅导员', '幼教'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#B25440',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.4,
    sectionGapPt: 6,
    itemGapPt: 4,
    marginMm: { top: 11, right: 15, bottom: 10, left: 15 },
    photoShape: 'rounded',
  },
  accents: ['#B25440', '#3F6B4A', '#3D5A98', '#8A4B6E', '#8A6D1F', '#1F6470'],
  sample: 'teaching',
} satisfies CatalogEntry;
