import { reworded, type TextLine } from '../reading/page-text.js';
import { PHONE } from './contact-patterns.js';
import { findPeriod } from './dates.js';
import { SCHOOL, ONLY_LEVEL } from './education-marks.js';
import { companyScore } from './recognise.js';
import { withoutBullet } from './words.js';

const SLASH = /\s*[/／╱]\s*/gu;
const MIN_PARTS = 3;
const MAX_PART_LENGTH = 24;
const MAX_PARTS = 5;

const TITLE_PAIR = /^[^/／]*(?:公司|集团|银行|医院|[厂店馆所站院社校局]|大学|学院|中学|学校)$/u;
/** 2019.9-2023.6 某大学/会计学/本科, 某厂/钳工 2015-2019: the names of a dated head between slashes without spaces, as cells; null for other texts. */
function slashedHead(text: string): string | null {
  // 【教育】某大学 / …: the label in front is read first.
  if (/^\s*[【［[]/u.test(text)) return null;
  const bare = withoutBullet(text).text;
  const found = findPeriod(bare);
  if (found === null || found.period.end === undefined) return null;
  const at = bare.indexOf(found.text);
  const isBefore = at === 0;
  const isAfter = at > 0 && at + found.text.length === bare.length;
  if (at < 0 || !(isBefore || isAfter)) return null;
  const statement = (isBefore ? bare.slice(found.text.length) : bare.slice(0, at)).replace(
    /^[\s/／,，]+|[\s/／,，]+$/gu,
    '',
  );
  if (/[\t|｜。；;，,、:：]|https?:|\p{Script=Han}\s+\p{Script=Han}/iu.test(statement)) return null;
  const parts = statement.split(/[/／]/u).map((part) => part.trim());
  const [first = '', second = ''] = parts;
  const areNames = parts.every((part) => part.length >= 2 && part.length <= MAX_PART_LENGTH);
  const isNamed = parts.some((part) => SCHOOL.test(part) || companyScore(part) >= 1);
  const isPair = parts.length === 2 && TITLE_PAIR.test(first) && !TITLE_PAIR.test(second);
  if (!areNames || parts.length > MAX_PARTS || !(isPair || (parts.length >= MIN_PARTS && isNamed)))
    return null;
  return (isBefore ? [found.text, ...parts] : [...parts, found.text]).join('\t');
}

/** 2021-05~2025-09/某公司/销售主管, 尹浩然/男/1994-08/湖北襄阳/138…: turns names and details between slashes into cells. */
export const withSlashedRows = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const { text, box } = line;
    const head = box === null ? slashedHead(text) : null;
    if (head !== null) return reworded(line, head);
    if (box !== null || /[\t|｜。；;]|https?:|\.com\//iu.test(text) || !/[/／╱]/u.test(text)) return line;
    const found = findPeriod(text);
    const isDated = found !== null && text.trim().startsWith(found.text);
    const statement = isDated ? text.slice(text.indexOf(found.text) + found.text.length) : text;
    const isHead = isDated && /^\s*[/／╱]/u.test(statement);
    const parts = statement.split(SLASH).filter((part) => part.trim() !== '');
    const isOfPerson = PHONE.test(text) && parts.some((part) => /^(?:男|女)$/u.test(part.trim()));
    const least = isHead ? MIN_PARTS - 1 : MIN_PARTS;
    if ((!isHead && !isOfPerson) || parts.length < least) return line;
    if (parts.some((part) => part.length > MAX_PART_LENGTH)) return line;
    return reworded(line, [...(isDated ? [found.text] : []), ...parts.map((part) => part.trim())].join('\t'));
  });

const OFFICE = String.raw`[^\d（()）:：，,。；;]{2,14}`;
const WHEN = String.raw`\s*[（(][\d.年月/\s~～—–至今现在-]{4,24}[）)]`;
const PROMOTION = new RegExp(`^${OFFICE}${WHEN}(?:\\s*(?:→|➡|-+>|—+>)\\s*${OFFICE}${WHEN})+$`, 'u');
const PERIODS = new RegExp(WHEN, 'gu');

/** 店员（2016.07-2018.12）→ 店长（2019.01-2022.03） below a dated head: the titles complete that head. */
export function withPromotions(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const head = joined.at(-1);
    const text = line.text.trim();
    if (head !== undefined && PROMOTION.test(text) && findPeriod(head.text) !== null)
      joined[joined.length - 1] = {
        ...head,
        text: `${head.text}\t${text.replace(PERIODS, '').replace(/\s*(?:→|➡|-+>|—+>)\s*/gu, '→')}`,
        quote: `${head.quote ?? head.text} ${text}`,
      };
    else joined.push(line);
  }
  return joined;
}

const LEVEL_AND_SCHOOL =
  /^(?<label>(?:最高|第[一二]|全日制|在职)?(?:学历|教育|文化程度|教育程度|文化))\s*[:：]\s*(?<level>\p{Script=Han}{2,6})\s*[（(](?<school>[^（）()]{6,60})[）)]$/u;

/** The same between gaps: 学历  中专  某技师学院  数控加工专业  2004.9-2007.7. */
const LEVEL_AMONG_GAPS =
  /^(?<label>(?:最高|第[一二]|全日制|在职)?(?:学历|教育|文化程度))[\s:：]+(?<level>\p{Script=Han}{2,6})(?:\s{2,}|\t)(?<school>\S.{9,60})$/u;

/** 最高学历：大专（国家开放大学 学前教育 2018-2020）: the school in brackets after the level is an education. */
export const withSchoolsAfterLevels = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const { level = '', school = '' } =
      (LEVEL_AND_SCHOOL.exec(line.text) ?? LEVEL_AMONG_GAPS.exec(line.text))?.groups ?? {};
    const found = ONLY_LEVEL.test(level) ? findPeriod(school) : null;
    const names = found?.rest.split(/[\s，,、]+/u) ?? [];
    if (found === null || !names.some((name) => SCHOOL.test(name) || /(?:中心|学习点)$/u.test(name)))
      return line;
    return reworded(line, `教育：${found.text} ${names.join(' ')} ${level}`);
  });
