import type { CatalogEntry } from '../catalog-entry.js';

export const tem0023 = {
  code: 'tem0023',
  name: '实干',
  description: '大字号、电话醒目，持证与技能排在最前，工友和招工的人一眼看懂，适合技工、司机与现场岗位。',
  category: 'general',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['技工', '电工', '数控', '司机', '物流', '物业'],
  regions: ['main', 'side'],
  sideSections: ['intention', 'certificates', 'skills'],
  fixedContentBox: false,
  fixedSectionStyle: ['accent'],
  defaults: {
    accent: '#F2B705',
    fontFamily: 'sans',
    fontSizePt: 11.5,
    lineHeight: 1.4,
    sectionGapPt: 8,
    itemGapPt: 5,
    marginMm: { top: 14, right: 15, bottom: 12, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#F2B705', '#F07F13', '#5FA8E6', '#7BC47F', '#E58A8A', '#B9BEC6'],
  sample: 'electrician',
} satisfies CatalogEntry;
