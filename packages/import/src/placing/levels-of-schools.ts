import { type Draft, SURE } from './draft.js';
import { LEVEL_LABEL, type Level, LEVELS } from './education-marks.js';
import { splitOutsideBrackets } from './outside-brackets.js';

/** Schools that teach one level only, by their names. */
const LEVELS_OF_SCHOOLS: readonly (readonly [RegExp, Level])[] = [
  [
    /(?:职业中专|中等专业学校|中等职业(?:技术)?学校|职业(?:高级)?中学|职业高中|职高|职中|技工学校|技校|卫校|职业(?:技术)?学校|(?:工业|林业|农业|卫生|财经|旅游|商业)学校)$/u,
    'technical',
  ],
  [/(?:第[一二三四五六七八九十]+(?:高级)?中学|高级中学|高中|[一二三四五六七八九十]中)$/u, 'highSchool'],
];

const CLAUSE = /[，,；;。|｜/]|\s+/gu;
const MAX_CLAUSE_LENGTH = 24;
/** 考研未录取, 带本科生实验, 还差 4 门: studies that were not begun or finished, or those of others. */
const NOT_OWN = /[考报]|录取|未|没|肄|结业|退学|还?差|课[时程]|学时|助教|带|班|预科/u;
/** Names of schools and offices that contain the word for a level. */
const IN_NAMES = /(?:高等|师范|医学)?专科学校|研究生[院部处会]|本科[院部处]|中专学校|高职学院/gu;

/** 工商管理（MBA，在读）, 农学硕士（推免）: the level in a line of an education, whatever else its clause says. */
function statedLevel(quote: string, school: string): Level | undefined {
  for (const clause of splitOutsideBrackets(quote.replace(school, ''), CLAUSE)) {
    const text = clause.replaceAll(IN_NAMES, '');
    const level = LEVELS.find(([form]) => form.test(text))?.[1];
    if (level !== undefined && text.length <= MAX_CLAUSE_LENGTH && !NOT_OWN.test(text)) return level;
  }
  return undefined;
}

/** Gives educations without a level the one that their lines say, or the only level of their school. */
export function takeLevelsOfSchools(draft: Draft): void {
  const ofItem = (item: string) =>
    draft.fields
      .filter(({ pointer }) => pointer.startsWith(`${item}/`))
      .flatMap(({ source }) => source ?? []);
  const all = draft.document.education.map((_, at) => ofItem(`/education/${at}`));
  for (const [at, { school, degreeLevel, exchange }] of draft.document.education.entries()) {
    const [source] = all[at] ?? [];
    if (degreeLevel !== undefined || exchange !== undefined || source === undefined) continue;
    const name = school?.name?.[draft.lang] ?? '';
    // A line with two educations does not tell whose level it says.
    const isOwn = (line: number | null): boolean =>
      line !== null && all.every((other, index) => index === at || other.every((each) => each.line !== line));
    const stated = (all[at] ?? [])
      .filter(({ line }) => isOwn(line))
      .map(({ quote }) => statedLevel(quote, name))
      .find((level) => level !== undefined);
    const level = stated ?? LEVELS_OF_SCHOOLS.find(([form]) => form.test(name))?.[1];
    if (level !== undefined)
      draft.put(`/education/${at}/degreeLevel`, level, LEVEL_LABEL[level], SURE.likely, {
        ...source,
        text: source.quote,
      });
  }
}
