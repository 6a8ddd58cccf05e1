import type { CatalogEntry } from '../catalog-entry.js';

export const tem0005 = {
  code: 'tem0005',
  name: '清稿',
  description: '衬线字体、边栏标题，论文与课题排得密而不乱，中英文皆宜，适合保研、考研复试与科研岗位。',
  category: 'academic',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['科研', '高校', '保研', '留学申请', '医学'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['heading'],
  defaults: {
    accent: '#1C2430',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 10,
    itemGapPt: 5,
    marginMm: { top: 17, right: 18, bottom: 17, left: 18 },
    photoShape: 'rectangle',
  },
  accents: ['#1C2430', '#7A2430', '#1F3A5F', '#14594B', '#4A3F6B', '#6B4A1E'],
  sample: 'teaching',
} satisfies CatalogEntry;
