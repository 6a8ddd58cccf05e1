import type { CatalogEntry } from '../catalog-entry.js';

export const tem0024 = {
  code: 'tem0024',
  name: '经纬',
  description: '只用横线的表格，个人信息与经历逐行对齐，清朗不拥挤，适合教师招聘、事业单位与高校行政。',
  category: 'publicService',
  look: 'table',
  languages: ['zh', 'en'],
  occupations: ['教师', '事业单位', '高校行政', '国企', '医院'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#1B5E4B',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.35,
    sectionGapPt: 5,
    itemGapPt: 2,
    marginMm: { top: 11, right: 16, bottom: 9, left: 16 },
    photoShape: 'rectangle',
  },
  accents: ['#1B5E4B', '#1F3A5F', '#8C2F2A', '#2F3640', '#5A4632', '#4A3F6B'],
  sample: 'teaching',
} satisfies CatalogEntry;
