import type { CatalogEntry } from '../catalog-entry.js';

export const tem0003 = {
  code: 'tem0003',
  name: '端格',
  description: '规整的表格式简历，照片居右，籍贯、民族、政治面貌各归其格，适合国企、公务员与事业单位。',
  category: 'publicService',
  look: 'table',
  languages: ['zh', 'en'],
  occupations: ['国企', '公务员', '事业单位', '银行', '医护', '会计'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: true,
  fixedSectionStyle: ['heading', 'headingShown', 'columns', 'dateSide'],
  defaults: {
    accent: '#1F3A5F',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.4,
    sectionGapPt: 4.5,
    itemGapPt: 4,
    marginMm: { top: 10, right: 14, bottom: 10, left: 14 },
    photoShape: 'rectangle',
  },
  accents: ['#1F3A5F', '#8C2F2A', '#2F3640', '#14594B', '#5A4632', '#4A3F6B'],
  sample: 'accounting',
} satisfies CatalogEntry;
