import type { CatalogEntry } from '../catalog-entry.js';

export const tem0042 = {
  code: 'tem0042',
  name: '登记',
  description:
    '按国企应聘登记表来排：每栏有表头，时间、单位、职务各归其格，末行承诺签字，适合电力、能源与轨道交通。',
  category: 'publicService',
  look: 'table',
  languages: ['zh', 'en'],
  occupations: ['电力', '能源', '轨道交通', '烟草', '国企'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['heading', 'columns', 'dateSide'],
  defaults: {
    accent: '#1F4E79',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.35,
    sectionGapPt: 6,
    itemGapPt: 3,
    marginMm: { top: 13, right: 16, bottom: 12, left: 16 },
    photoShape: 'rectangle',
  },
  accents: ['#1F4E79', '#8C2F2A', '#2F3640', '#14594B'],
  sample: 'powerGrid',
} satisfies CatalogEntry;
