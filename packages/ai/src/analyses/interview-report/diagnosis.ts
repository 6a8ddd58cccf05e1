import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { answerGrades } from '@qicheng/analysis/interview-report';
import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { impossibleFigureIn } from '../../text/impossible.js';
import { quoted } from '../resume-analysis/statements.js';
import { harmsOf, recites } from './answer-class.js';
import { formOf, answersFact, missingFact } from './answer-form.js';
import { lengthLabel } from './english-answer.js';
import { hollowWords } from './hollow.js';
import { THINK_AGAIN } from './improper-acts.js';
import type { Judged } from './judge-answer.js';
import { ASKS_FOR_FACTS } from './observations.js';
import { needsExpert } from './professional.js';
import { isTooLong, maxCharacters } from './rules/expression.js';
import { isDeclined } from './rules/structure.js';
import { tellsNoOccasion } from './story-parts.js';
import { isDetailed, substanceOf } from './substance.js';

const TEAM = /我们|大家/gu;
const MAX_HARMS = 2;

/** Whether all actions are attributed to 我们. */
const isOfTeam = ({ answered: { text } }: Judged): boolean =>
  [...text.matchAll(TEAM)].length >= 2 &&
  !/我(?!们|(?:个人)?(?:也|就|都|还)?(?:觉得|认为|想|感到|感觉|相信|体会))/u.test(text);

const WITHOUT_OCCASION = '没有讲到具体哪一次：挑一次，先说什么时候、碰到什么，再说您做了哪两步、最后怎样。';

/** An action named without what was said or done: 谈了谈, 想了办法. */
const VAGUE_ACTION =
  /谈了?谈|聊了?聊|说了?说|(?:沟通|协调|处理|解决)了?(?:一下|一番|几次)|做了?(?:思想)?工作|想了?(?:些|点|很多|各种)?办法/u;

/** What the words of a story or an introduction prove to be missing; knowledge and plans need neither action nor result. */
export function gapsOf(judged: Judged): string[] {
  const { answered } = judged;
  const { traits, question, text } = answered;
  if (question.type === 'intro')
    return traits.hasFigure || traits.hasResult
      ? []
      : ['没有读到数字或结果：有就给最相关的一段经历加一句结果。'];
  if (formOf(question) !== 'story') return [];
  if (isOfTeam(judged)) return ['说的都是“我们”，看不出哪一步是您做的：哪几步是您一个人完成的？'];
  if (tellsNoOccasion(answered)) return [WITHOUT_OCCASION];
  const { actions, steps } = substanceOf(answered);
  const vague = actions + steps < 2 ? VAGUE_ACTION.exec(text)?.[0] : undefined;
  return vague === undefined
    ? []
    : [`“${vague}”太笼统，再补一句：具体说了什么、做了什么，约定了什么，多久见效？`];
}

const lengthAdvice = ({ answered }: Judged): string[] =>
  isTooLong(answered)
    ? [
        `说了 ${lengthLabel(answered)}，${answered.question.timeSec} 秒说不完：先删掉与题目无关的部分，压到 ${maxCharacters(answered.question.timeSec)} 字以内。`,
      ]
    : [];

const TO_COMPARE = '说之前把数字、日期和单位同简历核对一遍，属实就可以用。';
const TO_GROUND = '准备好一句依据，对方追问时用。';
/** What is said where no rule proves what an answer lacks. */
const COMPARE = '请与参考回答逐点对照，缺哪一点就补哪一点。';
const COMPARE_PROFESSIONALLY = '专业上是否正确，请与参考回答逐点对照。';
const compared = (answered: Judged['answered']): string =>
  needsExpert(answered) ? COMPARE_PROFESSIONALLY : COMPARE;
const DECLINED = '没有做过可以直说；再说换您来做，先做什么、再做什么？';

/** How something is handled is asked for its order. */
const ASKS_TO_HANDLE = /怎么(?:处理|办|做|安排|回应|接待|劝)/u;
const TO_ORDER = '想好为什么先做这一步、做不成时怎么办，对方追问时用。';
/** What questions to the employer are compared with; which of them is good is not decided here. */
const QUESTIONS = '请自己对照：至少有一个问题问工作本身，例如前三个月要做成什么；待遇放在谈录用时问。';

/** What to prepare for a good answer. */
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
    return [...conflictsOf(judged), isDetailed(answered) ? compared(answered) : missingFact(question)];
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
        `回答只有 ${lengthLabel(answered)}。${isDeclined(answered.text) ? DECLINED : compared(answered)}`,
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
  if (formOf(question) === 'questions') return [QUESTIONS];
  // Professional correctness is compared, however well it is told.
  const isGood = judged.score >= answerGrades.好 && !needsExpert(answered);
  return [isGood ? toPrepare(question) : compared(answered)];
}

/** The one reason for the grade of an answer; a second harm of a harmful answer is named too. */
export const diagnosisOf = (judged: Judged): string[] =>
  reasonsOf(judged).slice(0, judged.kind === 'harmful' ? MAX_HARMS : 1);
