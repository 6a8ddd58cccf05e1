import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { regex } from '@qicheng/resume/regex';
import type { AnswerCase } from './answer-case.js';
import { englishParts } from './english-answer.js';
import { isResult } from './result-sentence.js';
import { substanceOf } from './substance.js';

/** The parts of a story in an answer, however short. */
export interface StoryParts {
  /** When, where or on what occasion; also if the question quotes it. */
  isSet: boolean;
  hasAction: boolean;
  hasEnd: boolean;
  hasReason: boolean;
}

const OWN_ACTION = regex('u')`
  我(?:(?:先|就|再|又|都|也|马上|当场|立刻|自己|后来|最后|每[天周次])*)
  (?:[把让给找问跟和照按用查看改换扣认记配挑排测校画写做教带跑交拆装打核报请约定拉停接退补]|对(?![^，。]{0,12}(?:热情|兴趣|热爱|向往|了解|熟|满意|信心|好感)))
  |(?:是|由)我(?:自己|一个人)?(?:\p{Script=Han}{1,4})?的|我(?:负责|定|改|做|写|教|跟|画|出)的
`;
const END = regex('u')`
  最后|后来|结果|现在|至今|(?:没|不)(?:有)?再
  |(?:通过|解决|合格|放行|追回|找到|学会|对齐|完成|按时|恢复|签|成交|转正)(?:了|到|下来)?
  |没(?:有)?(?:什么)?问题|(?:全|都)[^，。]{0,2}(?:有|齐|好|完|过)了|比(?:计划|预期|原来|要求)(?:早|晚|快|慢|多|少|提前)
  |没(?:有)?(?:人|一个|一家)(?:走|退|掉队|投诉|缺|出)
  |第[一二三四五六七八九十\d]+[天周月次](?:就)?(?:能|会|可以|没)|能自己|一次(?:性)?(?:过|成|通过)|独立
  |[天周月](?:后|内|就)(?!我)|才(?:放|过|走|好|行|成|签)|(?:升|降|涨|减|缩短|提高|减少|增加)(?:到|了)
  |(?:提价|涨价|调价|降价|续签|回款|追回|多卖|少用|节约|节省)[^，。]{0,4}\d
  |(?:掉|了)(?:一半|大半|[一二三四五六七八九]成)|定(?:的|了|下来)|到(?:第[^，。]{1,3}|了?[^，。]{0,4})有[\d一二三四五六七八九十百几]
  |\d[^，。]{0,6}(?:→|到|变成)[^，。]{0,4}\d
`;
/** A problem or obstacle. */
const PROBLEM =
  /最难|难的?是|[报发写记算填装送拿量]错|出错|吵|漏|坏|停[水电机]|投诉|不(?:够|会|肯|同意|配合)|缺|撞|来不及|一起(?:要|来)|同时/u;
/** A quoted statement that contains its result. */
const STATED_END =
  /(?:升|降|涨|减|缩|提|增|压|由|从)[^，。；]{0,12}(?:到|至|为|成)|通过|获|零|无|\d\s?[%％]/u;
const REASON = /因为|由于|所以|原因|为了|考虑|怕|否则|不然|才能|发现|这样/u;

/** Duties listed after 我负责 or 我做: 我做计提、合并抵消和报表. */
const OWN_DUTIES = /我(?:主要|自己|一个人|这边)?(?:负责|做|管|来做)(?!了|过|的)([^，。；！？]{3,40})/gu;

/** The number of the speaker's listed duties; a single one is not a list. */
export function listedDuties(text: string): number {
  const counts = [...text.matchAll(OWN_DUTIES)].map(([, duties = '']) => duties.split(/[、和及与]/u).length);
  const most = Math.max(0, ...counts);
  return most > 1 ? most : 0;
}

const PAST = /(?<!没(?:有)?)[做干带教学管跑去写办当修卖](?:了|过)|以前|之前|那次|有一次|当时|现任|从事/u;

/** A belief or wish with what follows in its clause. */
const INTENTION = /(?:相信|一定|希望|愿意|努力|争取|想要?|能够?|可以|会)[^，。；！？\n]*/gu;

/** Whether an answer tells something that the speaker did or does, not only what they like, think or wish. */
export function describesOwnAction({ text, traits }: Pick<AnswerCase, 'text' | 'traits'>): boolean {
  const facts = text.replace(INTENTION, '');
  const { actions, listed, figures } = substanceOf({ text: facts });
  if (!traits.hasOwnPart) return false;
  return actions + listed + listedDuties(facts) + figures > 0 || OWN_ACTION.test(facts) || PAST.test(facts);
}

/** Determines the parts of a story in an answer. */
export function storyPartsOf(answered: AnswerCase): StoryParts {
  const { question, text, traits } = answered;
  const isQuoted = question.anchor !== undefined;
  if (isInEnglish(text)) return englishParts(text, isQuoted);
  const { actions, steps, listed, reasons, hasScene, figures } = substanceOf(answered);
  const sentences = text.split(/[。！？!?；;\n]/u);
  return {
    isSet: isQuoted || hasScene || traits.hasSituation || traits.hasTask || figures > 0 || PROBLEM.test(text),
    hasAction: actions > 0 || listed > 1 || steps > 1 || OWN_ACTION.test(text),
    hasEnd:
      traits.hasResult ||
      sentences.some(isResult) ||
      END.test(text) ||
      (isQuoted && STATED_END.test(question.text)),
    hasReason: reasons > 0 || traits.hasReason || REASON.test(text),
  };
}

/** A question for one occasion. */
const ASKS_FOR_ONE = /[讲说]一?[次件个回]|哪一?次|最近的?一次/u;
/** Something that happened, with or without a time. */
const HAPPENED = regex('u')`
  (?<![为除])了(?!解)|(?<![通经超不])过(?!程|来|去|于|度|分)|(?<!有)没(?!关系|问题|办法|什么)|[碰遇赶][上到]
  |有一[次回天]|当时|那[次天时年]|[去前今]年|上个?[月周]|后来|结果|之前|以前|刚(?:开始|来|去|到|接)|\d
`;
/** What is done always or would be done. */
const ALWAYS =
  /我(?:都|总|就|也|一定|肯定|通常|一般)?会|一般|平[时常]|每[天日周月次班]|通常|总能|总会|都能|一定|尽量|难免|保证/u;
/** Whether an answer to a question for one occasion tells only what is done always, or would be. */
export const tellsNoOccasion = ({ question, text }: Pick<AnswerCase, 'question' | 'text'>): boolean =>
  question.anchor === undefined &&
  ASKS_FOR_ONE.test(question.text) &&
  ALWAYS.test(text) &&
  !HAPPENED.test(text) &&
  !isInEnglish(text);

/** Questions with a superlative, and answers that begin with an action. */
const ASKS_FOR_WORST = /最(?:难办|难|不满意|麻烦)/u;
const BEGINS_WITH_STEP = /^(?:我)?(?:会)?(?:先|首先|第一步)/u;

/** The difficulty, if the question asks for it and the answer only gives steps. */
function missingWorst({ question, text }: AnswerCase): string[] {
  const superlative = ASKS_FOR_WORST.exec(question.text)?.[0];
  if (superlative === undefined || PROBLEM.test(text) || !BEGINS_WITH_STEP.test(text.trim())) return [];
  return [`${superlative}的是什么`];
}

/** The missing parts of a story as questions; empty if it is complete. */
export function missingStoryParts(answered: AnswerCase): string[] {
  const { isSet, hasAction, hasEnd } = storyPartsOf(answered);
  return [
    ...missingWorst(answered),
    ...(isSet ? [] : ['当时是什么情况']),
    ...(hasAction ? [] : ['您做了哪几步']),
    ...(hasEnd ? [] : ['最后怎样']),
  ];
}
