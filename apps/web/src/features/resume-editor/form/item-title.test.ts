import type { FieldDefinition } from '@qicheng/resume/sections';
import { itemTitle } from './item-title.js';

const FIELDS = [
  { name: 'name', control: 'i18n' },
  { name: 'level', control: 'select' },
  { name: 'keywords', control: 'tags' },
  { name: 'highlights', control: 'rich' },
] as unknown as FieldDefinition[];

it.each([
  [{ name: { zh: '数据分析' }, keywords: ['SQL'] }, '数据分析'],
  [{ keywords: ['SQL', 'Python', 'Tableau', 'Excel'] }, 'SQL、Python、Tableau'],
  [{ keywords: [{ zh: '制表' }, { zh: '', en: '' }] }, '制表'],
  [{ highlights: [{ id: 'h1', kind: 'bullet', zh: [{ text: '做表' }] }] }, ''],
  [{ level: 'expert' }, ''],
])('%j has the title “%s”', (item, title) => {
  expect(itemTitle({ id: 's1', ...item }, FIELDS, 'zh')).toBe(title);
});
