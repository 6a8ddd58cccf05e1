import { STYLE_NAMES, SETTINGS } from './diff/setting-names.js';
import type { FieldDefinition } from './fields/field.js';
import {
  ATTACHMENT_FIELDS,
  BASICS_FIELDS,
  COVER_LETTER_FIELDS,
  CUSTOM_KINDS,
  findSection,
  WORK_ROLE_FIELDS,
} from './sections.js';

interface Part {
  heading: string;
  fields: readonly FieldDefinition[];
}

// Works for every kind of custom section: their field names do not conflict.
const CUSTOM: Part = {
  heading: '自定义模块',
  fields: Object.values(CUSTOM_KINDS).flatMap(({ fields }) => fields),
};

const PARTS: Readonly<Record<string, Part>> = {
  basics: { heading: '基本信息', fields: BASICS_FIELDS },
  custom: CUSTOM,
  coverLetters: { heading: '求职信', fields: COVER_LETTER_FIELDS },
  attachments: { heading: '附件', fields: ATTACHMENT_FIELDS },
};

function partOf(key: string): Part {
  const known = PARTS[key];
  if (known) return known;
  const section = findSection(key);
  return { heading: section?.title.zh ?? '附加数据', fields: section?.fields ?? [] };
}

const isPosition = (segment: string): boolean => /^\d+$/.test(segment);

/** Label of a location in an invalid document: 实习经历 · 第 1 条 · 工作内容 · 第 2 条（英文）. */
function placeLabel(path: string): string {
  const [key = '', ...rest] = path.split('/').slice(1);
  if (key === 'meta') return settingLabel(rest);
  const { heading, fields } = partOf(key);
  const known = [...fields, ...WORK_ROLE_FIELDS];
  const words = [heading];
  let language: string | undefined;
  for (const segment of rest) {
    language = segment === 'zh' || segment === 'en' ? segment : language;
    // Runs of a text are invisible to its writer.
    if (language !== undefined) continue;
    const label = known.find(({ name }) => name === segment)?.label.zh;
    if (isPosition(segment)) words.push(`第 ${Number(segment) + 1} 条`);
    else if (label !== undefined) words.push(label);
  }
  return words.join(' · ') + (language === 'en' ? '（英文）' : '');
}

const settingLabel = ([name = '', inner = '']: string[]): string =>
  (name === 'style' ? STYLE_NAMES[inner] : SETTINGS[name]) ?? '模板、样式与模块';

/** What is invalid in a document and where, in the writer's terms. */
export const documentErrorMessage = ({ path, message }: { path: string; message: string }): string =>
  `“${placeLabel(path)}”${message === '' ? '的内容不正确' : `：${message}`}`;
