import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { clipped } from '../text/clipped.js';
import { wordsOf } from '../text/words.js';
import { isEmployment } from './employment.js';
import { gradeOfHospital, requiredGrade } from './hospital-grade.js';
import { employersOf, type FactMatch } from './match-dates.js';
import type { ResumeReading } from './read-resume.js';

/** Work at a kind of employer: 有连锁药店工作经验优先. */
const WORK_AT =
  /^(?:有|具有|具备)?(?:过)?(?<kind>[\u4e00-\u9fa5]{3,8}?)(?:的)?(?:工作|从业|任职)(?:经验|经历|背景)(?:者)?(?:优先|加分|更佳)?(?:考虑)?$/u;
/** Other words for a kind of employer in its name. */
const SAME: Readonly<Record<string, RegExp>> = {
  药店: /药店|药房/u,
  药房: /药店|药房/u,
  餐厅: /餐厅|餐饮|饭店|酒楼/u,
  餐饮: /餐厅|餐饮|饭店|酒楼/u,
  超市: /超市|商超|卖场/u,
  事务所: /事务所/u,
};
const MIN_WORDS = 2;

/** A hospital of a grade: the résumé may state a lower one. */
function matchGrade(text: string, { document }: ResumeReading): FactMatch | null {
  const { grade } = requiredGrade(text);
  if (grade === null || !/工作|任职|从业|经验|经历/u.test(text)) return null;
  const stated = document.work.filter(isEmployment).flatMap((item) => {
    const own = gradeOfHospital(wordsOfText(item.company, 'zh'));
    return own === null ? [] : [{ item, own }];
  });
  const [best] = stated.toSorted((a, b) => b.own - a.own);
  if (best === undefined) return null;
  const atoms = employersOf([best.item], document.work, 'work');
  const name = clipped(wordsOfText(best.item.company, 'zh'), 40);
  return best.own >= grade
    ? { state: '直接', reason: `简历写到在“${name}”工作`, atoms }
    : { state: '未体现', reason: `简历写的是“${name}”，等级低于要求的`, atoms };
}

/** Judges work at a kind of employer by the names of the employers; null if they do not show it. */
export function matchEmployerPreference(text: string, reading: ResumeReading): FactMatch | null {
  const graded = matchGrade(text, reading);
  if (graded) return graded;
  const kind = WORK_AT.exec(text.trim())?.groups?.['kind'] ?? '';
  const words = wordsOf(kind).filter((word) => [...word].length > 1);
  if (words.length < MIN_WORDS || words.join('') !== kind) return null;
  const own = reading.document.work.filter((item) => {
    const name = wordsOfText(item.company, 'zh');
    return (
      isEmployment(item) && words.every((word) => (SAME[word] ? SAME[word].test(name) : name.includes(word)))
    );
  });
  return own.length === 0
    ? null
    : {
        ...{ state: '直接', reason: `简历写到在这类单位工作` },
        atoms: employersOf(own, reading.document.work, 'work'),
      };
}
