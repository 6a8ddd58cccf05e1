import { type Draft, SURE } from './draft.js';
import { LEVEL_LABEL, type Level } from './education-marks.js';
import type { HeadPart } from './entries.js';

/** Schools that teach one level only, by their names. */
const LEVELS_OF_SCHOOLS: readonly (readonly [RegExp, Level])[] = [
  [
    /(?:职业中专|中等专业学校|中等职业(?:技术)?学校|职业(?:高级)?中学|职业高中|职高|职中|技工学校|技校|卫校|职业(?:技术)?学校|(?:工业|林业|农业|卫生|财经|旅游|商业)学校)$/u,
    'technical',
  ],
  [/(?:第[一二三四五六七八九十]+(?:高级)?中学|高级中学|高中|[一二三四五六七八九十]中)$/u, 'highSchool'],
];

/** The level of an education whose text names only such a school. */
export function takeLevelOfSchool(draft: Draft, item: string, [part]: readonly HeadPart[]): void {
  const education = draft.document.education[Number(item.split('/')[2])];
  const school = education?.school?.name?.[draft.lang];
  const level = LEVELS_OF_SCHOOLS.find(([form]) => form.test(school ?? ''))?.[1];
  if (level !== undefined && part !== undefined && education?.degreeLevel === undefined)
    draft.put(`${item}/degreeLevel`, level, LEVEL_LABEL[level], SURE.likely, part.line);
}
