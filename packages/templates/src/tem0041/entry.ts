import type { CatalogEntry } from '../catalog-entry.js';

export const tem0041 = {
  code: 'tem0041',
  name: '边注',
  description:
    'LaTeX 讲义体：正文窄而易读，日期、地点与程度写在右侧页边，如书边批注，适合智库、编辑与人文社科。',
  category: 'academic',
  look: 'plain',
  languages: ['zh', 'en'],
  occupations: ['政策研究', '智库', '编辑', '人文社科', '法律'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#9B2226',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 13,
    itemGapPt: 8,
    marginMm: { top: 18, right: 18, bottom: 16, left: 22 },
    photoShape: 'rectangle',
  },
  accents: ['#9B2226', '#1F3A7A', '#14594B', '#5A4632', '#1C2430'],
  sample: 'policy',
} satisfies CatalogEntry;
