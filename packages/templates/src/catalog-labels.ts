import type { Language } from '@qicheng/resume/document';
import type { TemplateCategory, TemplateLook } from './catalog-entry.js';

/** What the words of the catalog are called in the interface. */
export const CATEGORY_NAMES: Readonly<Record<TemplateCategory, string>> = {
  general: '通用',
  technology: '技术研发',
  business: '商务职能',
  publicService: '国企与公务员',
  academic: '学术科研',
  creative: '创意设计',
};

export const LOOK_NAMES: Readonly<Record<TemplateLook, string>> = {
  plain: '简约',
  classic: '经典',
  modern: '现代',
  sidebar: '双栏',
  table: '表格',
};

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  zh: '中文',
  en: '英文',
};
