import type { CatalogEntry } from '../catalog-entry.js';

export const tem0001 = {
  code: 'tem0001',
  name: '素笺',
  description: '单栏、细线分节，信息密度适中，任何岗位都得体。',
  category: 'general',
  look: 'plain',
  languages: ['zh', 'en'],
  occupations: ['通用', '应届生', '产品', '运营'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#0E7C66',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.42,
    sectionGapPt: 7.5,
    itemGapPt: 4.5,
    marginMm: { top: 13, right: 15, bottom: 13, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#0E7C66', '#1F5FBF', '#B93A1E', '#1C2430', '#5B4B8A', '#8A6D1F'],
  sample: 'computerScience',
} satisfies CatalogEntry;
