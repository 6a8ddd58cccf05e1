import type { CatalogEntry } from '../catalog-entry.js';

export const tem0032 = {
  code: 'tem0032',
  name: '头版',
  description: '报纸头版的样子：通栏报头、粗细双线、左宽右窄两栏，纯黑白，打印省墨，适合记者、编辑与公关。',
  category: 'creative',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['记者', '编辑', '公关', '传播', '新媒体'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'skills', 'languages', 'certificates', 'awards', 'portfolio', 'hobbies'],
  sideColumn: { edge: 'right', widthMm: 53 },
  fixedContentBox: false,
  fixedSectionStyle: ['accent'],
  defaults: {
    accent: '#111418',
    fontFamily: 'serif',
    fontSizePt: 9.5,
    lineHeight: 1.5,
    sectionGapPt: 9,
    itemGapPt: 6,
    marginMm: { top: 13, right: 14, bottom: 12, left: 14 },
    photoShape: 'rectangle',
  },
  accents: ['#111418', '#3A3F47', '#1F3A5F', '#5A1F2B'],
  sample: 'marketing',
} satisfies CatalogEntry;
