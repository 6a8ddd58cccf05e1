import { contentSignsOf } from '../resume-analysis/content-signs.js';
import { withOpenAmount } from './written-order.js';

const MIN_SIGNS = 2;
const NUMBER = '(?:\\d[\\d.,]*\\s?[万千百]?|[一二两三四五六七八九十百千几]+)';
const HAS_NUMBER = new RegExp(NUMBER, 'u');
/** A number behind what is done; 四个窗口 is a thing. */
const COUNTS_ACTION = new RegExp(`^(?!${NUMBER}).+?${NUMBER}`, 'u');
/** How often, how many or how long, with at most the verb before it: 每天出约600件, 历时3周, 约300人参加. */
const PLAIN = new RegExp(
  '^(?:' +
    `(?:每(?:个?(?:工作日|星期|学期|季度|班次)|[天日周月年班次件人])|[日周月年]均|平均每[天日周月年])(?:上午|下午|晚上)?\\p{Script=Han}{0,2}了?约?${NUMBER}[多余来]?\\p{Script=Han}{1,3}` +
    `|(?:累计|共计?|历时|用时|为期|用了)\\p{Script=Han}{0,2}约?${NUMBER}[多余来]?\\p{Script=Han}{1,3}` +
    `|全?\\p{Script=Han}?约?${NUMBER}[多余来]?人参[加与]` +
    ')(?:左右|以上)?$',
  'u',
);

/** Whether a text has the signs of a clause in their order, so that it says what was done to what. */
function saysAgain(text: string, clause: string): boolean {
  const signs = contentSignsOf(clause);
  let at = 0;
  for (const sign of signs) {
    const found = text.indexOf(sign, at);
    if (found === -1) return false;
    at = found + sign.length;
  }
  return signs.length >= MIN_SIGNS;
}

/** A statement with amounts in it, and the amounts that have no sure place in it. */
interface Placed {
  readonly text: string;
  readonly left: readonly string[];
}

/**
 * A statement with each amount at its sure place: instead of an open amount, instead of the clause that it says again
 * with its figure, or, if it is plain, after the only action of the statement.
 */
export function withAmounts(original: string, answered: readonly string[]): Placed {
  const { text, amounts } = withOpenAmount(original, answered);
  const taken = new Set<string>();
  const written = text.replace(/[^，、。；]+/gu, (clause) => {
    if (HAS_NUMBER.test(clause)) return clause;
    const fuller = amounts.find(
      (amount) => !taken.has(amount) && COUNTS_ACTION.test(amount) && saysAgain(amount, clause),
    );
    if (fuller === undefined) return clause;
    taken.add(fuller);
    return fuller;
  });
  const open = amounts.filter((amount) => !taken.has(amount) && !written.includes(amount));
  if (/[，、。；]/u.test(text)) return { text: written, left: open };
  const plain = open.filter((amount) => PLAIN.test(amount));
  return { text: [written, ...plain].join('，'), left: open.filter((amount) => !plain.includes(amount)) };
}
