import { jdAnalysisInput } from '@qicheng/analysis/jd-analysis';
import { MAX_JOB_TEXT_LENGTH, jobText } from '@qicheng/analysis/job-description';
import { useState } from 'react';
import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage, type AnalysisFormProps } from '#src/features/ai/kit/analysis-page.jsx';
import { jdActionsOf, jdMeasureOf, jdVerdictOf } from '#src/features/ai/jd-analysis/jd-verdict.js';
import { JdResultView, jdService, type JdQuestion } from '#src/features/ai/jd-analysis/jd-result.jsx';
import { useAskAgain } from '#src/features/ai/kit/ask-again.js';
import { AskForm } from '#src/features/ai/kit/ask-form.jsx';
import { AreaField } from '#src/features/ai/kit/fields.jsx';
import { useFormStart } from '#src/features/ai/kit/form-start.jsx';
import { usePersistentState } from '#src/features/ai/kit/persistent-state.js';
import { chosenIn, type ResumeChoice, subjectOf } from '#src/features/ai/kit/resume-choice.js';
import { ResumeChooser } from '#src/features/ai/kit/resume-chooser.jsx';

interface Draft {
  choice: ResumeChoice | null;
  text: string;
}

const EMPTY: Draft = { choice: null, text: '' };

/** The form of a result that is asked again. */
function draftOf(input: unknown): Partial<Draft> {
  const read = jdAnalysisInput.pick({ text: true }).safeParse(input);
  return read.success ? { ...read.data, ...chosenIn(input) } : {};
}

/** The job advertisement, and the résumé to compare with it. */
function JdForm({ isBusy, problem, left = null, onAsk }: AnalysisFormProps<JdQuestion>) {
  const from = useFormStart();
  const start: Draft = { ...EMPTY, choice: from.choice, text: from.jd };
  const [draft, setDraft] = usePersistentState<Draft>(`jd-analysis ${from.key}`, start);
  useAskAgain(left, start, setDraft, draftOf);
  const [textProblem, setTextProblem] = useState<string | null>(null);
  const ask = () => {
    const read = jobText.safeParse(draft.text);
    setTextProblem(read.success ? null : (read.error.issues[0]?.message ?? '请粘贴职位描述'));
    if (read.success) onAsk({ text: read.data, ...subjectOf(draft.choice) });
  };
  return (
    <AskForm isBusy={isBusy} problem={problem} onSubmit={ask}>
      <AreaField
        label="职位描述"
        isRequired
        rows={12}
        limit={MAX_JOB_TEXT_LENGTH}
        placeholder="粘贴完整的职位描述：岗位、职责、任职要求、薪资、地点"
        value={draft.text}
        problem={textProblem}
        onValue={(text) => {
          setTextProblem(null);
          setDraft((current) => ({ ...current, text }));
        }}
      />
      <ResumeChooser
        value={draft.choice}
        isOptional
        onChange={(choice) => setDraft((current) => ({ ...current, choice }))}
      />
    </AskForm>
  );
}

/** /ai/jdAiAnalyse: analyses a job advertisement and how well a résumé matches it. */
export const JdPage = analysisPage({
  service: jdService,
  gains: [
    '要求与证据逐条对照，每条都引原文',
    '硬性条件单独判断，不混进匹配度',
    '收费、押金、培训贷、歧视等风险，指出是哪一句',
    '字面之外的意思，和可以问招聘方的问题',
    '简历里有可以调的先后和取舍时，一键生成岗位版本，不改一个字',
  ],
  tips: [
    '职位描述越完整，读得越准；不选简历也可以看要求和风险。',
    '岗位版本会作为新的简历保存，原简历不变。',
  ],
  measure: jdMeasureOf,
  verdict: jdVerdictOf,
  actions: jdActionsOf,
  Form: JdForm,
  Result: JdResultView,
});

/** JD 分析. */
export const Component = () => (
  <AiPageScope>
    <JdPage />
  </AiPageScope>
);
