import type { CatalogEntry } from '../catalog-entry.js';

export const tem0022 = {
  code: 'tem0022',
  name: '万里',
  description: '宽边、细线、无彩色，疏朗的细标题，中英文同样匀称，适合外企、留学与海外求职。',
  category: 'general',
  look: 'plain',
  languages: ['zh', 'en'],
  occupations: ['外企', '留学', '咨询', '金融', '翻译'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#1C2430',
    fontFamily: 'serif',
    fontSizePt: 9.5,
    lineHeight: 1.35,
    sectionGapPt: 6.5,
    itemGapPt: 5,
    marginMm: { top: 15, right: 22, bottom: 12, left: 22 },
    photoShape: 'rectangle',
  },
  accents: ['#1C2430', '#000000', '#3A3F47', '#4A4A4A'],
  sample: 'dataAnalyst',
} satisfies CatalogEntry;
