import type { CatalogEntry } from '../catalog-entry.js';

export const tem0029 = {
  code: 'tem0029',
  name: '朱栏',
  description: '朱色双线为栏、楷体成文，标题如印，端雅而有书卷气，适合机关文秘、文博与语文教师。',
  category: 'publicService',
  look: 'classic',
  languages: ['zh', 'en'],
  occupations: ['文秘', '行政', '文博', '教师', '编纂'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['accent'],
  defaults: {
    accent: '#A82E22',
    fontFamily: 'kai',
    fontSizePt: 10,
    lineHeight: 1.35,
    sectionGapPt: 4.5,
    itemGapPt: 3,
    marginMm: { top: 15, right: 19, bottom: 14, left: 20 },
    photoShape: 'rectangle',
  },
  accents: ['#A82E22', '#7A2430', '#1F3A5F', '#14594B', '#5A4632', '#1C2430'],
  sample: 'teaching',
} satisfies CatalogEntry;
