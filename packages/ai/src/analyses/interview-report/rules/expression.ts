import type { AnswerCase } from '../answer-case.js';
import { type Mark, share } from './rule.js';

const FILLERS = /嗯+|呃+|额+|那个(?=[，,。\s]|就)|就是说|然后呢|怎么说呢|对吧|你知道|这个这个/gu;
const VAGUE = /差不多|大概|可能吧|之类的|等等|什么的|还行|挺好的?|一些|各种|很多|非常多|基本上|应该吧|好像/gu;
const FULL_LENGTH = 60;
const LONGEST_SENTENCE = 80;

/** How full an answer is: from a remark to what fills its time, and down again when it does not end. */
function fullness(length: number): number {
  if (length < 40) return length / 160;
  if (length < 80) return 0.5;
  if (length < 120) return 0.8;
  if (length <= 800) return 1;
  return length <= 1_200 ? 0.75 : 0.45;
}

/** What is said of a length, by the steps of its fullness. */
function lengthMessage(length: number): { reason: string; advice: string } {
  if (length < 80)
    return { reason: `只有 ${length} 个字，信息太少`, advice: '说到 120 字以上：补背景、做法和结果' };
  if (length < 120)
    return { reason: `${length} 个字，略短`, advice: '再补一两句做法或结果，说到 120 字以上' };
  if (length <= 800) return { reason: `${length} 个字，长度合适`, advice: '保持这样的长度' };
  const reason = length > 1_200 ? '太长，重点会被淹没' : '偏长';
  return { reason: `${length} 个字，${reason}`, advice: '压缩到 800 字以内，先说结论' };
}

/** 表达: length, fillers, vague words, sentences that can be followed. */
export function expressionMarks({ text, traits }: AnswerCase): Mark[] {
  const { length } = traits;
  // A remark has no fillers either; that alone is no good expression.
  const whole = Math.min(1, length / FULL_LENGTH);
  const fillers = [...text.matchAll(FILLERS)].length;
  const vague = [...new Set([...text.matchAll(VAGUE)].map(([word]) => word))];
  const sentences = text.split(/[。！？!?；;\n]+/u).filter((sentence) => sentence.trim() !== '');
  const longest = Math.max(0, ...sentences.map((sentence) => [...sentence].length));
  return [
    share('expression.length', fullness(length), 45, lengthMessage(length)),
    share('expression.fillers', whole * (1 - fillers / 5), 20, {
      reason: fillers === 0 ? '没有口头禅' : `口头禅 ${fillers} 处`,
      advice: '去掉“嗯”“那个”“就是说”，停顿代替口头禅',
    }),
    share('expression.vague', whole * (1 - vague.length / 4), 20, {
      reason: vague.length === 0 ? '用词明确' : `含糊的词：${vague.slice(0, 5).join('、')}`,
      advice: '把“一些”“大概”“很多”换成具体的数量',
    }),
    share(
      'expression.sentences',
      whole * (longest <= LONGEST_SENTENCE ? 1 : LONGEST_SENTENCE / longest),
      15,
      {
        reason: longest <= LONGEST_SENTENCE ? '句子长短合适' : `最长的一句有 ${longest} 个字`,
        advice: '把长句拆开，一句话说一件事',
      },
    ),
  ];
}
