import type { FollowUp, InterviewPersona, InterviewQuestionType } from '@qicheng/analysis/interview';
import type { BankEntry } from './bank/bank-entry.js';

type Draft = Omit<FollowUp, 'id'>;

const LEADS: Readonly<Record<InterviewPersona, string>> = {
  friendly: '谢谢，很想再听一点：',
  neutral: '',
  pressure: '这个回答还不能说服我：',
};

/** Help to begin an answer, by type of question; it never reveals what a good answer contains. */
const BEGIN: Readonly<Record<InterviewQuestionType, string>> = {
  intro: '没关系，先说两句就行：你现在在做什么，来应聘什么？',
  motivation: '没关系，先说你最直接的想法，一句话就行。',
  career: '没关系，不用想那么远：刚来的那几周，你最想先弄清什么？',
  experience: '没关系，慢慢想。先说说那是什么时候、和谁一起做的。',
  behaviour: '没关系，慢慢想，小事也可以。先说那是什么时候、和谁在一起。',
  skill: '没关系，知道多少说多少；不知道的，说说你会去哪里查、问谁。',
  case: '没关系，先不求完整：你最先想到的一步或者一点是什么？',
  pressure: '没关系，如实说就好，想到什么说什么。',
  values: '没关系，先说答案，例子可以慢慢想。',
  groupTopic: '没关系，先说你的结论，理由后面再补。',
  structured: '没关系，先说你的第一反应，一句话也可以。',
  reverse: '没有也没关系。工作内容、带你的人、作息，有没有一样想先了解的？',
};
/** Additional help for students; experienced candidates have no current courses or clubs. */
const FOR_STUDENTS: Readonly<Partial<Record<InterviewQuestionType, string>>> = {
  behaviour: '课程作业或社团里的例子也可以。',
  skill: '课程作业或社团里的例子也可以。',
};

/** A question about a period that it names, about which nobody has an opinion. */
const OF_DATES = '经历核实';
/** What one would do, and what one did. */
const WOULD = /你会|怎么办|会怎么|如果|假如/u;
const DID = /讲一|讲讲|说一|讲述|曾|过[的吗]|写到|简历|最近一次|当时|那次|那一次/u;
/** Whether a question is about a choice, not about an event of the past. */
const isOfChoice = ({ text, type }: BankEntry): boolean =>
  ABOUT_ACTIONS.has(type) && WOULD.test(text) && !DID.test(text);

function beginningOf(entry: BankEntry, isStudent: boolean): string {
  if (entry.topic === OF_DATES) return '没关系，如实说就好：先说那段时间主要在做什么。';
  if (isOfChoice(entry)) return BEGIN.values;
  return `${BEGIN[entry.type]}${isStudent ? (FOR_STUDENTS[entry.type] ?? '') : ''}`;
}
const forBlank = (entry: BankEntry, isStudent: boolean): Draft => ({
  when: 'blank',
  text: beginningOf(entry, isStudent),
});

/** Follow-up to a short answer, by type of question. */
const SHORT_OF: Readonly<Partial<Record<InterviewQuestionType, string>>> = {
  intro: '可以再介绍两句吗？先说你是谁，再说一段和这个岗位最有关的经历。',
  motivation: '可以说得更具体一点吗？你是怎么想的，有没有一件事能说明？',
  career: '可以再展开吗？先说一件具体想做的事，再说第一步。',
  experience: '可以再具体一些吗？比如当时的时间、人数，和你做的第一步。',
  behaviour: '当时是什么情形？请说清起因、你做的事和最后的结果。',
  skill: '可以说得再细一点吗？先说怎么做，再举一个你做过的例子。',
  case: '可以说得再细一点吗？一步一步说，每一步怎么做？',
  groupTopic: '请先给出你的结论，再说两条理由。',
  structured: '可以再展开一些吗？说得具体一点。',
};
const SHORT = '可以再展开一些吗？先说结论，再给一个理由或例子。';

function shortOf(entry: BankEntry): string {
  if (entry.topic === OF_DATES) return '可以再具体一些吗？当时在做什么，时间怎么安排的，现在呢？';
  return isOfChoice(entry) ? SHORT : (SHORT_OF[entry.type] ?? SHORT);
}

/** Questions about actions, not about knowledge or opinions. */
const ABOUT_ACTIONS = new Set<InterviewQuestionType>(['experience', 'behaviour']);
/** Labels of scoring points for the method and the result of a story; the labels are never shown. */
const WAY = /做法|行动|办法|方法|步骤|调整|处理|补救|关键|自己(?:完成|做)|贡献/u;
const END = /结果|变化|前后|产出|效果/u;
/** A comparison, which 后来怎么样了 does not ask for. */
const COMPARED = /前后|变化/u;

const OF_TEAM: Draft = { when: 'teamOnly', text: '你说的多是“我们”。其中哪一部分是你一个人完成的？' };
const WHY_SO: Draft = { when: 'noReason', text: '当时为什么这样做？有没有考虑过别的办法？' };
const MEASURED: Draft = {
  when: 'noFigure',
  text: '结果用什么来衡量？有没有一个数字，或者前后的对比？',
};
const REASONS: Draft = { when: 'noReason', text: '你这样回答的理由是什么？' };

/** A rate, or a change with both values, in what a question quotes: its result is measured. */
const QUOTES_MEASURE =
  /“[^”]*(?:\d\s*[%％‰]|(?:由|从)[^”，。；]{0,14}\d[^”，。；]{0,10}(?:到|至|为|→))[^”]*”/u;

/** What a story may lack, as far as the question asks for it: an own part, a result, reasons. */
function missingInStory({ type, points }: BankEntry, asked: string): Draft[] {
  const end = points.find(({ label }) => END.test(label));
  return [
    OF_TEAM,
    ...(end && type === 'experience' && !QUOTES_MEASURE.test(asked) ? [MEASURED] : []),
    ...(points.some(({ label }) => WAY.test(label)) ? [WHY_SO] : []),
    ...(end
      ? [
          {
            when: 'missedPoint' as const,
            pointId: end.id,
            text: COMPARED.test(end.label) ? '之前是什么样，之后是什么样？' : '后来怎么样了？',
          },
        ]
      : []),
  ];
}

const missingIn = (entry: BankEntry, asked: string): Draft[] => {
  if (isOfChoice(entry)) return [REASONS];
  if (ABOUT_ACTIONS.has(entry.type)) return missingInStory(entry, asked);
  return entry.type === 'case' || entry.type === 'groupTopic' ? [REASONS] : [];
};

interface Asking {
  id: string;
  /** The question as it is put, if it differs from that of the bank. */
  asked?: string;
  persona: InterviewPersona;
  isStudent: boolean;
}

/** Only every third question has the persona's introduction before its follow-ups. */
const LED_EVERY = 3;

/** Possible follow-ups in the order of evaluation; an answer triggers at most one. */
export function followUpsOf(
  entry: BankEntry,
  { id, asked = entry.text, persona, isStudent }: Asking,
): FollowUp[] {
  const short: Draft = { when: 'short', text: shortOf(entry) };
  const next = entry.next.map((text): Draft => ({ when: 'complete', text, isForeseen: true }));
  // Repeated before each follow-up, the introduction would sound mechanical.
  const lead = entry.type !== 'intro' && Number(id.slice(1)) % LED_EVERY === 0 ? LEADS[persona] : '';
  return [forBlank(entry, isStudent), short, ...missingIn(entry, asked), ...next].map((draft, index) => ({
    ...draft,
    id: `${id}f${index + 1}`,
    text: draft.when === 'blank' ? draft.text : `${lead}${draft.text}`,
  }));
}
