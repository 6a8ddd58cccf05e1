import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { findPeriod } from './dates.js';
import { placeContaining } from './heading-stems.js';
import type { Place } from './heading-lexicon.js';
import { roleScore, titleScore } from './recognise.js';

const ENDS =
  /(?:经历|经验|工作|情况|实践|学历|进修|荣誉|成绩|清单|技能|主修|自己|奖项|奖励|获奖|论文|课程|学习|活动|软件|证书|资格|能力|优势|评价|说明|教育|培训|背景|记录|履历|证照|作品|项目|工具|爱好|语言|外语|成果)$/u;
const AND = /[与及和、／/]/u;
const OUTER_MARKS = /^[^\p{L}\d]*(?:[一二三四五六七八九十]{1,2}[、.．]|\d{1,2}[.、．])?\s*|[^\p{L}）)]*$/gu;
const REMARK = /[（(]\p{Script=Han}{2,10}[）)]$/u;
const MAX_LENGTH = 10;

/**
 * 学习与进修, a separate line above its text in a plain text file: ends in a heading word, whatever precedes it.
 */
export function plainHeading(
  line: TextLine,
  next: TextLine | undefined,
): { place: Place; title: string; rest: string } | null {
  if (line.box !== null || line.isApart !== true || next === undefined || next.isApart === true) return null;
  if (line.isBullet === true || /[\t:：，,。；;]/u.test(line.text)) return null;
  const title = line.text.replace(OUTER_MARKS, '').replace(REMARK, '').trim();
  const isWords = /^[\p{Script=Han}、／/]+$/u.test(title) && title.length >= 3 && title.length <= MAX_LENGTH;
  if (!isWords || !ENDS.test(title) || titleScore(title) > 1 || roleScore(title) > 1) return null;
  // 校园导航项目 is the name of a project; a heading consists of heading words.
  if (/项目$/u.test(title) && !AND.test(title)) return null;
  const place = placeContaining(title);
  return place === null ? null : { place, title, rest: '' };
}

const isEntryHead = ({ text, isBullet }: TextLine): boolean => {
  const found = findPeriod(text);
  return isBullet !== true && found !== null && found.period.end !== undefined;
};

/** A compound heading: 在校活动与荣誉 has dated roles above awards; 实践与项目 are projects. */
export function withContentsApart(block: Block): Block[] {
  const { place, title, lines } = block;
  if (place === 'practice' && /项目/u.test(title)) return [{ ...block, place: 'projects' }];
  if (place === 'practice' && !/志愿|公益|支教|三下乡/u.test(title))
    return [{ ...block, place: placeOfPractice(lines) }];
  const isBoth =
    (place === 'awards' || place === 'mixedAwards') && /活动|校园|在校|社团|任职|干部/u.test(title);
  if (!isBoth || !AND.test(title) || !lines.some(isEntryHead)) return [block];
  const result: TextLine[] = [];
  const listed: TextLine[] = [];
  let isOfEntry = false;
  for (const line of lines) {
    const isMarked = line.isBullet === true || /^[^\p{L}\d“《（(]/u.test(line.text);
    isOfEntry = isEntryHead(line) || (isOfEntry && isMarked);
    (isOfEntry ? result : listed).push(line);
  }
  return [
    { ...block, place: 'campus', lines: result },
    { ...block, lines: listed },
  ];
}

/** 海内外实践 with only internships. */
function placeOfPractice(lines: readonly TextLine[]): Block['place'] {
  const heads = lines.filter(isEntryHead);
  const areInternships =
    heads.some(({ text }) => /实习生|intern\b/iu.test(text)) && heads.every(isEmployment);
  return areInternships ? 'internships' : 'practice';
}

const isEmployment = ({ text }: TextLine): boolean =>
  text
    .split(/\s{2,}|\t|[|｜]/u)
    .some((part) => titleScore(part.trim()) > 1 || /assistant|intern/iu.test(part));
