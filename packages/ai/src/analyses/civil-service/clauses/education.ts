import { type EducationLevel, educationLevels } from '@qicheng/analysis/civil-service';
import {
  evened,
  fail,
  isOpen,
  type Judge,
  type Judged,
  notRead,
  notStated,
  pass,
  type Setting,
  unknown,
} from './clause.js';

const MENTIONS: readonly (readonly [RegExp, EducationLevel])[] = [
  [/博士/, '博士研究生'],
  [/硕士|(?<!博士)(?<!硕士)研究生/, '硕士研究生'],
  [/本科/, '本科'],
  [/大专|专科|高职/, '大专'],
  [/高中|中专|中职|技校/, '高中或中专'],
];
const rankOf = (level: EducationLevel) => educationLevels.indexOf(level);

/** The accepted levels in a text; null if it names none. */
function levelsIn(text: string): { levels: EducationLevel[]; isExact: boolean } | null {
  const named = MENTIONS.filter(([words]) => words.test(text)).map(([, level]) => level);
  if (named.length === 0) return null;
  const ranks = named.map(rankOf);
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  if (/以上/.test(text)) return { levels: educationLevels.slice(low), isExact: false };
  if (/以下/.test(text)) return { levels: educationLevels.slice(0, high + 1), isExact: false };
  return { levels: named, isExact: !named.includes('博士研究生') };
}

/** Somebody who graduates next year may apply with the expected degree; later graduation is undecided. */
function graduation({ education, today }: Setting): Judged | null {
  const { graduationYear } = education;
  if (graduationYear === undefined || graduationYear <= Number(today.slice(0, 4)) + 1) return null;
  return unknown(`${graduationYear} 年才毕业`, '核对公告要求在何时取得毕业证');
}

function fullTime(text: string, { education }: Setting): Judged | null {
  if (!/全日制/.test(text) || /非全日制/.test(text)) return null;
  if (education.isFullTime === undefined) return notStated('是否全日制');
  return education.isFullTime ? null : fail('要求全日制，填写的是非全日制', '改选不要求全日制的职位');
}

const NOT_PART_TIME =
  /^非全日制(?:学历|毕业生|考生|教育)*(?:者|的)?(?:不可|不得|不能|不予|不允许|不接受)(?:报考|报名|报)?$/u;

/** 学历: accepted levels, full-time study, and whether a higher level may apply for a post of a lower one. */
export const judgeEducation: Judge = (text, setting) => {
  if (isOpen(text)) return pass('不限学历');
  const words = evened(text);
  const { education, candidate } = setting;
  // 非全日制学历不可报考 requires full-time study, but no level.
  if (NOT_PART_TIME.test(words)) {
    if (education.isFullTime === undefined) return notStated('是否全日制');
    return education.isFullTime
      ? pass('全日制，符合')
      : fail('不接受非全日制学历，填写的是非全日制', '改选不要求全日制的职位');
  }
  const required = levelsIn(words);
  if (required === null) return notRead('学历要求');
  if (!required.levels.includes(education.level)) {
    const lowest = Math.min(...required.levels.map(rankOf));
    return rankOf(education.level) < lowest
      ? fail(`${education.level}低于要求`, `取得${educationLevels[lowest] ?? ''}学历`)
      : fail(`${education.level}不在要求的学历内`, `以${required.levels.join('或')}学历报考`);
  }
  const failure = fullTime(words, setting) ?? graduation(setting);
  if (failure) return failure;
  const highest = Math.max(...candidate.educations.map(({ level }) => rankOf(level)));
  if (required.isExact && highest > Math.max(...required.levels.map(rankOf)))
    return unknown('最高学历高于要求，能否以较低学历报考须看公告', '咨询招录机关能否以该学历报考');
  return pass(`${education.level}符合`);
};
