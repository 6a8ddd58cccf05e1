import { enumerated } from './words.js';

/** The names of a line with one level for all of them. */
export interface SkillRow {
  names: readonly string[];
  level: string;
  /** Whether the line says more than a level has: the months of use. */
  hasMore: boolean;
}

const LEVEL = '精通|熟练|掌握|熟悉|了解|一般|良好|入门';
const ROW = new RegExp(
  `^(?<names>[^\\s，,；;:：|｜].{0,40}?)[\\s|｜]+(?<level>${LEVEL})(?<months>[\\s|｜]+\\d{1,3}\\s*个月)?$`,
  'u',
);
const MAX_NAME_LENGTH = 20;
const NO_NAME = /[，,；;:：。|｜\t]|能力|态度|水平/u;

/** Excel 一般 | 24个月, 易飞ERP、金蝶 熟练: a row of a job site with the level and how long it was used; null for any other text. */
export function skillRowOf(text: string): SkillRow | null {
  const { names = '', level = '', months } = ROW.exec(text.trim())?.groups ?? {};
  const all = enumerated(names);
  const areNames = all.every(
    (name) => name.length <= MAX_NAME_LENGTH && !NO_NAME.test(name.replace(/[（(][^（）()]*[）)]/gu, '')),
  );
  return all.length === 0 ||
    !areNames ||
    /[，,；;:：|｜\t]/u.test(names.replace(/[（(][^（）()]*[）)]/gu, ''))
    ? null
    : { names: all, level, hasMore: months !== undefined };
}

const BETWEEN = /(?<=[）)])\s+(?=[\p{L}])|(?<=\p{Script=Han})\s+(?=[A-Za-z][^\s（()）]*[（(])/u;
const RATED = new RegExp(`^(?<name>[^（()）]{1,24}?)\\s*[（(](?<remark>[^（()）]{1,24})[）)]$`, 'u');
const IS_RATING = new RegExp(
  `(?:^|[，,、])\\s*(?:${LEVEL})(?:使用|掌握|运用)?\\s*(?:[，,、]|$)|^[会能可]`,
  'u',
);
const MIN_RATED = 2;

/** One name, with its own level if the line gives one. */
export interface RatedSkill {
  name: string;
  /** The words in brackets behind the name. */
  remark: string;
}

/** SolidWorks（熟练，CSWA 认证） AutoCAD（熟练） Creo（了解）: each name has a level of its own; null for any other text. */
export function skillsWithOwnLevels(text: string): RatedSkill[] | null {
  if (/[；;:：。]/u.test(text)) return null;
  const parts = text.trim().split(BETWEEN);
  const skills = parts.map((part): RatedSkill => {
    const { name, remark = '' } = RATED.exec(part.trim())?.groups ?? {};
    return { name: (name ?? part).trim(), remark };
  });
  const rated = skills.filter(({ remark }) => IS_RATING.test(remark));
  const areNames = skills.every(({ name }) => name.length <= MAX_NAME_LENGTH && !/[、，,（()）]/u.test(name));
  return rated.length >= MIN_RATED && areNames ? skills : null;
}
