import { type ReactNode, useState } from 'react';
import { RadioChips } from '@qicheng/ui/chips';
import { Summary } from '#src/components/summary.jsx';
import type { AnalysisFormProps, AnalysisModeProps } from '../kit/analysis-page.js';
import { useAskAgain } from '../kit/ask-again.js';
import { AskForm } from '../kit/ask-form.js';
import { usePersistentState } from '../kit/persistent-state.js';
import type { ResumeChoice } from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import type { Problems, Box, Entry } from './typed-entry.js';
import { AreaField, FieldRow, NumberField, SelectField, TextField } from '../kit/fields.js';
import styles from './exam.module.css';

interface EntryBoxesProps {
  boxes: readonly Box[];
  entry: Entry;
  errorOf: (path: string) => string | undefined;
  onChange: (entry: Entry) => void;
}

/** A row of inputs by their kind. */
export const EntryBoxes = ({ boxes, entry, errorOf, onChange }: EntryBoxesProps) => (
  <FieldRow>
    {boxes.map(
      ({ path, label, kind, unit, hint, placeholder, options = [], isRequired = false, maxLength, list }) => {
        const frame = { label, hint, problem: errorOf(path), isRequired, value: entry[path] ?? '' };
        const onValue = (value: string) => onChange({ ...entry, [path]: value });
        if (kind === 'number')
          return (
            <NumberField
              key={path}
              {...frame}
              {...(unit ? { unit } : {})}
              placeholder={placeholder}
              onValue={onValue}
            />
          );
        if (kind === 'choice' || kind === 'flag')
          return <SelectField key={path} {...frame} options={options} empty="未填写" onValue={onValue} />;
        const type = kind === 'date' ? 'date' : 'text';
        return (
          <TextField
            key={path}
            {...frame}
            type={type}
            {...{ placeholder, maxLength, list }}
            onValue={onValue}
          />
        );
      },
    )}
  </FieldRow>
);

interface GroupProps {
  title: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A group of related inputs. */
export const Group = ({ title, hint, action, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className="visually-hidden">{title}</legend>
    <header className={styles.groupHead}>
      <h2 aria-hidden="true">{title}</h2>
      {hint ? <small>{hint}</small> : null}
      {action}
    </header>
    {children}
  </fieldset>
);

/** Inputs that most people leave empty; expands if one of them has an error. */
export const MoreGroup = ({
  title,
  hint = '选填',
  isOpen = false,
  children,
}: GroupProps & { isOpen?: boolean }) => (
  <details className={styles.more} open={isOpen || undefined}>
    <Summary note={hint}>{title}</Summary>
    <div className={styles.stack}>{children}</div>
  </details>
);

const MAX_LENGTH = 500;
const MODES = [
  { value: 'whole', label: '完整分析' },
  { value: 'custom', label: '自定义提问' },
] as const;

interface ModeChoiceProps {
  isCustom: boolean;
  question: string;
  problem: string | undefined;
  placeholder: string;
  onMode: (isCustom: boolean) => void;
  onQuestion: (question: string) => void;
}

/** The full analysis or a free question; each has its own history. */
const ModeChoice = ({ isCustom, question, problem, placeholder, onMode, onQuestion }: ModeChoiceProps) => (
  <div className={styles.stack}>
    <RadioChips
      label="方式"
      options={MODES}
      value={isCustom ? 'custom' : 'whole'}
      onValue={(mode) => onMode(mode === 'custom')}
    />
    {isCustom ? (
      <AreaField
        label="我的问题"
        isRequired
        rows={3}
        limit={MAX_LENGTH}
        placeholder={placeholder}
        value={question}
        problem={problem}
        onValue={onQuestion}
      />
    ) : null}
  </div>
);

const UNFINISHED = '还有内容没有填对，已在各项下面标出';

interface ExamDraft {
  readonly question: string;
  readonly choice: ResumeChoice | null;
}

/** Props of a section of the form. */
export interface ExamPartProps<Draft> {
  draft: Draft;
  problems: Problems;
  change: (part: Partial<Draft>) => void;
}

interface ExamFormProps<Draft, Question> extends AnalysisFormProps<Question>, AnalysisModeProps {
  /** Storage key of the input. */
  storageKey: string;
  empty: Draft;
  read: (draft: Draft, isCustom: boolean) => { question: Question | null; problems: Problems };
  /** The form of a result that is asked again. */
  draftOf: (input: unknown) => Partial<Draft>;
  /** Example of a free question. */
  placeholder: string;
  children: (parts: ExamPartProps<Draft>) => ReactNode;
}

/**
 * The form of an examination: mode and question first, then the fields of the examination, the résumé last.
 */
export function ExamForm<Draft extends ExamDraft, Question>(props: ExamFormProps<Draft, Question>) {
  const { storageKey, empty, read, placeholder, isCustom, isBusy, problem, onMode, onAsk, children } = props;
  const { left = null, draftOf } = props;
  const [draft, setDraft] = usePersistentState<Draft>(storageKey, empty);
  useAskAgain(left, empty, setDraft, draftOf);
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? read(draft, isCustom).problems : {};
  const change = (part: Partial<ExamDraft> | Partial<Draft>) =>
    setDraft((current) => ({ ...current, ...part }));
  const ask = () => {
    setChecked(true);
    const { question } = read(draft, isCustom);
    if (question) onAsk(question);
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
