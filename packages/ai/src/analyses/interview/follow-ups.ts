import type { FollowUp, InterviewPersona, InterviewQuestionType } from '@qicheng/analysis/interview';
import type { BankEntry } from './bank/bank-entry.js';

type Draft = Omit<FollowUp, 'id'>;

const LEADS: Readonly<Record<InterviewPersona, string>> = {
  friendly: '谢谢，很想再听一点：',
  neutral: '',
  pressure: '这个回答还不能说服我：',
};

/** Questions about what one did, not about what one knows or thinks. */
const OF_DEEDS = new Set<InterviewQuestionType>(['experience', 'behaviour']);

const DEEPER: Readonly<Partial<Record<InterviewQuestionType, string>>> = {
  intro: '刚才提到的经历里，哪一段最能说明你适合这个岗位？只选一段。',
  motivation: '如果入职后发现工作和你想的不一样，你会怎么办？',
  career: '这个规划里最难实现的是哪一步？你现在为它做了什么？',
  experience: '如果让当时的同事来评价，他会说你哪一点做得不够？',
  behaviour: '如果条件换一下，时间只有一半，你会先砍掉哪一步？',
  skill: '这个做法在什么情况下会失效？你会怎么发现？',
  case: '如果你的第一步没有效果，第二个方案是什么？',
  pressure: '请举一个最近三个月内的例子来证明。',
  values: '有没有相反的例子？当时是怎么想的？',
  groupTopic: '如果多数组员反对你的结论，你坚持什么、让步什么？',
  structured: '你提到的措施里，哪一条最先做？为什么？',
  reverse: '如果答案和你的期待不同，会影响你的选择吗？',
};

function forBlank({ points: [first] }: BankEntry): Draft {
  return {
    when: 'blank',
    text: `没关系。不用完整，先只说一点：${first?.label ?? '你会从哪里开始'}，课程作业或社团里的例子也可以。`,
  };
}

/** What is asked for after a short answer, by what the question is about. */
const SHORT_OF: Readonly<Partial<Record<InterviewQuestionType, string>>> = {
  intro: '可以再介绍两句吗？先说你是谁，再说一段和这个岗位最有关的经历。',
  motivation: '可以说得更具体吗？是岗位的哪一点、哪一件事让你想来？',
  career: '可以再展开吗？比如一年内想做成的一件事，和第一步。',
  experience: '可以再具体一些吗？比如当时的时间、人数，和你做的第一步。',
  behaviour: '当时是什么情形？请说清起因、你做的事和最后的结果。',
  skill: '可以说说原理吗？再举一个你用过它的地方。',
  case: '请把思路分成几步说：先看什么，再做什么，怎么判断有没有效果。',
  groupTopic: '请先给出你的结论，再说两条理由。',
  structured: '请再补充两条具体的措施，各用一句话。',
};
const SHORT = '可以再展开一些吗？先说结论，再给一个理由或例子。';
const DEEDS: readonly Draft[] = [
  { when: 'teamOnly', text: '你说的多是“我们”。其中哪一部分是你一个人完成的？' },
  { when: 'noFigure', text: '结果用什么来衡量？有没有一个数字，或者前后的对比？' },
  { when: 'noReason', text: '当时为什么这样做？有没有考虑过别的办法？' },
];
const THOUGHTS: readonly Draft[] = [{ when: 'noReason', text: '你这样判断的依据是什么？' }];
const MOST_POINTS = 2;

/** What may be asked next, in the order in which it is looked at; each answer meets at most one. */
export function followUpsOf(entry: BankEntry, id: string, persona: InterviewPersona): FollowUp[] {
  const missed = entry.points.slice(-MOST_POINTS).map((point): Draft => ({
    when: 'missedPoint',
    pointId: point.id,
    text: `刚才没有听到“${point.label}”，可以补充吗？`,
  }));
  const deeper: Draft = { when: 'complete', text: DEEPER[entry.type] ?? '还有什么想补充的吗？' };
  const lacking = OF_DEEDS.has(entry.type) ? DEEDS : THOUGHTS;
  const short: Draft = { when: 'short', text: SHORT_OF[entry.type] ?? SHORT };
  return [forBlank(entry), short, ...lacking, ...missed, deeper].map((draft, index) => ({
    ...draft,
    id: `${id}f${index + 1}`,
    text: draft.when === 'blank' ? draft.text : `${LEADS[persona]}${draft.text}`,
  }));
}
