/** A qualification to work in a trade, as people call it: 期货从业资格证书, 护士执业资格. */
const CALLED =
  /^(\p{Script=Han}{2,6}?)(?:行?业)?(?:专业人员|从业人员)?(?:从业|执业|职业)(?:资格)?(?:考试|证书?|认证)?$/u;
/** What follows the trade in the official name of the same qualification: 银行业专业人员职业资格. */
const OFFICIAL = '(?:行?业)?(?:专业人员|从业人员)?(?:从业|执业|职业)?资格';
const RANK = /[初中高]级/u;

/** Whether one of some lines has the qualification of a trade by another of its names, and of the rank stated if there is one. */
export function hasTradeQualification(name: string, lines: readonly { readonly text: string }[]): boolean {
  const rank = RANK.exec(name)?.[0] ?? '';
  const trade = CALLED.exec(name.replace(/[（(]?[初中高]级[）)]?/u, ''))?.[1];
  if (trade === undefined) return false;
  const official = new RegExp(`(?<!\\p{Script=Han})${trade}${OFFICIAL}`, 'u');
  return lines.some(({ text }) => official.test(text) && text.includes(rank));
}
