import { RESULT } from '../resume-analysis/wording.js';
import { sharedRun } from '../../text/shared-run.js';
import { taggedWordsOf } from '../../text/words.js';

const MIN_SHARED = 2;
/** 单子 is what a line calls 单据, 表子 is 报表: the sign before 子 says what is counted. */
const SPOKEN_NOUN = /^(\p{Script=Han})[子儿]$/u;

/** Whether an amount counts what a clause is about. */
function isAmountOf(amount: string, clause: string): boolean {
  const nouns = taggedWordsOf(amount).filter(({ tag, text }) => /^n/u.test(tag) && text.length > 1);
  if (nouns.some(({ text }) => clause.includes(SPOKEN_NOUN.exec(text)?.[1] ?? text))) return true;
  const words = amount.replace(/[\d\p{Script=Latin}.]|每|共|约|平均|累计|一|两/gu, '　');
  return sharedRun(words, clause).replace(/　/gu, '').length >= MIN_SHARED;
}

/** Whether a clause has an action of its own, so that it can be a line of its own: 两个月做了1200笔凭证. */
const isAction = (clause: string): boolean =>
  taggedWordsOf(clause).some(
    ({ tag, text }) => /^v$/u.test(tag) && !/^(?:有|是|到|达到?|为|约|共有?)$/u.test(text),
  );

/** 两个月一共做了…, 累计…: not about what was said just before. */
const OF_ITS_OWN_TIME =
  /^(?:[一两三四五六七八九十半\d]+个?(?:月|年|周|天|学期|季度)|全[年月]|每[天日月周年]|期间|累计|一共|总共|共)/u;

/** A statement with amounts in it, and what is a line of its own. */
interface Placed {
  readonly text: string;
  readonly further: string[];
}

/**
 * A statement of several actions with each amount next to the action that it counts. What counts none of them, and has an
 * action of its own, is a further line. In a statement of one action all amounts follow it.
 */
export function withAmounts(text: string, amounts: string): Placed {
  const clauses = text.split('，');
  const isSeveral = clauses.length > 1 && !/[。；]/u.test(text);
  const further: string[] = [];
  if (!isSeveral) return { text: `${text}，${amounts}`, further };
  const after = new Map<number, string[]>();
  let last = clauses.length - 1;
  for (const [nth, amount] of amounts.split('，').entries()) {
    const at = clauses.findIndex((clause) => isAmountOf(amount, clause));
    const isNew = nth === 0 || OF_ITS_OWN_TIME.test(amount);
    if (at < 0 && isNew && isAction(amount) && !RESULT.zh.test(amount)) {
      further.push(amount);
      continue;
    }
    last = at < 0 ? last : at;
    after.set(last, [...(after.get(last) ?? []), amount]);
  }
  return {
    text: clauses.flatMap((clause, at) => [clause, ...(after.get(at) ?? [])]).join('，'),
    further: further.length > 0 ? [further.join('，')] : [],
  };
}
