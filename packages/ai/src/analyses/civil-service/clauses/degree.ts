import { type Degree, degrees, type EducationLevel } from '@qicheng/analysis/civil-service';
import { evened, fail, isOpen, type Judge, notRead, notStated, pass, unknown } from './clause.js';

const OF_LEVEL: Partial<Record<EducationLevel, Degree>> = {
  本科: '学士',
  硕士研究生: '硕士',
  博士研究生: '博士',
};
const rankOf = (degree: Degree) => degrees.indexOf(degree);

/** 学位: a named degree or above, or the one that belongs to the education. */
export const judgeDegree: Judge = (text, { education }) => {
  if (isOpen(text)) return pass('不限学位');
  const words = evened(text);
  const { degree, level } = education;
  const named = degrees.slice(1).filter((name) => words.includes(name));
  const isMatching = /(?:相对应|对应|相应|相符).{0,4}学位/.test(words);
  if (!isMatching && named.length === 0) return notRead('学位要求');
  if (degree === undefined) return notStated('学位');
  if (isMatching && named.length === 0) {
    const own = OF_LEVEL[level];
    if (own === undefined) return unknown(`${level}没有对应的学位`, '咨询招录机关');
    return degree === own
      ? pass(`${level}对应${own}学位`)
      : fail(`要求与学历对应的${own}学位，填写的是${degree}`, `取得${own}学位`);
  }
  const lowest = Math.min(...named.map(rankOf));
  if (rankOf(degree) < lowest) return fail(`${degree}低于要求`, `取得${degrees[lowest] ?? ''}学位`);
  if (named.includes(degree) || /以上/.test(words)) return pass(`${degree}学位符合`);
  return unknown(`${degree}高于写明的学位，能否报考须看公告`, '咨询招录机关');
};
