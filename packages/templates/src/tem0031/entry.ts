import type { CatalogEntry } from '../catalog-entry.js';

export const tem0031 = {
  code: 'tem0031',
  name: '问渠',
  description: '日期列于左、色条领标题，通行于海外高校的学术履历版式，适合读博申请、博士后与教职。',
  category: 'academic',
  look: 'plain',
  languages: ['en', 'zh'],
  occupations: ['博士', '博士后', '高校', '访问学者', '研究院'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['dateSide'],
  defaults: {
    accent: '#2A5DB0',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.35,
    sectionGapPt: 7.5,
    itemGapPt: 4,
    marginMm: { top: 14, right: 17, bottom: 12, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#2A5DB0', '#0E6B5C', '#8A2F3A', '#4A3F8A', '#7A5412', '#1C2430'],
  sample: 'research',
} satisfies CatalogEntry;
