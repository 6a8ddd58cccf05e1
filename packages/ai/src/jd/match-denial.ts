import { excerpt } from '../text/excerpt.js';
import { findDenial } from './answers.js';
import type { FactMatch } from './match-dates.js';
import { matchPhrase } from './match-phrase.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';

/** Requirements and their denials that share no words. */
const PAIRS: readonly (readonly [asked: RegExp, denied: RegExp])[] = [
  [/驾照|驾驶证|[ABC][12]\s?照|开车|手动挡/u, /开车|驾/u],
  [/(?:英语|英文|English|雅思|托福|CET|口语)(?!.*(?:阅读|看懂|手册))/iu, /英[语文]|外语/u],
  [/设计软件|Photoshop|InDesign|Illustrator|\b(?:PS|AI)\b|排版|平面/iu, /设计软件|电脑设计/u],
  [/财务软件|用友|金蝶|管家婆/u, /财务软件|用友|金蝶/u],
  [/编程|代码|开发语言/u, /编程|写代码/u],
];
const SHARED = 0.5;
const NOTHING_MORE = /(?:只能|仅能|只会|仅会|仅认得|只认得|仅限)/u;

/** Kinds of a thing that are denied, which are not the thing itself: 合并报表没有做过 for 编制财务报表. */
const KIND_BEFORE =
  /(合并|外币|国际|海外|跨境|进口|出口|大型|高压|重型|上市公司|集团|多层|立体|涉外)(\p{Script=Han}{2,4})/u;
const isNarrower = (clause: string, text: string): boolean => {
  const [, kind = '', thing = ''] = KIND_BEFORE.exec(clause) ?? [];
  return kind !== '' && !text.includes(kind) && text.includes(thing.slice(0, 2));
};

/** A licence without practice: 有证不敢开. */
const NO_PRACTICE = /不敢(?:开|上路)|(?:没有?|未|没怎么)(?:实际)?(?:开|上)过(?:车|路)|拿证后(?:就)?没/u;
const ASKS_DRIVING = /会开车|能开车|开车熟练|熟练驾驶|驾驶熟练/u;

/** Judges a requirement that the résumé explicitly denies. */
export function matchDenial(text: string, reading: ResumeReading): FactMatch | null {
  const unpractised = ASKS_DRIVING.test(text)
    ? reading.texts.find((each) => NO_PRACTICE.test(each.text))
    : undefined;
  if (unpractised)
    return {
      ...{ state: '待确认', reason: `简历写的是“${excerpt(unpractised.text, 30)}”` },
      atoms: [evidenceIn(unpractised)],
    };
  const denial = findDenial(reading, (clause) => {
    if (PAIRS.some(([required, denied]) => required.test(text) && denied.test(clause))) return true;
    if (NOTHING_MORE.test(clause) || isNarrower(clause, text)) return false;
    return matchPhrase(text, false, [{ affirmed: clause, strength: 1 }]).value >= SHARED;
  });
  return (
    denial && {
      state: '缺口',
      reason: `简历写明“${denial.clause}”`,
      atoms: denial.text === undefined ? [] : [evidenceIn(denial.text)],
    }
  );
}
