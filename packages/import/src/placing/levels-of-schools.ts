import { type Draft, SURE } from './draft.js';
import { LEVEL_LABEL, type Level } from './education-marks.js';

/** Schools that teach one level only, by their names. */
const LEVELS_OF_SCHOOLS: readonly (readonly [RegExp, Level])[] = [
  [
    /(?:职业中专|中等专业学校|中等职业(?:技术)?学校|职业(?:高级)?中学|职业高中|职高|职中|技工学校|技校|卫校|职业(?:技术)?学校|(?:工业|林业|农业|卫生|财经|旅游|商业)学校)$/u,
    'technical',
  ],
  [/(?:第[一二三四五六七八九十]+(?:高级)?中学|高级中学|高中|[一二三四五六七八九十]中)$/u, 'highSchool'],
];

/** Gives educations whose level is nowhere stated the only level of their school. */
export function takeLevelsOfSchools(draft: Draft): void {
  for (const [at, { school, degreeLevel }] of draft.document.education.entries()) {
    const item = `/education/${at}`;
    const name = school?.name?.[draft.lang] ?? '';
    const level = LEVELS_OF_SCHOOLS.find(([form]) => form.test(name))?.[1];
    const source = draft.fields.find(({ pointer }) => pointer.startsWith(`${item}/school/name`))?.source;
    if (level !== undefined && degreeLevel === undefined && source != null)
      draft.put(`${item}/degreeLevel`, level, LEVEL_LABEL[level], SURE.likely, {
        ...source,
        text: source.quote,
      });
  }
}
