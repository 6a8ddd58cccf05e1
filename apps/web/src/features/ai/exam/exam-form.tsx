import { type ReactNode, useState } from 'react';
import type { AnalysisFormProps, AnalysisModeProps } from '../kit/analysis-page.js';
import { AskForm } from '../kit/ask-form.js';
import { useKeptState } from '../kit/kept-state.js';
import type { ResumeChoice } from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { ModeChoice } from './mode-choice.js';
import type { Problems } from './typed-entry.js';

const UNFINISHED = '还有内容没有填对，已在各项下面标出';

interface ExamDraft {
  readonly question: string;
  readonly choice: ResumeChoice | null;
}

/** What a part of the form is given. */
export interface ExamPartProps<Draft> {
  draft: Draft;
  problems: Problems;
  change: (part: Partial<Draft>) => void;
}

interface ExamFormProps<Draft, Question> extends AnalysisFormProps<Question>, AnalysisModeProps {
  /** The name under which the browser keeps what was typed. */
  keptAs: string;
  empty: Draft;
  read: (draft: Draft, isCustom: boolean) => { asked: Question | null; problems: Problems };
  /** An example of a question in one's own words. */
  placeholder: string;
  children: (parts: ExamPartProps<Draft>) => ReactNode;
}

/** The form of an examination: mode and own question first, a résumé last, between them what the examination asks. */
export function ExamForm<Draft extends ExamDraft, Question>(props: ExamFormProps<Draft, Question>) {
  const { keptAs, empty, read, placeholder, isCustom, isBusy, problem, onMode, onAsk, children } = props;
  const [draft, setDraft] = useKeptState<Draft>(keptAs, empty);
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? read(draft, isCustom).problems : {};
  const change = (part: Partial<ExamDraft> | Partial<Draft>) =>
    setDraft((current) => ({ ...current, ...part }));
  const ask = () => {
    setChecked(true);
    const { asked } = read(draft, isCustom);
    if (asked) onAsk(asked);
  };
  return (
    <AskForm isBusy={isBusy} problem={Object.keys(problems).length > 0 ? UNFINISHED : problem} onSubmit={ask}>
      <ModeChoice
        isCustom={isCustom}
        question={draft.question}
        problem={problems['question']}
        placeholder={placeholder}
        onMode={onMode}
        onQuestion={(question) => change({ question })}
      />
      {children({ draft, problems, change })}
      <ResumeChooser value={draft.choice} isOptional onChange={(choice) => change({ choice })} />
    </AskForm>
  );
}
