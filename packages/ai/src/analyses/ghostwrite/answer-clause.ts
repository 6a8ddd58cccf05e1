import { missingFact } from '../../guards/facts/index.js';
import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { FIGURE, RESULT, STRONG_FIGURE } from '../resume-analysis/wording.js';

type Fact = Exclude<GhostwriteQuestion['fact'], 'action'>;

/** An answer as a clause of a Chinese statement: one line, without the marks at its ends. */
export const clauseOf = (answer: string): string =>
  answer
    .replace(/\s*[\r\n]+\s*/gu, '，')
    .replace(/[<>]/gu, '')
    .replace(/^[，。；、\s]+|[，。；、\s]+$/gu, '')
    .replace(/[。；]/gu, '，')
    .replace(/^(?:我|大概是?|大约是?|主要是?|就是|是)+/u, '');

const MEANS = /^(?:通过|采用|使用|运用|利用|基于|借助|依据|按照|结合|针对)/u;

/** How it was done, as a clause that may be first. */
function methodClause(answer: string): string {
  const clause = clauseOf(answer).replace(/^用了/u, '用');
  if (clause === '') return '';
  if (/^用\s?[A-Za-z]/u.test(clause)) return `使${clause}`;
  if (/^用(?!户|于|品|途)/u.test(clause)) return `通过${clause.slice(1)}`;
  return MEANS.test(clause) ? clause : `通过${clause}`;
}

/** What is said in a talk and not written in a résumé; it would break the sentence it is put into. */
const SPOKEN =
  /[我您你]|[吧吗呢嘛啦]|感觉|觉得|好像|可能|也许|应该(?!用)|反正|然后|东西|之类|什么的|就是|的时候|差不多|有点|一点|挺|蛮|[写做用学搞弄干画改跑看]过/u;
const LONGEST = 60;
const ABOUT: Readonly<Record<Fact, string>> = { method: '做法', scale: '规模', result: '结果' };

const isFigure = (clause: string): boolean => FIGURE.test(clause) || STRONG_FIGURE.test(clause);
const SAYS: Readonly<Record<Fact, (clause: string) => boolean>> = {
  method: () => true,
  scale: isFigure,
  result: (clause) => isFigure(clause) || RESULT.zh.test(clause),
};

/** An answer as it goes into a statement. */
export interface AnswerClause {
  text: string;
  /** Whether it is written as a fact; what does not fit the sentence is shown for checking. */
  isWritten: boolean;
}

/** An answer as a clause of a statement; one that would break the sentence becomes a place to be worded by its person. */
export function answerClause(fact: Fact, answer: string): AnswerClause {
  const text = fact === 'method' ? methodClause(answer) : clauseOf(answer);
  if (text === '') return { text, isWritten: false };
  if (/【/u.test(text)) return { text, isWritten: text.replace(/【[^】]*】|^通过|[，、。\s]/gu, '') !== '' };
  if (text.length <= LONGEST && !SPOKEN.test(text) && SAYS[fact](text)) return { text, isWritten: true };
  return { text: missingFact(`把关于${ABOUT[fact]}的回答改写成句`), isWritten: false };
}
