import type { CatalogEntry } from '../catalog-entry.js';

export const tem0027 = {
  code: 'tem0027',
  name: '扉页',
  description: '像演示文稿的封面：整幅紫色抬头与大照片，自我评价领起全文，适合市场、咨询与管培生。',
  category: 'business',
  look: 'modern',
  languages: ['zh', 'en'],
  occupations: ['管培生', '市场', '咨询', '商务', '项目管理'],
  regions: ['main', 'side'],
  sideSections: ['selfEvaluation'],
  fixedContentBox: false,
  defaults: {
    accent: '#5A3E8E',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.38,
    sectionGapPt: 8,
    itemGapPt: 6,
    marginMm: { top: 12, right: 16, bottom: 10, left: 16 },
    photoShape: 'rectangle',
  },
  accents: ['#5A3E8E', '#1F3A7A', '#0F5F5C', '#8A2F4E', '#2F3640', '#7A4A12'],
  sample: 'marketing',
} satisfies CatalogEntry;
