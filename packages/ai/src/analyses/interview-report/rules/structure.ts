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
  mark('structure.situation', traits.hasSituation, 20, ['有背景（S）', '缺少背景：什么时候、什么情况']),
  mark('structure.task', traits.hasTask, 15, ['有任务或目标（T）', '缺少任务：目标或要解决的问题是什么']),
  mark('structure.action', traits.hasAction && traits.hasOwnPart, 30, [
    '有自己的行动（A）',
    '缺少行动：您自己做了哪几步',
  ]),
  mark('structure.result', traits.hasResult, 25, ['有结果（R）', '缺少结果：最后怎样、用什么衡量']),
  mark('structure.order', traits.hasOrder, 10, ['按顺序展开', '没有分步骤，听起来不容易跟上']),
];

const viewMarks = ({ text, traits }: AnswerCase): Mark[] => [
  mark('structure.stance', STANCE.test(text.slice(0, FIRST_PART)), 25, [
    '开头亮出观点',
    '开头没有直接回答问题',
  ]),
  mark('structure.order', traits.hasOrder, 30, ['分点展开', '没有分点，建议用“第一、第二”或“先、再”']),
  mark('structure.ground', GROUND.test(text), 25, ['有依据或例子', '只有观点，没有依据或例子']),
  mark('structure.close', CLOSE.test(text.slice(FIRST_PART)), 20, [
    '有收束',
    '没有收束，结尾用一句话回到问题',
  ]),
];

const WHO = /专业|大学|学院|毕业|应届|本科|硕士|博士|研究生/u;
const TARGET = /岗位|职位|应聘|求职|适合|胜任|匹配|希望/u;

const introMarks = ({ text, traits }: AnswerCase): Mark[] => [
  mark('structure.who', WHO.test(text), 25, [
    '说清了学校、专业或身份',
    '没有说清您是谁：学校、专业、求职方向',
  ]),
  mark('structure.deed', traits.hasAction && traits.hasOwnPart, 30, [
    '讲了自己做过的事',
    '没有讲自己做过的事：选一到两段最相关的经历',
  ]),
  mark('structure.proof', traits.hasResult || traits.hasFigure, 20, [
    '用结果说明能力',
    '没有结果：给最相关的经历配一个结果',
  ]),
  mark('structure.target', TARGET.test(text), 25, ['落到了岗位', '没有落到岗位：最后说为什么适合']),
];

/** 结构: STAR for what one did; view, points, ground and close for what one thinks; who, deeds and target for an introduction. */
export function structureMarks(answered: AnswerCase): Mark[] {
  const { type } = answered.question;
  if (type === 'intro') return introMarks(answered);
  return isStory(type) ? storyMarks(answered) : viewMarks(answered);
}
