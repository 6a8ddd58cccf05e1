import {
  interviewChoices,
  interviewDifficulties,
  type InterviewDifficulty,
  type InterviewPersona,
  interviewPersonas,
  type InterviewRound,
  interviewRounds,
} from '@qicheng/analysis/interview';
import { RadioChips } from '@qicheng/ui/chips';
import { useState } from 'react';
import { z } from 'zod';
import { interview as descriptor } from '@qicheng/analysis/descriptors/interview';
import type { AnalysisFormProps } from '../kit/analysis-page.js';
import { useAskAgain } from '../kit/ask-again.js';
import { AskForm } from '../kit/ask-form.js';
import { AreaField, FieldRow, SelectField, TextField } from '../kit/fields.js';
import { type FormStart, useFormStart } from '../kit/form-start.js';
import { usePersistentState } from '../kit/persistent-state.js';
import { chosenIn, type ResumeChoice, RESUME_MISSING, subjectOf } from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { askSignIn, type LeftResult } from '../kit/use-analysis-page-state.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

type InterviewRequest = QuestionOf<typeof descriptor>;

/** 面试预测. */
export const interviewService = defineAiService(descriptor, {
  title: '面试预测与模拟面试',
  purpose:
    '按您的简历、目标岗位或岗位描述预测这一轮会问什么：每道题都写明出自简历的哪一句或哪条要求，随后可以逐题作答练习。',
  limitations: '题目来自题库和您的简历，是练习用的预测，不保证真实面试会问，也不预测通过概率。',
});

interface Draft {
  choice: ResumeChoice | null;
  position: string;
  company: string;
  jd: string;
  round: InterviewRound;
  count: string;
  difficulty: InterviewDifficulty;
  persona: InterviewPersona;
  set: string;
}

const EMPTY: Draft = {
  choice: null,
  position: '',
  company: '',
  jd: '',
  round: 'business',
  count: '8',
  difficulty: 'standard',
  persona: 'neutral',
  set: '1',
};
const JD_LENGTH = 8_000;
const COUNTS = ['5', '6', '7', '8', '9', '10'].map((value) => ({ value, label: `${value} 题` }));
const SETS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `第 ${value} 组` }));
const ROUNDS = Object.entries(interviewRounds).map(([value, { label }]) => ({
  value: value as InterviewRound,
  label,
}));
const optionsOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }));

function questionOf({ choice, position, company, jd, count, set, ...rest }: Draft): InterviewRequest {
  const filled = Object.fromEntries(
    Object.entries({ position, company, jd }).filter(([, value]) => value.trim() !== ''),
  );
  const { round, difficulty, persona } = rest;
  return {
    ...subjectOf(choice),
    ...filled,
    round,
    difficulty,
    persona,
    count: Number(count),
    set: Number(set),
  };
}

/** The job of the application, truncated to the form's limits. */
const postOf = ({ company, position, jd }: FormStart) => ({ company, position, jd: jd.slice(0, JD_LENGTH) });

const choices = z.object(interviewChoices);

/** The form of a result that is asked again. */
function draftOf(input: unknown): Partial<Draft> {
  const read = choices.safeParse(input);
  if (!read.success) return {};
  const { count, set, ...rest } = read.data;
  return { ...rest, count: String(count), set: String(set), ...chosenIn(input) };
}

/** The form as typed; the résumé in the address is preselected. */
function useDraft(left: LeftResult | null) {
  const from = useFormStart();
  const start: Draft = { ...EMPTY, choice: from.choice, ...postOf(from) };
  const [draft, setDraft] = usePersistentState<Draft>(`interview ${from.key}`, start);
  useAskAgain(left, start, setDraft, draftOf);
  return { draft, change: (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })) };
}

/** The résumé, the job, and the kind of interview. */
export function InterviewForm({ isBusy, problem, left = null, onAsk }: AnalysisFormProps<InterviewRequest>) {
  const { draft, change } = useDraft(left);
  const [isResumeMissing, setResumeMissing] = useState(false);
  const resumeProblem = isResumeMissing && draft.choice === null ? RESUME_MISSING : null;
  const ask = () => {
    if (!askSignIn()) return;
    setResumeMissing(draft.choice === null);
    if (draft.choice !== null && draft.jd.length <= JD_LENGTH) onAsk(questionOf(draft));
  };
  return (
    <AskForm
      submitLabel="预测面试题"
      isBusy={isBusy}
      problem={resumeProblem === null ? problem : null}
      onSubmit={ask}
    >
      <ResumeChooser value={draft.choice} problem={resumeProblem} onChange={(choice) => change({ choice })} />
      <FieldRow>
        <TextField
          label="目标岗位"
          hint="不填时按简历里的求职意向"
          maxLength={60}
          value={draft.position}
          onValue={(position) => change({ position })}
        />
        <TextField
          label="公司"
          hint="选填，写在记录里"
          maxLength={80}
          value={draft.company}
          onValue={(company) => change({ company })}
        />
      </FieldRow>
      <AreaField
        label="岗位描述"
        limit={JD_LENGTH}
        rows={5}
        placeholder="选填：粘贴招聘页面的职责与要求，题目会对应到具体的要求"
        value={draft.jd}
        onValue={(jd) => change({ jd })}
      />
      <RadioChips
        label="面试轮次"
        options={ROUNDS}
        value={draft.round}
        onValue={(round) => change({ round })}
      />
      <RadioChips
        label="难度"
        options={optionsOf(interviewDifficulties)}
        value={draft.difficulty}
        onValue={(difficulty) => change({ difficulty })}
      />
      <RadioChips
        label="面试官"
        options={optionsOf(interviewPersonas)}
        value={draft.persona}
        onValue={(persona) => change({ persona })}
      />
      <FieldRow>
        <SelectField
          label="题目数量"
          options={COUNTS}
          value={draft.count}
          onValue={(count) => change({ count })}
        />
        <SelectField
          label="题组"
          hint="同样的条件换一组题"
          options={SETS}
          value={draft.set}
          onValue={(set) => change({ set })}
        />
      </FieldRow>
    </AskForm>
  );
}
