import { isPlain } from '@qicheng/contract/kit/plain-messages';
import { jobAnalysisInput, jobQuestion } from '@qicheng/analysis/job-analysis';
import { RadioChips } from '@qicheng/ui/chips';
import { useState } from 'react';
import { z } from 'zod';
import { jobAnalysis as descriptor } from '@qicheng/analysis/descriptors/job-analysis';
import type { AnalysisFormProps } from '../kit/analysis-page.js';
import { useAskAgain } from '../kit/ask-again.js';
import { AskForm } from '../kit/ask-form.js';
import { entryOf } from '../kit/entry-of.js';
import { FieldRow, NumberField, numberOf, TextField } from '../kit/fields.js';
import { useFormStart } from '../kit/form-start.js';
import { usePersistentState } from '../kit/persistent-state.js';
import { boundProblem } from '../kit/number-problem.js';
import { chosenIn, type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

type JobQuestion = QuestionOf<typeof descriptor>;

/** 职业分析. */
export const jobService = defineAiService(descriptor, {
  title: '职业分析',
  purpose:
    '看清一个职业做什么、要什么、怎么走；选上简历，还会按规则算出匹配度，并给出 30、60、90 天的补足计划。',
  limitations:
    '不给没有来源和日期的薪资数字，不预测录取概率；职业表没有收录的岗位会直说，并给出最接近的职业。',
});

interface Draft {
  choice: ResumeChoice | null;
  position: string;
  city: string;
  years: string;
  weeklyHours: string;
  interest: string | null;
}
type TypedField = 'position' | 'city' | 'years' | 'weeklyHours';

const EMPTY: Draft = { choice: null, position: '', city: '', years: '', weeklyHours: '', interest: null };
const RATINGS = [
  { value: '1', label: '1 不太想' },
  { value: '2', label: '2' },
  { value: '3', label: '3 一般' },
  { value: '4', label: '4' },
  { value: '5', label: '5 很想' },
];
const questionSchema = z.object(jobQuestion);

/** Parses the form: the question, or its problems by field. */
function readDraft(draft: Draft): {
  question: JobQuestion | null;
  problems: Partial<Record<TypedField, string>>;
} {
  const read = questionSchema.safeParse({
    position: draft.position,
    ...(draft.city.trim() === '' ? {} : { city: draft.city }),
    ...(draft.interest === null ? {} : { interest: Number(draft.interest) }),
    years: numberOf(draft.years),
    weeklyHours: numberOf(draft.weeklyHours),
  });
  if (read.success) return { question: { ...read.data, ...subjectOf(draft.choice) }, problems: {} };
  const problems: Partial<Record<TypedField, string>> = {};
  for (const issue of read.error.issues)
    problems[issue.path[0] as TypedField] ??= isPlain(issue.message)
      ? (boundProblem(issue) ?? '请填写整数')
      : issue.message;
  return { question: null, problems };
}

const FORM_FIELDS = ['position', 'city', 'years', 'weeklyHours', 'interest'].map((path) => ({ path }));

/** The form of a result that is asked again. */
const draftOf = (input: unknown): Partial<Draft> =>
  jobAnalysisInput.omit({ resume: true, month: true }).safeParse(input).success
    ? { ...entryOf(FORM_FIELDS, input), ...chosenIn(input) }
    : {};

/** The occupation, and the time available to prepare for it. */
export function JobForm({ isBusy, problem, left = null, onAsk }: AnalysisFormProps<JobQuestion>) {
  const from = useFormStart();
  const start: Draft = { ...EMPTY, choice: from.choice, position: from.position, city: from.city };
  const [draft, setDraft] = usePersistentState<Draft>(`job-analysis ${from.key}`, start);
  useAskAgain(left, start, setDraft, draftOf);
  const [problems, setProblems] = useState<Partial<Record<TypedField, string>>>({});
  const change = (part: Partial<Draft>) => {
    setProblems({});
    setDraft((current) => ({ ...current, ...part }));
  };
  const bound = (name: TypedField) => ({
    value: draft[name],
    problem: problems[name],
    onValue: (value: string) => change({ [name]: value }),
  });
  const ask = () => {
    const read = readDraft(draft);
    setProblems(read.problems);
    if (read.question) onAsk(read.question);
  };
  return (
    <AskForm isBusy={isBusy} problem={problem} onSubmit={ask}>
      <FieldRow>
        <TextField
          label="想了解的岗位"
          isRequired
          maxLength={60}
          placeholder="如：数据分析师、语文教师、临床护士"
          {...bound('position')}
        />
        <TextField label="目标城市" maxLength={40} placeholder="如：武汉" {...bound('city')} />
      </FieldRow>
      <ResumeChooser value={draft.choice} isOptional onChange={(choice) => change({ choice })} />
      <RadioChips
        label="对这份工作的兴趣（选填）"
        options={RATINGS}
        value={draft.interest}
        onValue={(interest) => change({ interest })}
      />
      <FieldRow>
        <NumberField
          label="全职工作年限"
          unit="年"
          hint="不填时按简历计算"
          maxLength={2}
          {...bound('years')}
        />
        <NumberField
          label="每周可用于准备"
          unit="小时"
          hint="不填时按 8 小时安排计划"
          maxLength={2}
          {...bound('weeklyHours')}
        />
      </FieldRow>
    </AskForm>
  );
}
