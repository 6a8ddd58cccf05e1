import { companionCategoryOf } from '@qicheng/analysis/companion-categories';
import { crisisHelpFor } from '@qicheng/analysis/companion-crisis';
import type { CompanionInput } from '@qicheng/analysis/companion';
import type { CompanionHelp, CompanionResult } from '@qicheng/analysis/companion-result';
import { doubtfulSentences, withDoubtsMarked } from '../../text/doubtful.js';
import { CompanionAnswerReader, block, type Category, script } from './companion-answer-reader.js';
import { careerPlan } from './categories/career-plan.js';
import { careerTest } from './categories/career-test.js';
import { feelings } from './categories/feelings.js';
import { groupInterview } from './categories/group-interview.js';
import { introduction } from './categories/introduction.js';
import { jobMail } from './categories/job-mail.js';
import { rights } from './law/consult.js';
import { salaryTalk } from './categories/salary-talk.js';
import { weeklyReport } from './categories/weekly-report.js';

const CATEGORIES: Readonly<Record<string, Category>> = {
  introduction,
  careerPlan,
  careerTest,
  groupInterview,
  salaryTalk,
  jobMail,
  weeklyReport,
  rights,
  feelings,
};

/** A category without rules of its own: what was asked, put in order. */
const ordered: Category = (asked) => {
  const form = companionCategoryOf(asked.input.category);
  return {
    summary: form?.description ?? '',
    blocks: [
      block(
        'answers',
        '您填写的内容',
        '',
        (form?.fields ?? []).flatMap(({ key, label }) =>
          asked.text(key) === '' ? [] : [`${label}：${asked.text(key)}`],
        ),
      ),
    ],
  };
};

const EMPTY = {
  dimensions: [],
  blocks: [],
  steps: [],
  scripts: [],
  checklist: [],
  legal: null,
  sources: [],
  notes: [],
} satisfies Partial<CompanionResult>;

/** Texts to be said or sent, and what they were put together from: lures and boasts are marked in them. */
function checkedTexts(
  { answers, memory }: CompanionInput,
  { scripts, blocks }: Pick<CompanionResult, 'scripts' | 'blocks'>,
): Pick<CompanionResult, 'scripts' | 'blocks'> {
  const said = [...Object.values(answers).flat(), ...memory.map(({ value }) => value)];
  const doubtful = said.flatMap((answer) => (typeof answer === 'string' ? doubtfulSentences(answer) : []));
  if (doubtful.length === 0) return { scripts, blocks };
  const marked = (text: string) => withDoubtsMarked(text, doubtful);
  return {
    scripts: scripts.map((one) => ({ ...one, ...script(one.purpose, marked(one.text)) })),
    blocks: blocks.map((one) => ({ ...one, text: marked(one.text), items: one.items.map(marked) })),
  };
}

/** Answers a question to the companion: the same question, the same answer. Despair and danger get people instead. */
export function answerCompanion(input: CompanionInput): CompanionResult {
  const form = companionCategoryOf(input.category);
  const category = { code: input.category, name: form?.name ?? '求职搭子' };
  const help = crisisHelpFor(input.answers);
  if (help !== null) return { ...EMPTY, category, summary: help.message, memory: input.memory, help };
  const rules = CATEGORIES[input.category] ?? ordered;
  const draft = { ...EMPTY, ...rules(new CompanionAnswerReader(input)) };
  return { ...draft, ...checkedTexts(input, draft), category, memory: input.memory, help: null };
}

/** What costs nothing: help in need, and a question of law that the rules do not know. */
export const isFreeAnswer = ({
  help,
  legal,
}: {
  help: CompanionHelp | null;
  legal: CompanionResult['legal'];
}): boolean => help !== null || legal?.isKnown === false;
