import { regex } from '@qicheng/resume/regex';
import type { FollowUp, InterviewQuestion } from './interview.js';

/** Properties of an answer that need no dictionary; they determine the follow-up. */
export interface AnswerTraits {
  isBlank: boolean;
  length: number;
  hasOwnPart: boolean;
  saysTeam: boolean;
  hasFigure: boolean;
  hasResult: boolean;
  hasReason: boolean;
  hasAction: boolean;
  hasSituation: boolean;
  hasTask: boolean;
  hasOrder: boolean;
  hasExample: boolean;
  hasReflection: boolean;
}

/** A shorter answer is treated as a remark. */
export const SHORT_ANSWER = 40;

const NOTHING = /[\s\p{P}\p{S}\p{N}啊呃嗯哦额呢吧了的哈]/gu;
// The rest of an answer that only declines to answer.
const NO_ANSWER = regex('iu')`
  ^(?:(?:这个|这题|这道题|这个问题|问题|我|真|也|还|暂时|目前|实在|完全|抱歉|对不起|不好意思|面试官|老师|是|就
  |都|太|有点|可能|好像|应该|确实|过|跳|略|想|一下|答|回|出来|上来|怎么|该|什么|到|没|有|会|知道|清楚|了解|懂
  |明白|记得|记|准备|接触|学|做|不|忘|无|暂|好|pass|idk|no|none|null|na|i|do|dont|not|know|sure))+$
`;
const DENIES = /不|没|无|忘|略|跳|暂|pass|idk|no|none|null|na/iu;
const FIGURE =
  /\d|百分之|[一二两三四五六七八九几][百千万](?!分)|十[几多余来]|几十|[一二两三四五六七八九十百千万亿]+(?:成|倍|个月|个人|人|天|周|次|万|亿|元|篇|份|条|场|家|名|项|多)/u;

/** Whether an answer is void: empty, one repeated character, or some form of 不会. */
export function isBlankAnswer(answer: string): boolean {
  const words = answer.normalize('NFKC').replace(NOTHING, '').toLowerCase();
  if (words === '') return true;
  if (new Set(words).size <= 2 && words.length > 3) return true;
  return words.length <= 30 && NO_ANSWER.test(words) && DENIES.test(words);
}

const RESULT = regex('u')`
  结果|最终|最后|达到|达成|完成了|提升|提高|增长|增加|下降|降低|减少|缩短|节省|获得|获奖|拿到|上线|到账|做成
  |办成|学会|解决了|再(?:也)?没有|没有(?:再|差错|出错)|[无零]差错|只要[^，。]{0,4}(?:天|小时|分钟)|通过了|被采纳
  |采纳|收获|从(?!(?:19|20)\d{2}\s?年?[^，。]{0,6}到|早到|头到|小到|上到)[^，。]{1,20}(?:到|升|降)|(?:天|周|分钟|小时|个月|年)后(?!我)|降(?:到|下来)|升到
  |到了[^，。]{0,4}(?:成|\d)|新(?:增|开发)了?\d|就(?:通过|解决|好|成|签|降)[^，。]{0,4}了|排进|考了|能成|恢复
  |没(?:有)?(?:废|漏|出)
`;

const ACTION = regex('u')`
  负责|设计|搭建|实现|开发|编写|写了|分析|梳理|整理|组织|协调|沟通|推动|推进|制定|策划|调研|访谈|排查|定位|优化
  |测试|联系|安排|统计|撰写|制作|主持|带领|拆|改|做了|提出|建立|引入|跟进|讲解|核对|清点|点钞|登[记账]|打电话
  |请教|上报|检查|排查|查(?:了|到|看|原因|退|账)|重新|更换|修好|调好|试了|教(?:了|会|他|她)|练了|编了|画了|算了
`;

/** Reads an answer. */
export function answerTraits(answer: string): AnswerTraits {
  const text = answer.trim();
  const has = (pattern: RegExp) => pattern.test(text);
  return {
    isBlank: isBlankAnswer(text),
    length: [...text.replace(/\s+/g, '')].length,
    hasOwnPart: has(/我(?:的|来|先|就|还|主要|当时|自己|个人|独立)?(?!们)|本人|由我/u) && has(/我(?!们)/u),
    saysTeam: has(/我们|大家|团队|小组|一起|同学们|组员/u),
    hasFigure: has(FIGURE),
    hasResult: has(RESULT),
    hasReason: has(
      /因为|由于|所以|因此|原因|目的|为了|考虑到|权衡|对比|相比|依据|之所以|这样|通过|采用|利用/u,
    ),
    hasAction: has(ACTION),
    hasSituation: has(
      /当时|那时|背景|在[^，。]{2,24}(?:期间|时候|实习|项目|部门|学期|活动|公司|中)|大[一二三四]|研[一二三]|去年|今年|20\d\d|面临|遇到|需要解决|有一次|刚开始|[到来进在][^，。]{2,16}(?:以后|之后|的时候|时)/u,
    ),
    hasTask: has(/目标|任务|要求|职责|我负责|由我|需要|希望|挑战|问题(?:是|在于)|难点|指标/u),
    hasOrder:
      has(/首先|第一|其一|一是|一方面|先(?!生)|1[.、)）]/u) &&
      has(/其次|第二|其二|二是|另一方面|然后|再|接着|最后|2[.、)）]/u),
    hasExample: has(
      /例如|比如|举个例子|以[^，。]{2,20}为例|有一次|曾经|当时|在[^，。]{2,24}(?:实习|项目|活动|期间)/u,
    ),
    hasReflection: has(/复盘|反思|总结|教训|学到|意识到|改进|如果再|下一次|下次|不足|体会|今后/u),
  };
}

/** Characters that carry meaning only after a number: 三百人, 12 次. */
const COUNTED = /^[人次篇元天份分个万千名周月年种家k%]$/u;
const BEFORE_COUNT = '[\\d一二两三四五六七八九十百千万几半]\\s?';

function says(text: string, word: string): boolean {
  return COUNTED.test(word) ? new RegExp(`${BEFORE_COUNT}${word}`, 'u').test(text) : text.includes(word);
}

/** The scoring points in an answer. */
export const hitPoints = ({ scoringPoints }: Pick<InterviewQuestion, 'scoringPoints'>, answer: string) => {
  const text = answer.normalize('NFKC').toLowerCase();
  return scoringPoints.filter(({ words }) => words.some((word) => says(text, word.toLowerCase())));
};

const MAX_FORESEEN = 2;

/** Follow-ups that do not depend on the answer: shown before it is given. */
export const foreseenFollowUps = ({ followUps }: Pick<InterviewQuestion, 'followUps'>): FollowUp[] =>
  followUps.filter(({ isForeseen }) => isForeseen === true).slice(0, MAX_FORESEEN);

/** The interviewer's follow-up, by what the answer lacks; null for none. */
export function chooseFollowUp(
  question: Pick<InterviewQuestion, 'followUps' | 'scoringPoints'>,
  answer: string,
): FollowUp | null {
  const traits = answerTraits(answer);
  const hit = new Set(hitPoints(question, answer).map(({ id }) => id));
  const applies = ({ when, pointId }: FollowUp): boolean => {
    switch (when) {
      case 'blank':
        return traits.isBlank;
      case 'short':
        return !traits.isBlank && traits.length < SHORT_ANSWER;
      case 'teamOnly':
        return traits.saysTeam && !traits.hasOwnPart;
      case 'noFigure':
        return !traits.hasFigure;
      case 'noReason':
        return !traits.hasReason;
      case 'missedPoint':
        return pointId !== undefined && !hit.has(pointId);
      case 'complete':
        return true;
      case 'beside':
        return false;
    }
  };
  const candidates = question.followUps.filter((each) => traits.isBlank === (each.when === 'blank'));
  return candidates.find(applies) ?? null;
}
