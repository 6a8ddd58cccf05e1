import { regex } from '@qicheng/resume/regex';
import { partInWords } from './phrase-parts.js';
import { GENERAL, isEmptyWord } from './read-terms.js';

const HAN = /[\u4e00-\u9fa5]/u;
const shortened = (word: string): string => {
  const most = HAN.test(word) ? 24 : 48;
  return word.length > most ? `${word.slice(0, most - 1)}…` : word;
};
export const quotedList = (words: readonly string[]): string =>
  words
    .slice(0, 3)
    .map((word) => `“${shortened(word)}”`)
    .join('、');

/** Words around the noun of a part: 包括办公环境, ECMO等设备, 装修经验优先. */
const BEFORE_NOUN = regex('iu')`
  ^(?:(?:proficient|fluent|(?:hands-on )?experience|familiar|experienced?|skilled|knowledge|strong|good
  |excellent)\b(?:\s(?:in|with|of|at))?\s+|.{0,6}(?:完成|进行|开展|做好)(?=.{2})|包括|包含|如(?!实|何|期)|例如
  |比如|熟练|熟悉|掌握|了解|精通|使用|能够?(?![力耗源])|会(?![议员计场务展])|懂得?|有|具有|具备|独立|全面|主要
  |深入|准确|持续|负责|参与|协助|编写|跟进|对接|统筹|组织(?!架构|发展|诊断)|制定|收集|跟踪|提出|输出|推动|保障
  |保证|确保|提升|公司|日常|对(?![公口账标比外内]))+
`;
const AFTER_NOUN =
  /(?:的|(?<!各)[等类](?:[\u4e00-\u9fa5]{2})?|(?:工作|岗位)?(?:经验|经历|背景|能力)|相关|工作)?(?:者)?(?:优先(?:考虑)?|加分|为佳|更佳)?$/u;

/** The nouns of parts, as a sentence names them; parts without a noun are left out. */
export const nounsOf = (parts: readonly string[]): string[] =>
  [
    ...new Set(
      parts.map((part) => partInWords(part).replace(BEFORE_NOUN, '').replace(AFTER_NOUN, '').trim()),
    ),
  ].filter((noun) => noun.length > 1 && !isEmptyWord(noun) && !GENERAL.has(noun));
