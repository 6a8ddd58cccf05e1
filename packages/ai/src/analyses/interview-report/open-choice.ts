import type { InterviewQuestion } from '@qicheng/analysis/interview';

/** A sum that a question gives to be spent. */
const GIVEN = /(?:预算|经费)[^，。；]{0,6}?\d|\d[\d.]*\s?万?元[^，。；]{0,6}(?:预算|经费)/u;
const AMOUNT =
  /(?:\d+(?:\.\d+)?|[一二两三四五六七八九十半]+)\s?(?:万|千|百|元|块|成)|\d+\s?[%％]|百分之|分之[一二三四]|一半/gu;
/** The whole sum is no share of it: 三万元大概够了. */
const WHOLE = /^(?:够|应该|大概|差不多|足够|全部|总|预算|的话|元的话|左右)/u;
const UNSPLIT =
  '题目给了预算，回答没有说怎么分。补上：钱分成哪几项、每项多少、先保哪一项，最后用什么数看效果。';

/** Several things named and none of them chosen: 都挺有用的. */
const ALL_ALIKE =
  /(?:^|[，,。；])(?:我觉得|我认为|其实|它们|这些|哪个)?都(?:挺|很|比较|蛮|还|非常)?(?:有用|重要|好|不错|可以|行|喜欢|一样|差不多|有帮助)的?(?=[，,。；！]|$)/u;
const ASKS_FOR_ONE = /哪一?[门个项件点样种条位家]|(?<!不)最(?!近|后|终|多)/u;
const CHOOSES = /最|其中|尤其|特别是|要说|非要|如果只|首选|首先|相比/u;
/** Everything is done, although not all of it can be. */
const ALL_OF_THEM =
  /(?:[两三四几]件|全部?|都)(?:都|全)?(?:要|得|能|会)?(?:[想尽][^，。；]{0,4})?(?:做完?|完成|干完)/u;
const ASKS_WHAT_FIRST = /先做哪|取舍|同时|优先|只能|冲突|撞在一起/u;
const ORDERS = /先|优先|推迟|拆|请示|协调|分给/u;
const UNORDERED =
  '题目问怎么取舍，回答没有取舍。改说：按影响大小排出先后，哪一件先做，哪一件和对方商量推迟，为什么。';
const UNCHOSEN = '题目问的是哪一个，回答说都好，没有选。先选定一个，再说为什么是它、用它做过什么。';

/** What is said of an answer that leaves open what its question wants decided; null if nothing is left open. */
export function openChoiceIssue(
  { text: asked }: Pick<InterviewQuestion, 'text'>,
  text: string,
): string | null {
  if (leavesUnsplit(asked, text)) return UNSPLIT;
  if (ASKS_WHAT_FIRST.test(asked) && ALL_OF_THEM.test(text) && !ORDERS.test(text)) return UNORDERED;
  return ASKS_FOR_ONE.test(asked) && ALL_ALIKE.test(text) && !CHOOSES.test(text) ? UNCHOSEN : null;
}

/** Whether a plan leaves the given sum unsplit. */
function leavesUnsplit(asked: string, text: string): boolean {
  const isShare = ({ 0: amount, index }: RegExpExecArray): boolean =>
    !WHOLE.test(text.slice(index + amount.length).replace(/^元/u, ''));
  return GIVEN.test(asked) && ![...text.matchAll(AMOUNT)].some(isShare);
}
