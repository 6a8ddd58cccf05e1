import { pageQuery } from '@qicheng/contract/browser/page-query';
import { JOB_TEXT_MAX, jobText } from '@qicheng/analysis/job-description';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnalysisFormProps } from '../kit/analysis-page.js';
import { AskForm } from '../kit/ask-form.js';
import { AreaField } from '../kit/fields.js';
import { useKeptState } from '../kit/kept-state.js';
import { type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import type { JdQuestion } from './jd-service.js';

interface Draft {
  choice: ResumeChoice | null;
  text: string;
}

const EMPTY: Draft = { choice: null, text: '' };

/** The posting, and the résumé to hold against it. */
export function JdForm({ isBusy, problem, onAsk }: AnalysisFormProps<JdQuestion>) {
  const [query] = useSearchParams();
  const named = query.get(pageQuery.resumeId);
  const start: Draft = named ? { ...EMPTY, choice: { kind: 'resume', resumeId: named, title: '' } } : EMPTY;
  const [draft, setDraft] = useKeptState<Draft>(`jd-analysis ${named ?? ''}`, start);
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
        most={JOB_TEXT_MAX}
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
