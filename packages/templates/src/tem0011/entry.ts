import type { CatalogEntry } from '../catalog-entry.js';

export const tem0011 = {
  code: 'tem0011',
  name: '远帆',
  description: '西文优先的一页英文简历，无照片、排布紧凑、细线分节，中文同样得体，适合外企与留学。',
  category: 'general',
  look: 'plain',
  languages: ['en', 'zh'],
  occupations: ['外企', '留学申请', '咨询', '投行', '海外岗位'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#1C2430',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.4,
    sectionGapPt: 8,
    itemGapPt: 4.5,
    marginMm: { top: 12.5, right: 15, bottom: 12.5, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#1C2430', '#1F3A5F', '#0E5A4A', '#7A2430', '#4A3F6B', '#5A4632'],
  sample: 'dataAnalyst',
} satisfies CatalogEntry;
