import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { harmOf } from './answer-class.js';
import { figuresIn } from './said-figures.js';
import { type AnswerForm, formOf, givesFact, missingFact, tellsDeeds } from './asked.js';
import { isTooLong, mostSigns } from './rules/expression.js';
import type { Judged } from './judge-answer.js';
import { impossibleFigureIn } from '../../text/impossible.js';
import { quoted } from '../resume-analysis/statements.js';

const TEAM = /我们|大家/gu;
const MOST = 3;

/** What anybody can see in the words of an answer. */
export function observedIn({ answered: { traits, question, text } }: Judged): string[] {
  const isTold = tellsDeeds(question);
  return [
    ...(traits.hasOwnPart && traits.hasAction && formOf(question) === 'story' ? ['有自己做的事'] : []),
    ...((isTold ? traits.hasFigure : figuresIn(text).length > 0) && impossibleFigureIn(text) === null
      ? ['有数字']
      : []),
    ...(isTold && traits.hasResult ? ['有结果'] : []),
    ...(traits.hasOrder ? ['有先后'] : []),
    ...(traits.hasReason ? ['有原因或方法'] : []),
  ];
}

/** Whether all that is told was done by “us”. */
const isOfTeam = ({ answered: { text } }: Judged): boolean =>
  [...text.matchAll(TEAM)].length >= 2 && !/我(?!们)/u.test(text);

/** What a story or an introduction lacks beyond doubt; what is known or would be done is asked for neither deed nor result. */
export function lacking(judged: Judged): string[] {
  const { traits, question } = judged.answered;
  if (question.type === 'intro')
    return traits.hasFigure || traits.hasResult
      ? []
      : ['没有一个数字或结果：挑一段最相关的经历，加一句它的结果。'];
  if (formOf(question) !== 'story') return [];
  if (isOfTeam(judged)) return ['说的都是“我们”，看不出哪一步是您做的：哪几步是您一个人完成的？'];
  if (traits.hasFigure || traits.hasResult) return [];
  if (!traits.hasAction && !traits.hasSituation)
    return ['说的是看法，没有讲到一次具体的事：哪一次最能说明？当时您做了什么？'];
  return ['没有说后来怎样：最后的结果是什么，有没有数字？'];
}

const lengthAdvice = ({ answered }: Judged): string[] =>
  isTooLong(answered)
    ? [
        `说了 ${answered.traits.length} 个字，${answered.question.timeSec} 秒说不完：先删掉与题目无关的部分，压到 ${mostSigns(answered.question.timeSec)} 字以内。`,
      ]
    : [];

/** From this score on an answer can be given as it is. */
const GOOD_ENOUGH = 75;
/** What would make an answer to the question more convincing, by what was asked for. */
const MORE: Readonly<Record<AnswerForm, string>> = {
  introduction: '再挑一段最相关的经历，说出做了什么、结果怎样。',
  fact: '再补一句依据或安排，对方就不用追问。',
  reason: '理由还可以更具体：补一件能说明它的事。',
  story: '再说细一步：您当时具体做了什么，最后怎样。',
  steps: '再说细一步：先做什么、再做什么，怎么确认没有做错。',
  explanation: '再讲一层：为什么是这样，您在哪里用到过。',
  view: '再补一条理由或一个例子。',
  questions: '问得再具体一点，例如前三个月要做成什么。',
};

/** One to three sentences about an answer, each of which its words bear out. */
export function diagnosisOf(judged: Judged): string[] {
  const { answered, conflicts, claims, kind, stanceIssue } = judged;
  const { question, traits, isEcho } = answered;
  if (isEcho) return ['只重复了题目，没有作答，本题记 0 分。'];
  if (kind !== 'harmful' && claims.length > 0)
    return [...claims.map(({ advice }) => advice), ...(stanceIssue === null ? [] : [stanceIssue])].slice(
      0,
      MOST,
    );
  if (stanceIssue !== null && kind !== 'offTopic') return [stanceIssue];
  if (kind !== 'none' && kind !== 'harmful' && !givesFact(question, answered.text))
    return [missingFact(question)];
  const figure = impossibleFigureIn(answered.text);
  const impossible =
    figure === null ? [] : [`“${quoted(figure, 40)}”不可能，面试官会当场质疑：先核对这个数和它的算法。`];
  switch (kind) {
    case 'none':
      return ['没有作答，本题记 0 分。', '先看参考回答，再用自己的事说一遍。'];
    case 'harmful':
      return [harmOf(answered.text) ?? ''];
    case 'remark':
      return ['这句话没有正面回答。面试官要听的是您怎么做，而不是难不难、看不看情况。'];
    case 'offTopic':
      return [
        isInEnglish(answered.text)
          ? '请用中文回答这道题；想用英文答，先问面试官是否可以。'
          : question.anchor
            ? '没有说到题目引用的那段经历：先用一句话直接回答所问，再讲那件事。'
            : '没有回答所问。请先用一句话直接回答题目，再展开。',
      ];
    case 'short':
      return [
        ...impossible,
        `回答只有 ${traits.length} 个字，没有展开。${formOf(question) === 'story' ? '当时是什么情况，您做了哪几步，最后怎样？' : '为什么这样说，具体怎么做？'}`,
      ];
    case 'answered':
      break;
  }
  const conflict = conflicts.length > 0 ? [`有 ${conflicts.length} 处与简历不一致，面试官会追问。`] : [];
  const found = [...impossible, ...conflict, ...lacking(judged), ...lengthAdvice(judged)].slice(0, MOST);
  if (found.length > 0) return found;
  const seen = observedIn(judged);
  return [
    `回答切题${seen.map((each) => `，${each}`).join('')}。${judged.score >= GOOD_ENOUGH ? '可以照这样说。' : MORE[formOf(question)]}`,
  ];
}
