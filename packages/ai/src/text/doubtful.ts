import { regex } from '@qicheng/resume/regex';
import { isInstruction } from '../jd/instructions.js';
import { clipped } from './clipped.js';
import { statedFacts } from './no-answer.js';
import { isWritingOrder } from './writing-orders.js';

const SENTENCE = /[^。！？!?；;\n]+[。！？!?；;\n]?/gu;
/** Unprovable superlatives: the best in the country, never a mistake, Nobel prizes. */
const BOAST = regex('iu')`
  (?:全球|全世界|世界|亚洲|全国|全中国|国内|行业内?|业内|业界|史上
  |历史上)[^，,。；;\d]{0,6}(?:第一(?!次|届|批|人称)|唯一|最(?:高|大|强|佳|好|优秀|优|快|牛|厉害|顶尖)|顶尖
  |首屈一指|无人能[及敌比])|独一无二|无人能[及敌比]|前无古人|空前绝后|天下第一|宇宙第一
  |(?:百分之百|100\s*%)的?(?:成功|满意|完美|准确|无误)|(?:从不|从未|绝不|零)(?:失误|出错|犯错|失败)|完美无缺
  |毫无缺点|诺贝尔|图灵奖|菲尔兹|\bbest in the world\b|\bworld'?s (?:best|greatest)\b
  |\bnever (?:fail|make mistakes?)
`;
const QUOTED = 32;

/**
 * Sentences of an answer that give instructions to a model or to the writer, say that they are invented, or contain
 * superlatives that the résumé does not state.
 */
export const doubtfulSentences = (answer: string, knownText = ''): string[] =>
  [...answer.matchAll(SENTENCE)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .filter((sentence) => {
      if (isInstruction(sentence) || isWritingOrder(sentence)) return true;
      const boast = BOAST.exec(sentence)?.[0];
      return boast !== undefined && !knownText.includes(boast);
    });

/** The placeholder for such a sentence, so that the text cannot be sent unread. */
export const toBeChecked = (sentence: string): string =>
  `【待补充：核对“${clipped(sentence.replace(/[。！？!?；;【】“”\n]+/gu, ''), QUOTED)}”，不属实请删去】`;

/** A text made from answers, with its doubtful sentences marked. */
export const withDoubtsMarked = (text: string, doubtful: readonly string[]): string =>
  [...doubtful]
    .sort((a, b) => b.length - a.length)
    .reduce((marked, sentence) => {
      const bare = sentence.replace(/[。！？!?；;]$/u, '');
      return bare === '' ? marked : marked.replaceAll(bare, toBeChecked(sentence));
    }, text);

/** The facts of an answer, with its doubtful sentences marked; empty if it states none. */
export function factsWithDoubtsMarked(answer: string, knownText: string): string {
  if (statedFacts(answer) === '') return '';
  const doubtful = new Set(doubtfulSentences(answer, knownText));
  if (doubtful.size === 0) return statedFacts(answer);
  // Marked before the rest is read: without its clause 这是我编的 a figure would be a fact.
  return (answer.match(SENTENCE) ?? [])
    .map((sentence) =>
      doubtful.has(sentence.trim()) ? withDoubtsMarked(sentence, [sentence.trim()]) : statedFacts(sentence),
    )
    .join('');
}
