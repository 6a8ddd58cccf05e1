import { regex } from '@qicheng/resume/regex';
import { sentencesOf } from '#src/text/clauses.js';
import type { AnswerCase } from '../answer-case.js';
import { type AnswerForm, formOf, answersFact } from '../answer-form.js';
import { isResult } from '../result-sentence.js';
import { listedDuties, storyPartsOf } from '../story-parts.js';
import { givesRequested, isDetailed, substanceOf } from '../substance.js';
import { groundsIn, isRolePlay, rolePlayShare } from '../view-parts.js';
import { type Mark, mark, share } from './rule.js';

const STANCE =
  /我认为|我觉得|我会|我选择|我希望|我想|我的(?:看法|观点|结论|理解|做法|期望|优点|规划)|结论|应该|首先|可以|是指|就是|主要(?:有|是|看)|原因|会先|先|愿意|打算|看重|看[两三四几]|不(?:能|会|接受|同意)|因为|是/u;
const PLAN = /第一年|一年内|[两三]年|目标|计划/u;
const FIRST_PART = 60;

const ENOUGH_ACTIONS = 2;
const END =
  /最后|后来|结果|之后|现在|至今|没(?:有)?再|通过了|解决了|成功|达成|按[时期]|就能|(?:升|降|涨|减|缩短|提高|减少|增加)|以后[^，。]{0,6}(?:只|都|没|不用)/u;

const GENERAL_END = 0.4;

/** How clearly a story states its result: with a figure or detail, in general words, or not at all. */
function endOf(answered: AnswerCase): number {
  const { text } = answered;
  const sentences = sentencesOf(text);
  const isMeasured = sentences.some(
    (sentence) =>
      /\d|[一两二三四五六七八九十百千万]/u.test(sentence) && (isResult(sentence) || END.test(sentence)),
  );
  if (isMeasured) return 1;
  return storyPartsOf(answered).hasEnd ? GENERAL_END : 0;
}

function storyMarks(answered: AnswerCase): Mark[] {
  const { traits, question } = answered;
  const { actions: done, listed, steps, figures, hasScene } = substanceOf(answered);
  const described = storyPartsOf(answered).hasAction ? 1 : 0;
  const actions = Math.max(done, listed, steps, listedDuties(answered.text), described);
  const isSet = hasScene || traits.hasSituation || traits.hasTask || question.anchor !== undefined;
  return [
    mark(isSet || figures > 0, 20),
    share((actions + (traits.hasOwnPart ? 0.5 : 0)) / ENOUGH_ACTIONS, 45),
    share(endOf(answered), 35),
  ];
}

function reasonMarks(answered: AnswerCase): Mark[] {
  const { text, traits } = answered;
  const { figures, actions, steps, reasons } = substanceOf(answered);
  const supports = figures + Math.max(actions, steps) + Math.min(1, reasons) + (traits.hasExample ? 1 : 0);
  const isDirect =
    STANCE.test(text.slice(0, FIRST_PART)) || actions > 0 || PLAN.test(text.slice(0, FIRST_PART));
  return [mark(isDirect, 45), share(supports / 2, 55)];
}

function factMarks(answered: AnswerCase): Mark[] {
  const { question, text } = answered;
  const { figures, actions, reasons, steps } = substanceOf(answered);
  const isStated = givesRequested(answered);
  const isFirst = answersFact(question, sentencesOf(text).slice(0, 2).join(''));
  const more = figures + actions + reasons + steps > 1;
  return [share(isFirst ? 1 : isStated ? 0.7 : 0, 65), mark(more, 35)];
}

const ENOUGH_CLAUSES = 4;

/** An explanation first says what something is, then how it works. */
const explanationMarks = (answered: AnswerCase): Mark[] => {
  const { clauses, terms } = substanceOf(answered);
  return [mark(clauses > 0, 30), share(Math.max(clauses / ENOUGH_CLAUSES, terms / ENOUGH_CLAUSES), 70)];
};

const STEPS = /先[^。]*(?:再|然后|接着|之后|最后|同时|就)/u;
const ENOUGH_STEPS = 3;

/** An opening that leaves the task to others, or says that it was never done. */
const DECLINES =
  /^(?:这个|这块|这些|其实|嗯)?[，,]?(?:我(?:们)?(?:主要|平时|一般|只)[^。；！？]{0,16}[，,][^。；！？]{0,10}(?:是|归|由|有)[^。；！？]{1,8}(?:管|负责|做|安排|处理)|(?:这|那)?(?:个|块|些)?(?:都)?(?:不归我|不是我)|我(?:还)?没(?:有)?(?:做|管|遇到|碰到|接触|组织)过)/u;
/** Whether an answer begins by leaving the task to others, or by saying that it was never done. */
export const isDeclined = (text: string): boolean => DECLINES.test(text.trim());

/** A plan consists of steps and needs neither an example nor a conclusion. */
function stepMarks(answered: AnswerCase): Mark[] {
  const { text, traits } = answered;
  const { steps, actions } = substanceOf(answered);
  const done = Math.max(steps, actions);
  const isOrdered = traits.hasOrder || STEPS.test(text);
  return [
    mark(!isDeclined(text) && (STANCE.test(text.slice(0, FIRST_PART)) || done > 1), 30),
    share(isDetailed(answered) || (isOrdered && done > 1) ? 1 : done / ENOUGH_STEPS, 70),
  ];
}

const POINT = /第[一二三四]|一是|二是|三是|一方面|另一方面|首先|其次|最后|另外|同时|还有|其实|但(?:是)?/gu;
const REASON_WORDS = /例如|比如|依据|根据|经验|考虑到|之前|当时|例子|关键|否则|才/u;
const ENOUGH_POINTS = 2;
const ENOUGH_MEASURES = 3;

/** How clearly the points of a view are set apart: by words of order, by semicolons or as measures. */
function orderOf({ text, traits }: AnswerCase): number {
  const points = new Set([...text.matchAll(POINT)].map(([word]) => word)).size;
  const parallel = [...text.matchAll(/[；;]/gu)].length;
  const { steps, figures } = substanceOf({ text });
  const measures = Math.max(steps, figures) / ENOUGH_MEASURES;
  return traits.hasOrder || parallel > 0 ? 1 : Math.max(points / ENOUGH_POINTS, Math.floor(measures));
}

const viewMarks = (answered: AnswerCase): Mark[] => {
  const { text } = answered;
  if (isRolePlay(answered)) return [share(rolePlayShare(answered), 100)];
  const isDirect =
    STANCE.test(text.slice(0, FIRST_PART)) ||
    /^(?:第一|目标|对象)|我?(?:建议|支持|反对|赞成)/u.test(text.slice(0, FIRST_PART));
  return [
    mark(isDirect, 35),
    share(orderOf(answered), 35),
    mark(REASON_WORDS.test(text) || groundsIn(answered) > 0, 30),
  ];
};

const WHO =
  /专业|大学|学院|毕业|应届|本科|硕士|博士|研究生|从业|(?:做|干)了[^，。]{0,8}年|\d\s?年|现在(?:在|是)|叫/u;
const TARGET = regex('u')`
  岗位|职位|应聘|求职|适合|胜任|匹配|希望|用得上|[找做]一?份|用(?:到|在)[^，。；]{2,16}[上里中]|对[得不]上|对口
  |想(?:来|做|干|应聘|换|转|当|学)|换到|转到|(?:我|所以)投(?!诉|入|资)|[您你]们|贵[公单]?[司位店院校厂园所]|[您你]这边
  |(?:你们|贵[公单]?[司位店院校厂])[^。！]{2,40}我[^。！]{0,12}[做会带管练]过
`;

const SPANS =
  /(?:19|20)\d{2}\s?年?|(?:\d{1,2}|[一二两三四五六七八九十]+)\s?(?:多)?(?:年|个月|届|级|岁)(?:多|半)?/gu;

const introMarks = (answered: AnswerCase): Mark[] => {
  const { text, traits } = answered;
  const { actions } = substanceOf(answered);
  // How long somebody has worked proves no result.
  const { figures } = substanceOf({ text: text.replace(SPANS, '') });
  const isProved = traits.hasResult || figures > 0;
  return [
    mark(WHO.test(text), 25),
    mark(actions > 0 || (traits.hasAction && traits.hasOwnPart), 30),
    mark(isProved, 20),
    mark(TARGET.test(text), 25),
  ];
};

const questionMarks = ({ text }: AnswerCase): Mark[] => [
  mark(/[？?吗呢]|什么|怎么|哪|多久|多少|请教|想(?:问|了解)/u.test(text), 100),
];

const OF_FORM: Readonly<Record<AnswerForm, (answered: AnswerCase) => Mark[]>> = {
  introduction: introMarks,
  fact: factMarks,
  reason: reasonMarks,
  story: storyMarks,
  steps: stepMarks,
  explanation: explanationMarks,
  view: viewMarks,
  questions: questionMarks,
};

/** 结构: the elements of a complete answer of the required form. */
export const structureMarks = (answered: AnswerCase): Mark[] => OF_FORM[formOf(answered.question)](answered);
