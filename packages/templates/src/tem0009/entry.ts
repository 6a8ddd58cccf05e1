import type { CatalogEntry } from '../catalog-entry.js';

export const tem0009 = {
  code: 'tem0009',
  name: '方圆',
  description: '通栏表格、栏目居左，照片与政治面貌、籍贯、民族各归其格，按公务员与选调生的报名表来排。',
  category: 'publicService',
  look: 'table',
  languages: ['zh', 'en'],
  occupations: ['公务员', '选调生', '事业单位', '国企', '军队文职'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['spacing', 'heading', 'headingShown', 'columns', 'dateSide'],
  defaults: {
    accent: '#2F3640',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.4,
    sectionGapPt: 0,
    itemGapPt: 0,
    marginMm: { top: 13, right: 14, bottom: 14, left: 14 },
    photoShape: 'rectangle',
  },
  accents: ['#2F3640', '#8C2F2A', '#1F3A5F', '#14594B', '#5A4632', '#4A3F6B'],
  sample: 'teaching',
} satisfies CatalogEntry;
