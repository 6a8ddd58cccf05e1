import type { InterviewInput } from '@qicheng/analysis/interview';
import { headOf, jobOf } from '../../jd/employment.js';
import { endOf } from '../../jd/months.js';
import { quoted } from '../resume-analysis/statements.js';
import { filledWith } from './ask-places.js';
import type { BankEntry } from './bank/bank-entry.js';
import { employerWords } from './employer-words.js';
import { asInHouse } from './in-house.js';
import { leadQuestionOf } from './lead-questions.js';
import { withoutRemark } from './places.js';

/** Questions of the rounds with placeholders for known facts about the candidate. */
const TAILORED: Readonly<Record<string, string>> = {
  'hr-why-job': '你为什么应聘{position}？它平时的工作里，最吸引你的是哪一部分？',
  'hr-why-company': '你对我们{employer}了解多少？为什么想来？',
  'hr-career-3y': '你应聘{position}，未来三年想做到哪一步？',
  'hr-failure': '讲一次你在“{place}”没有做成的事，你从中学到了什么？',
  'hr-conflict': '讲一次你在“{place}”和一起做事的人意见不一致的经历，最后怎么解决的？',
  'hr-initiative': '讲一件你在“{place}”没有人要求、自己主动去做的事。',
  'hr-pressure-time': '讲一次你在“{place}”多件事情撞在一起的经历，当时怎么安排的？',
  'hr-available': '你 {graduation}毕业，如果录用，最快什么时候到岗？毕业前能实习多久？',
  'hr-start': '如果录用，你最快多久能到岗？“{place}”那边的工作要交接多久？',
  'mg-first-90': '如果入职做{position}，前三个月你打算怎么开展工作？',
  'mg-hardest': '你在“{place}”做过的最难的一件事是什么？难在哪里，怎么突破的？',
  'mg-decision': '讲一次你在“{place}”信息不完整、但必须做决定的经历。',
  'mg-lead': '讲一次你在“{place}”带动别人一起完成任务的经历，对方不积极时你怎么办？',
  'mg-mistake': '讲一次你在“{place}”犯的、影响到别人的错误，你怎么处理的？',
  'mg-metrics': '{position}做得好不好，你觉得该看哪几样？',
};

const employerOf = (position: string, name: string): string => employerWords(position, name).noun;

/** The latest employer; empty without a name. */
function placeOf({ resume: { document } }: InterviewInput): string {
  const jobs = [...document.work, ...document.internships].filter(({ visible }) => visible !== false);
  // The order of a résumé may be from the oldest to the latest.
  const latest = jobs.reduce<(typeof jobs)[number] | undefined>(
    (best, job) => (best && endOf(best.period?.end) >= endOf(job.period?.end) ? best : job),
    undefined,
  );
  if (latest === undefined || headOf(latest) === '') return '';
  return quoted(withoutRemark(jobOf(latest).place), 40);
}

/** The future month of graduation. */
function graduationOf({ resume: { document }, month }: InterviewInput): string {
  const ends = document.education.flatMap(({ period }) => {
    const end = period?.end;
    return end === undefined || end === 'present' || end.m === undefined ? [] : [{ y: end.y, m: end.m }];
  });
  const [last] = ends.sort((a, b) => b.y - a.y || b.m - a.m);
  if (last === undefined || month === undefined) return '';
  const ahead = `${last.y}-${String(last.m).padStart(2, '0')}` > month;
  return ahead ? `${last.y} 年 ${last.m} 月` : '';
}

/** Follow-up questions with the word for the employer. */
const TAILORED_NEXT: Readonly<Record<string, string>> = {
  'hr-why-company': '同类的{employer}你还投了哪几家？它们和我们有什么不同？',
};
/** The follow-up questions, with the facts of the candidate. */
export function tailoredNext({ id, next }: BankEntry, input: InterviewInput, position: string): string[] {
  const template = TAILORED_NEXT[id];
  if (template === undefined) return [...next];
  return [filledWith(template, { employer: employerOf(position, input.company ?? '') })];
}

/** The text of a question with the facts of the candidate, if all its placeholders are known. */
export function tailoredText({ id, text }: BankEntry, input: InterviewInput, position: string): string {
  const template = TAILORED[id];
  if (template === undefined) return text;
  const values: Readonly<Record<string, string>> = {
    position: quoted(position, 20),
    employer: position === '' ? '' : employerOf(position, input.company ?? ''),
    place: placeOf(input),
    graduation: graduationOf(input),
  };
  const isKnown = [...template.matchAll(/\{(\w+)\}/gu)].every(([, name = '']) => values[name] !== '');
  return isKnown ? filledWith(template, values) : text;
}

/** A question of a trade as it is put to the holder of a post: one who leads the work, or is employed by a company. */
export function ofPost(entry: BankEntry, position: string): BankEntry {
  const ofLead = leadQuestionOf(entry.id, position);
  return ofLead === undefined
    ? { ...entry, text: asInHouse(entry.text, entry.id, position) }
    : { ...entry, text: ofLead.text, next: [ofLead.next] };
}
