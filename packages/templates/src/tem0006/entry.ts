import type { CatalogEntry } from '../catalog-entry.js';

export const tem0006 = {
  code: 'tem0006',
  name: '拂晓',
  description: '双色抬头配右侧浅色窄栏，楷体标题，温暖而有条理，适合教师、设计与新媒体。',
  category: 'creative',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['教师', '设计', '新媒体', '文案', '策划'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'skills', 'languages', 'certificates', 'hobbies'],
  sideColumn: { edge: 'right', widthMm: 50 },
  fixedContentBox: true,
  defaults: {
    accent: '#A8471F',
    fontFamily: 'sans',
    headingFont: 'kai',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 11,
    itemGapPt: 7,
    marginMm: { top: 10, right: 11, bottom: 10, left: 14 },
    photoShape: 'circle',
  },
  accents: ['#A8471F', '#8A5A12', '#9A3B4F', '#4B6B2F', '#1F6470', '#5B4B8A'],
  sample: 'nursing',
} satisfies CatalogEntry;
