import type { CatalogEntry } from '../catalog-entry.js';

export const tem0020 = {
  code: 'tem0020',
  name: '栋梁',
  description: '宋体标题“个人简历”，栏目名居左成列，边框分明，照片在右，适合国企、央企与事业单位。',
  category: 'publicService',
  look: 'table',
  languages: ['zh', 'en'],
  occupations: ['国企', '央企', '事业单位', '公务员', '行政'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['heading', 'headingShown'],
  defaults: {
    accent: '#9B1C1C',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.45,
    sectionGapPt: 5,
    itemGapPt: 5,
    marginMm: { top: 13, right: 15, bottom: 13, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#9B1C1C', '#1F3A5F', '#2F3640', '#14594B', '#5A4632', '#4A3F6B'],
  sample: 'accounting',
} satisfies CatalogEntry;
