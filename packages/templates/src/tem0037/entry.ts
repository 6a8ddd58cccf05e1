import type { CatalogEntry } from '../catalog-entry.js';

export const tem0037 = {
  code: 'tem0037',
  name: '定理',
  description:
    'LaTeX 论文体：居中题头、摘要领起、章节逐级编号、论文以方括号列出，适合数学、理论与量化研究，中英文皆宜。',
  category: 'academic',
  look: 'classic',
  languages: ['en', 'zh'],
  occupations: ['数学', '密码学', '量化研究', '理论物理', '博士'],
  regions: ['main', 'side'],
  sideSections: ['selfEvaluation'],
  fixedContentBox: false,
  fixedSectionStyle: ['accent', 'dateSide'],
  defaults: {
    accent: '#1C3F94',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.4,
    sectionGapPt: 10,
    itemGapPt: 5,
    marginMm: { top: 20, right: 24, bottom: 18, left: 24 },
    photoShape: 'rectangle',
  },
  accents: ['#1C3F94', '#8A1F2B', '#14594B', '#1C2430'],
  sample: 'mathematics',
} satisfies CatalogEntry;
