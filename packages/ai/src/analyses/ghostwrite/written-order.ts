const NUMBER = '约?(?:\\d[\\d.,]*\\s?[万千百]?|[一二两三四五六七八九十百千几]+)[多余来几]?';
const PERIOD = '(?:工作日|星期|学期|季度|月|[天日周年班])';
/** The thing, how often, the verb and the number, in the order of speech: 合同一个月打十来份. */
const THING_FIRST = new RegExp(
  `^(?!平均|大约|一般|基本|通常|每)(?<thing>\\p{Script=Han}{2,8}?)(?:[每一]个?(?<period>${PERIOD}))?(?<verb>\\p{Script=Han}{0,2}?)(?:了|过)?(?<amount>${NUMBER}\\p{Script=Han}{1,2})$`,
  'u',
);
/** A period in front of what is done in each: 一天入库四五百件. */
const PERIOD_FIRST = new RegExp(
  `^一个?(?<period>${PERIOD})(?<rest>(?!之?[内里后前间中]|时间|多|半)[^了过]*?${NUMBER}[^了过]*)$`,
  'u',
);
/** What a statement is about, described again without an action: 两家品牌的手机壳. */
const DESCRIBED = new RegExp(`^${NUMBER}\\p{Script=Han}{1,4}的(?<thing>\\p{Script=Han}{2,})$`, 'u');
/** What happened once and no more, which is no amount to state: 一年就组织一次. */
const ONLY_ONCE = /(?:就|才|只|仅)[^，\d]{0,6}(?:一|1\s?)[次回个场份趟]$/u;

/** Whether a text does with a verb what a clause is about: 打合同 before 合同打十来份. */
const isDoneIn = (text: string, verb: string, thing: string): boolean =>
  text
    .split(/[，。；、]/u)
    .some((part) => part.includes(verb) && part.lastIndexOf(thing) >= part.indexOf(verb) + verb.length);

/** A frequency as written. */
const withEach = (clause: string): string => clause.replace(PERIOD_FIRST, '每$<period>$<rest>');

/**
 * A clause of an answer in the order of a written text: 每月打合同十来份. The thing that speech begins with is the object
 * only where the statement says so; otherwise, if it is told between thing and verb how often, the clause is null.
 */
export function inWrittenOrder(clause: string, statement: string): string | null {
  const described = DESCRIBED.exec(clause)?.groups?.['thing'];
  if (described !== undefined && statement.includes(described)) return null;
  const { thing = '', period, verb = '', amount = '' } = THING_FIRST.exec(clause)?.groups ?? {};
  const each = period === undefined ? '' : `每${period}`;
  const isSaid =
    verb === '' ? period !== undefined && statement.includes(thing) : isDoneIn(statement, verb, thing);
  if (thing !== '' && isSaid) return `${each}${verb}${thing}${amount}`;
  return thing === '' || period === undefined || verb === '' ? withEach(clause) : null;
}

/** Whether a clause says no more than that something was done once. */
export const isOnlyOnce = (clause: string): boolean => ONLY_ONCE.test(clause);

/** An amount that a statement leaves open: 几个月, 多次. */
const OPEN_AMOUNT = /[几数](?<unit>个?(?:月|星期|小时)|[天日周年次场人个份件台家户名])/u;

/** A statement with its open amount in figures, where an amount only states that: 做了4个月 for 做过几个月的兼职. */
export function withOpenAmount(
  statement: string,
  amounts: readonly string[],
): { text: string; amounts: readonly string[] } {
  const { unit } = OPEN_AMOUNT.exec(statement)?.groups ?? {};
  const exact = new RegExp(`^(?<verb>\\p{Script=Han}{0,2})了?(?<amount>${NUMBER}${unit})(?:左右|多)?$`, 'u');
  const stating = unit === undefined ? undefined : amounts.find((amount) => exact.test(amount));
  const { verb = '', amount = '' } = (stating && exact.exec(stating)?.groups) || {};
  if (stating === undefined || !statement.includes(verb.replace(/了$/u, '')))
    return { text: statement, amounts };
  return {
    text: statement.replace(OPEN_AMOUNT, () => amount),
    amounts: amounts.filter((each) => each !== stating),
  };
}
