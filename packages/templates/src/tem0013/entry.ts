import type { CatalogEntry } from '../catalog-entry.js';

export const tem0013 = {
  code: 'tem0013',
  name: '拾彩',
  description: '大字姓名与几何色块，经历舒展，技能与证书收进浅色卡片，适合设计、品牌与内容岗位。',
  category: 'creative',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['设计', '品牌', '新媒体', '游戏', '广告'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#D9482B',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.45,
    sectionGapPt: 10,
    itemGapPt: 7,
    marginMm: { top: 14, right: 15, bottom: 14, left: 15 },
    photoShape: 'circle',
  },
  accents: ['#D9482B', '#2D6CDF', '#0E8A6B', '#8A3FFC', '#C2255C', '#E0A100'],
  sample: 'marketing',
} satisfies CatalogEntry;
