import type { CatalogEntry } from '../catalog-entry.js';

export const tem0034 = {
  code: 'tem0034',
  name: '夜航',
  description:
    '整页深色，像片尾字幕：职责居左、单位居右，沿一条轴线对齐，适合游戏、影视与动画，网上投递最好看。',
  category: 'creative',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['游戏', '影视', '动画', '音效', '独立开发'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['accent', 'dateSide'],
  defaults: {
    accent: '#E3A857',
    fontFamily: 'sans',
    fontSizePt: 9.5,
    lineHeight: 1.5,
    sectionGapPt: 13,
    itemGapPt: 8,
    marginMm: { top: 17, right: 16, bottom: 15, left: 12 },
    photoShape: 'rectangle',
  },
  accents: ['#E3A857', '#7FB7BE', '#E08A7B', '#9DB4E8', '#A9C77F', '#C9CDD3'],
  sample: 'gameArt',
} satisfies CatalogEntry;
