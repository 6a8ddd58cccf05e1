import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { impossibleFigureIn } from '../../text/impossible.js';
import { quoted } from '../resume-analysis/statements.js';
import { harmsOf, recites } from './answer-class.js';
import { type AnswerForm, formOf, answersFact, missingFact } from './answer-form.js';
import { lengthLabel } from './english-answer.js';
import { hollowWords } from './hollow.js';
import { THINK_AGAIN } from './improper-acts.js';
import type { Judged } from './judge-answer.js';
import { ASKS_FOR_FACTS } from './observations.js';
import { missesSteps, needsExpert } from './professional.js';
import { toComparePartByPart } from './requested-parts.js';
import { isTooLong, maxCharacters } from './rules/expression.js';
import { isDeclined } from './rules/structure.js';
import { storyPartsOf, missingStoryParts, tellsNoOccasion } from './story-parts.js';
import { isDetailed, substanceOf } from './substance.js';

const TEAM = /我们|大家/gu;
const MAX_HARMS = 2;

/** Whether all actions are attributed to 我们. */
const isOfTeam = ({ answered: { text } }: Judged): boolean =>
  [...text.matchAll(TEAM)].length >= 2 &&
  !/我(?!们|(?:个人)?(?:也|就|都|还)?(?:觉得|认为|想|感到|感觉|相信|体会))/u.test(text);

/** A question about one occasion of a routine. */
const ASKS_FOR_LATEST = /最近的?一次|哪一次|讲一[次件]/u;
const ROUTINE = /每[天日周月次班]|平时|平常|一般|通常|都是按|就是/u;
const OCCASION =
  /有一?[次回天]|那[次天回]|上(?:个?月|周|次|半年)|[去前今]年|昨天|前天|当时|后来|结果|\d\s?月|最近一次/u;

const WITHOUT_OCCASION = '没有讲到具体哪一次：挑一次，先说什么时候、碰到什么，再说您做了哪两步、最后怎样。';

/** What a story or introduction certainly lacks; knowledge and plans need neither action nor result. */
export function gapsOf(judged: Judged): string[] {
  const { traits, question } = judged.answered;
  if (question.type === 'intro')
    return traits.hasFigure || traits.hasResult
      ? []
      : ['没有读到数字或结果：有就给最相关的一段经历加一句结果。'];
  if (formOf(question) !== 'story') return [];
  if (isOfTeam(judged)) return ['说的都是“我们”，看不出哪一步是您做的：哪几步是您一个人完成的？'];
  if (tellsNoOccasion(judged.answered)) return [WITHOUT_OCCASION];
  if (traits.hasFigure || traits.hasResult || missingStoryParts(judged.answered).length === 0) return [];
  // A question about a standard has no single outcome.
  if (question.bankId === 'ex-count-standard') return [];
  if (
    ASKS_FOR_LATEST.test(question.text) &&
    ROUTINE.test(judged.answered.text) &&
    !OCCASION.test(judged.answered.text)
  )
    return [WITHOUT_OCCASION];
  if (!traits.hasAction && !traits.hasSituation)
    return ['有没有一次具体的事可以说明？没有讲到就补上：哪一次、当时您做了什么。'];
  return ['后来怎样？没有说到就补一句；有数字就说数字。'];
}

const lengthAdvice = ({ answered }: Judged): string[] =>
  isTooLong(answered)
    ? [
        `说了 ${lengthLabel(answered)}，${answered.question.timeSec} 秒说不完：先删掉与题目无关的部分，压到 ${maxCharacters(answered.question.timeSec)} 字以内。`,
      ]
    : [];

/** An answer with at least this score needs no advice for its form. */
const GOOD_ENOUGH = 80;
const TO_COMPARE = '说之前把数字、日期和单位同简历核对一遍，属实就可以用。';
const TO_GROUND = '准备好一句依据，对方追问时用。';
const CHECK_WITH_REFERENCE = '专业上是否正确，请对照参考回答。';
const COMPARE_STEPS = '专业上是否正确，这里判断不了：请对照参考回答，看少了哪一步、先后对不对。';
/** Whether an answer needs no advice for its form: well told and verifiable. */
function isEarned({ answered, score, conflicts, toCheck }: Judged): boolean {
  const { actions, figures, steps, hasScene } = substanceOf(answered);
  const isChecked = conflicts.length + toCheck.length === 0;
  return (
    score >= GOOD_ENOUGH && isChecked && actions + figures + steps >= 2 && (hasScene || actions + figures > 1)
  );
}

/** An action named without what was said or done: 谈了谈, 想了办法. */
const VAGUE_ACTION =
  /谈了?谈|聊了?聊|说了?说|(?:沟通|协调|处理|解决)了?(?:一下|一番|几次)|做了?(?:思想)?工作|想了?(?:些|点|很多|各种)?办法/u;

/** What is asked for may be said in words that no rule reads. */
const IF_NOT_STATED = '没有说到的话，补一句：';

const compared = ({ answered: { question } }: Judged): string => toComparePartByPart(question.text);

/** The advice for a more convincing story: a vague action is named; otherwise it is compared with the question. */
function moreOfStory(judged: Judged): string {
  const { text } = judged.answered;
  const { actions, steps } = substanceOf(judged.answered);
  const vague = actions + steps < 2 ? VAGUE_ACTION.exec(text)?.[0] : undefined;
  if (!storyPartsOf(judged.answered).hasAction) return `${IF_NOT_STATED}您做了哪几步？`;
  return vague === undefined
    ? compared(judged)
    : `“${vague}”太笼统，再补一句：具体说了什么、做了什么，约定了什么，多久见效？`;
}

/** The advice for an introduction: one that tells results needs no further experience, but a reason to apply. */
const moreOfIntroduction = ({ answered: { text, traits } }: Judged): string => {
  const { actions, figures } = substanceOf({ text });
  return traits.hasFigure && (traits.hasResult || figures > 1 || actions > 1)
    ? '最后用一句话说为什么应聘这个岗位、这些经历怎么用上；已经说了就不用补。'
    : '再挑一段最相关的经历，说出做了什么、结果怎样。';
};

/** The advice for a more convincing reason: an example if there is none. */
function moreOfReason(judged: Judged): string {
  const { answered } = judged;
  // A question about the résumé, a plan or the employer asks for its own points.
  if (
    answered.question.bankId.startsWith('ex-') ||
    answered.question.type === 'career' ||
    answered.question.bankId === 'hr-why-company'
  )
    return compared(judged);
  const { figures, actions, hasScene } = substanceOf(answered);
  const isDescribed = figures + actions > 0 || /[上去做带教住当学办加待干跑种养管]过/u.test(answered.text);
  const hasExample = answered.traits.hasExample || (isDescribed && hasScene);
  return hasExample
    ? `${IF_NOT_STATED}这件事和应聘的工作有什么关系。`
    : '没有举例的话，补一个：哪一次、您做了什么。';
}

/** A view on how to organise something is a plan. */
const ASKS_TO_HANDLE = /怎么(?:处理|办|做|安排|回应|接待|劝)/u;
const TO_ORDER = '想好为什么先做这一步、做不成时怎么办，对方追问时用。';
const ASKS_FOR_PLAN = /组织|开展|策划|推广方案/u;
function moreOfView({ answered: { question } }: Judged): string {
  if (ASKS_FOR_PLAN.test(question.text))
    return `${IF_NOT_STATED}要做成什么、找哪些人、哪天做完、怎么看做得好不好。`;
  return ASKS_TO_HANDLE.test(question.text)
    ? `${IF_NOT_STATED}先做哪一步、找谁、之后怎么防止再发生。`
    : '再补一条理由或一个例子。';
}

/** What questions to the employer are compared with; which of them is good is not decided here. */
const QUESTIONS = '请自己对照：至少有一个问题问工作本身，例如前三个月要做成什么；待遇放在谈录用时问。';

/** The advice for a more convincing answer, by its form and what it has. */
const MORE: Readonly<Record<AnswerForm, (judged: Judged) => string>> = {
  introduction: moreOfIntroduction,
  fact: compared,
  reason: moreOfReason,
  story: moreOfStory,
  steps: compared,
  explanation: compared,
  view: moreOfView,
  questions: () => QUESTIONS,
};

/** What a short answer is compared with: the parts of its question, or what makes a reason convincing. */
function moreOfShort(judged: Judged): string {
  const { question, text } = judged.answered;
  if (isDeclined(text)) return '没有做过可以直说；再说换您来做，先做什么、再做什么？';
  return question.type === 'motivation' && formOf(question) === 'reason'
    ? '再补一句：看中的具体是哪一点，和您做过的哪件事有关？'
    : compared(judged);
}

/** What to prepare for an answer that needs no advice for its form. */
function toPrepare(question: InterviewQuestion): string {
  const form = formOf(question);
  if (ASKS_FOR_FACTS.has(form)) return TO_COMPARE;
  return form === 'view' && ASKS_TO_HANDLE.test(question.text) ? TO_ORDER : TO_GROUND;
}

const conflictsOf = ({ conflicts }: Judged): string[] =>
  conflicts.length > 0 ? [`有 ${conflicts.length} 处与简历不一致，面试官会追问。`] : [];

const EVADED = '这句话没有正面回答。面试官要听的是您怎么做、凭什么这样决定。';
const RECITED =
  '这是简历里的原话，面试官手里已经有了，没有回答所问。挑一次具体的讲：当时怎样、您先后做了哪几步、最后怎样。';

const repeatedWords = (earlier: number): string =>
  `这段回答和第 ${earlier + 1} 题的几乎一样，没有回答这道题：先用一句话直接回答题目，再讲与它有关的事。`;

const withoutAnswer = (text: string): string[] => [
  text === '' ? '没有作答，本题记 0 分。' : `“${quoted(text, 40)}”没有回答这道题，本题记 0 分。`,
  '先看参考回答，再用自己的事说一遍。',
];

const offTopicWords = ({ text, question }: Judged['answered']): string => {
  if (isInEnglish(text)) return '请用中文回答这道题；想用英文答，先问面试官是否可以。';
  return question.anchor
    ? '没有读到题目引用的那段经历：先用一句话直接回答所问，再讲那件事。'
    : '没有读到与题目有关的内容：先用一句话直接回答题目，再展开。';
};

function impossibleWords(text: string): string[] {
  const figure = impossibleFigureIn(text);
  return figure === null ? [] : [`“${quoted(figure, 40)}”不可能，面试官会当场质疑：先核对这个数和它的算法。`];
}

/** What is said about an answer, the most important first. */
function reasonsOf(judged: Judged): string[] {
  const { answered, claims, kind, stanceIssue, doubt, hollow } = judged;
  const { question, isEcho } = answered;
  if (isEcho) return ['只重复了题目，没有作答，本题记 0 分。'];
  if (kind === 'offTopic' && answered.repeats !== null) return [repeatedWords(answered.repeats)];
  if (kind !== 'harmful' && claims.length > 0) return claims.map(({ advice }) => advice);
  if (stanceIssue !== null && kind !== 'offTopic')
    return [stanceIssue, doubt].filter(
      (each) => each !== null && (each !== THINK_AGAIN || doubt === null),
    ) as string[];
  if (doubt !== null) return [...conflictsOf(judged), doubt];
  const isForeign = kind === 'offTopic' && isInEnglish(answered.text);
  if (kind !== 'none' && kind !== 'harmful' && !isForeign && !answersFact(question, answered.text))
    return [...conflictsOf(judged), isDetailed(answered) ? compared(judged) : missingFact(question)];
  const impossible = impossibleWords(answered.text);
  switch (kind) {
    case 'none':
      return withoutAnswer(answered.text);
    case 'harmful':
      return harmsOf(answered.text, question.text);
    case 'remark':
      return [recites(answered) ? RECITED : hollow === null ? EVADED : hollowWords(hollow, answered.text)];
    case 'offTopic':
      return [offTopicWords(answered)];
    case 'short':
      return [
        ...impossible,
        ...conflictsOf(judged),
        `回答只有 ${lengthLabel(answered)}，${moreOfShort(judged)}`,
      ];
    case 'answered':
      break;
  }
  const conflict = conflictsOf(judged);
  const unsupported = judged.toCheck.filter((each) => each.kind === 'number');
  const unstated =
    unsupported.length > 0 ? [[...new Set(unsupported.map(({ advice }) => advice))].join('')] : [];
  const found = [...impossible, ...conflict, ...unstated, ...gapsOf(judged), ...lengthAdvice(judged)];
  if (found.length > 0) return found;
  if (missesSteps(answered)) return [COMPARE_STEPS];
  const form = formOf(question);
  const advice = isEarned(judged) ? toPrepare(question) : MORE[form](judged);
  return [`${advice}${needsExpert(answered) ? CHECK_WITH_REFERENCE : ''}`];
}

/** The one reason for the grade of an answer; a second harm of a harmful answer is named too. */
export const diagnosisOf = (judged: Judged): string[] =>
  reasonsOf(judged).slice(0, judged.kind === 'harmful' ? MAX_HARMS : 1);
