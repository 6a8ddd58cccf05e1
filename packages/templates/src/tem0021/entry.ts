import type { CatalogEntry } from '../catalog-entry.js';

export const tem0021 = {
  code: 'tem0021',
  name: '分野',
  description: '经典两栏，四六分栏以一线相隔：左看能力与证书，右看经历，适合财会、法务与行政。',
  category: 'business',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['财会', '审计', '法务', '行政', '咨询'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'certificates', 'awards', 'skills', 'languages', 'portfolio', 'hobbies'],
  fixedContentBox: true,
  defaults: {
    accent: '#34495E',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.5,
    sectionGapPt: 12,
    itemGapPt: 7,
    marginMm: { top: 10, right: 14, bottom: 10, left: 14 },
    photoShape: 'rectangle',
  },
  accents: ['#34495E', '#1F5A4C', '#6B2D3C', '#2B3A67', '#5A4632', '#1C2430'],
  sample: 'teaching',
} satisfies CatalogEntry;
