import type { InterviewQuestionType } from '@qicheng/analysis/interview';
import type { AnswerCase } from '../answer-case.js';
import { type Mark, mark } from './rule.js';

/** Questions that are answered by a story. */
const STORIES = new Set<InterviewQuestionType>(['experience', 'behaviour']);
export const isStory = (type: InterviewQuestionType): boolean => STORIES.has(type);

/** Questions that are answered by what one did oneself; an introduction is no story of one deed. */
export const tellsOwnDeeds = (type: InterviewQuestionType): boolean => type === 'intro' || isStory(type);

const STANCE =
  /我认为|我觉得|我会|我选择|我希望|我想|我的(?:看法|观点|结论|理解|做法|期望|优点|规划)|结论|应该|首先|可以|是指|就是|主要(?:有|是|看)|原因|会先|先/u;
const CLOSE = /总之|因此|所以|综上|总的来说|最后|归根|最终|这样|目标是|以上/u;
const GROUND = /因为|由于|例如|比如|数据|依据|根据|经验|项目|实习|考虑到|之前|当时|例子/u;
const FIRST_PART = 60;

const storyMarks = ({ traits }: AnswerCase): Mark[] => [
  mark('structure.situation', traits.hasSituation, 20, ['交代了当时的情况', '没有交代是什么时候、什么情况']),
  mark('structure.task', traits.hasTask, 15, ['说清了要做到什么', '没有说当时要做到什么、要解决什么']),
  mark('structure.action', traits.hasAction && traits.hasOwnPart, 30, [
    '讲了自己做的几步',
    '没有讲您自己做了哪几步',
  ]),
  mark('structure.result', traits.hasResult, 25, ['说了后来怎样', '没有说后来怎样']),
  mark('structure.order', traits.hasOrder, 10, ['按先后讲', '没有按先后讲，听的人不容易跟上']),
];

const viewMarks = ({ text, traits }: AnswerCase): Mark[] => [
  mark('structure.stance', STANCE.test(text.slice(0, FIRST_PART)), 25, [
    '开头直接回答了问题',
    '开头没有直接回答问题',
  ]),
  mark('structure.order', traits.hasOrder, 30, [
    '一点一点说得清楚',
    '几件事混在一起说，建议用“第一、第二”或“先、再”',
  ]),
  mark('structure.ground', GROUND.test(text), 25, ['讲了理由或例子', '只有看法，没有理由或例子']),
  mark('structure.close', CLOSE.test(text.slice(FIRST_PART)), 20, [
    '结尾回到了问题',
    '说完就停了，结尾可以用一句话回到问题',
  ]),
];

const WHAT_IF = /如果|要是|万一|还是|仍|查不到|不行|不同意|不肯|同时|以防|之后|再(?:不|没)/u;
const STEPS = /先[^。]*(?:再|然后|接着|之后|最后|同时)/u;

/** What one would do is told in steps; it needs neither an example nor a closing word. */
const caseMarks = ({ text, traits }: AnswerCase): Mark[] => [
  mark('structure.stance', STANCE.test(text.slice(0, FIRST_PART)), 30, [
    '开头就说怎么做',
    '开头没有直接说怎么做',
  ]),
  mark('structure.order', traits.hasOrder || STEPS.test(text), 40, [
    '按先后说了几步',
    '没有说先后：先做什么，再做什么',
  ]),
  mark('structure.whatIf', WHAT_IF.test(text), 30, ['想到了不顺利时怎么办', '没有说第一步行不通时怎么办']),
];

const WHO = /专业|大学|学院|毕业|应届|本科|硕士|博士|研究生/u;
const TARGET = /岗位|职位|应聘|求职|适合|胜任|匹配|希望/u;

const introMarks = ({ text, traits }: AnswerCase): Mark[] => [
  mark('structure.who', WHO.test(text), 25, ['说清了自己是谁', '没有说清您是谁：现在的身份，或者学校和专业']),
  mark('structure.deed', traits.hasAction && traits.hasOwnPart, 30, [
    '讲了自己做过的事',
    '没有讲自己做过的事：选一到两段最相关的经历',
  ]),
  mark('structure.proof', traits.hasResult || traits.hasFigure, 20, [
    '用结果说明能力',
    '没有结果：给最相关的经历配一个结果',
  ]),
  mark('structure.target', TARGET.test(text), 25, [
    '说到了应聘的岗位',
    '没有说到应聘的岗位：最后说为什么适合',
  ]),
];

/** 结构: STAR for what one did; view, points, ground and close for what one thinks; who, deeds and target for an introduction. */
export function structureMarks(answered: AnswerCase): Mark[] {
  const { type } = answered.question;
  if (type === 'intro') return introMarks(answered);
  if (type === 'case') return caseMarks(answered);
  return isStory(type) ? storyMarks(answered) : viewMarks(answered);
}
