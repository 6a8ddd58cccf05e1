import type { CatalogEntry } from '../catalog-entry.js';

export const tem0025 = {
  code: 'tem0025',
  name: '通汇',
  description: '华尔街式一页纸：居中抬头、单位与城市同行、职位与时间同行，无照片，适合投行、咨询与外企。',
  category: 'business',
  look: 'classic',
  languages: ['en', 'zh'],
  occupations: ['投行', '咨询', '证券', '外企', '留学申请'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#14181F',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.35,
    sectionGapPt: 7,
    itemGapPt: 5,
    marginMm: { top: 14, right: 17, bottom: 13, left: 17 },
    photoShape: 'rectangle',
  },
  accents: ['#14181F', '#1F3A5F', '#5A1F2B', '#14443A', '#3A3F47'],
  sample: 'dataAnalyst',
} satisfies CatalogEntry;
