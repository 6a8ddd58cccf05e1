import type { CatalogEntry } from '../catalog-entry.js';

export const tem0036 = {
  code: 'tem0036',
  name: '履职',
  description:
    '按干部任免审批表来排：宋体黑线、窄列双字栏目、简历逐行书写，末行留三处盖章，适合党政机关与事业单位。',
  category: 'publicService',
  look: 'table',
  languages: ['zh', 'en'],
  occupations: ['乡镇机关', '党务', '公务员', '事业单位', '国企管理'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  fixedSectionStyle: ['accent', 'heading', 'headingShown', 'columns', 'dateSide'],
  defaults: {
    accent: '#1C1C1C',
    fontFamily: 'serif',
    fontSizePt: 10,
    lineHeight: 1.5,
    sectionGapPt: 6,
    itemGapPt: 4,
    marginMm: { top: 17, right: 17, bottom: 15, left: 17 },
    photoShape: 'rectangle',
  },
  accents: ['#1C1C1C', '#8C1F1A', '#1F3A5F'],
  sample: 'civilService',
} satisfies CatalogEntry;
