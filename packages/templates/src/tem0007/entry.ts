import type { CatalogEntry } from '../catalog-entry.js';

export const tem0007 = {
  code: 'tem0007',
  name: '文渊',
  description: '衬线单栏的学术简历，论文、专利逐条编号，作者中的本人加粗，适合读博、博士后与高校教职。',
  category: 'academic',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['博士', '博士后', '科研', '高校', '研究院'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: true,
  defaults: {
    accent: '#7A2430',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.35,
    sectionGapPt: 7,
    itemGapPt: 5,
    marginMm: { top: 10, right: 18, bottom: 10, left: 18 },
    photoShape: 'rectangle',
  },
  accents: ['#7A2430', '#1F3A5F', '#1C2430', '#14594B', '#6B4A1E', '#4A3F6B'],
  sample: 'research',
} satisfies CatalogEntry;
