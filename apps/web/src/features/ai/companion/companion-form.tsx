import { pageQuery } from '@qicheng/contract/browser/page-query';
import type { CompanionCategory, CompanionFact, CompanionField } from '@qicheng/analysis/companion';
import { crisisHelpFor } from '@qicheng/analysis/companion-crisis';
import type { CompanionHelp } from '@qicheng/analysis/companion-result';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckChips, RadioChips } from '@qicheng/ui/chips';
import { useSession } from '#src/lib/session.js';
import { useAskAgain } from '../kit/ask-again.js';
import { AskForm } from '../kit/ask-form.js';
import { usePersistentState } from '../kit/persistent-state.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import type { LeftResult } from '../kit/use-analysis-page-state.js';
import { type CompanionDraft, draftOfInput, emptyDraft, readDraft, textOf } from './companion-draft.js';
import { type CompanionQuestion, memoryQuery } from './companion-service.js';
import styles from './companion.module.css';
import { AreaField, NumberField, TextField } from '../kit/fields.js';

interface CompanionFieldsProps {
  fields: readonly CompanionField[];
  draft: CompanionDraft;
  memory: readonly CompanionFact[];
  /** Problems by field. */
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<CompanionDraft>) => void;
}

const OPTIONAL = '（选填）';
const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

type OneProps = Omit<CompanionFieldsProps, 'fields'> & { field: CompanionField };

function One({ field, draft, memory, problems, onChange }: OneProps) {
  const { key, label, kind, isRequired, options, placeholder, help, maxLength, unit } = field;
  const onValue = (value: string) => onChange({ texts: { ...draft.texts, [key]: value } });
  const problem = problems[key];
  const chips = { label: isRequired ? label : `${label}${OPTIONAL}`, isRequired, error: problem };
  const value = textOf(draft, key, memory);
  if (kind === 'rating') return <RadioChips {...chips} options={RATINGS} value={value} onValue={onValue} />;
  if (kind === 'choice')
    return (
      <RadioChips
        {...chips}
        options={options.map((each) => ({ value: each, label: each }))}
        value={value}
        onValue={onValue}
      />
    );
  if (kind === 'choices')
    return (
      <CheckChips
        {...chips}
        options={options.map((each) => ({ value: each, label: each }))}
        values={draft.lists[key] ?? []}
        onValues={(values) => onChange({ lists: { ...draft.lists, [key]: values } })}
      />
    );
  const common = { label, isRequired, problem, placeholder, value, onValue };
  if (kind === 'longText')
    return <AreaField {...common} {...(help === '' ? {} : { hint: help })} rows={4} limit={maxLength} />;
  const hint = help === '' ? undefined : help;
  if (kind === 'number') return <NumberField {...common} hint={hint} unit={unit} />;
  return <TextField {...common} hint={hint} maxLength={maxLength} />;
}

/** Short fields are side by side where there is room; the others take the full width. */
const isShort = ({ kind }: CompanionField) => kind === 'text' || kind === 'number';

/** The form of a category, generated from its field data. */
const CompanionFields = ({ fields, ...rest }: CompanionFieldsProps) => (
  <div className={styles.fields} data-ratings={fields.every(({ kind }) => kind === 'rating')}>
    {fields.map((field) => (
      <div key={field.key} data-short={isShort(field)}>
        <One field={field} {...rest} />
      </div>
    ))}
  </div>
);

interface MemoryChoicesProps {
  category: CompanionCategory;
  draft: CompanionDraft;
  memory: readonly CompanionFact[];
  onChange: (part: Partial<CompanionDraft>) => void;
}

/** Which answers may be remembered, and which already are. Nothing is stored without a tick. */
function MemoryChoices({ category, draft, memory, onChange }: MemoryChoicesProps) {
  const filled = category.fields.filter(
    ({ key, canRemember }) => canRemember && textOf(draft, key, memory).trim() !== '',
  );
  const remembered = memory.filter(({ key }) => !draft.forget.includes(key));
  if (filled.length === 0 && memory.length === 0) return null;
  return (
    <div className={styles.memory}>
      {filled.length > 0 ? (
        <CheckChips
          label="记住这些，下次自动填好"
          options={filled.map(({ key, label }) => ({ value: key, label }))}
          values={draft.remember}
          onValues={(remember) => onChange({ remember })}
        />
      ) : null}
      {memory.length > 0 ? (
        <p className={styles.kept}>
          {remembered.length > 0
            ? `已记住：${remembered.map(({ label, value }) => `${label} ${value}`).join('；')}`
            : '下次提交后不再记住。'}
          <button
            type="button"
            className={styles.linkButton}
            onClick={() =>
              onChange({ forget: remembered.length > 0 ? memory.map(({ key }) => key) : [], remember: [] })
            }
          >
            {remembered.length > 0 ? '全部忘记' : '撤销'}
          </button>
        </p>
      ) : null}
    </div>
  );
}

interface CompanionFormProps {
  category: CompanionCategory;
  isBusy: boolean;
  problem: string | null;
  /** The result that the form was opened from, to ask again. */
  left?: LeftResult | null;
  onAsk: (question: CompanionQuestion) => void;
  /** The text expresses despair or danger: nothing is sent, and help is shown. */
  onHelp: (help: CompanionHelp) => void;
}

/** The form of one category; its input is kept while another category is open. */
export function CompanionForm({ category, isBusy, problem, left = null, onAsk, onHelp }: CompanionFormProps) {
  const [query] = useSearchParams();
  const named = query.get(pageQuery.resumeId);
  const start = emptyDraft(named);
  const [draft, setDraft] = usePersistentState<CompanionDraft>(
    ['companion', category.code, named].filter(Boolean).join(' '),
    start,
  );
  useAskAgain(left, start, setDraft, (input) => draftOfInput(category.code, input));
  const [isChecked, setChecked] = useState(false);
  const isMember = useSession((state) => state.isMember);
  const { data: memory = [] } = useQuery({ ...memoryQuery, enabled: isMember });
  const problems = isChecked ? readDraft(category, draft, memory).complaints : {};
  const problemCount = Object.keys(problems).length;
  const change = (part: Partial<CompanionDraft>) => setDraft((current) => ({ ...current, ...part }));
  const ask = () => {
    const { question, complaints } = readDraft(category, draft, memory);
    const help = crisisHelpFor(question.answers);
    if (help !== null) return onHelp(help);
    setChecked(true);
    if (Object.keys(complaints).length === 0) onAsk(question);
    return undefined;
  };
  return (
    <AskForm
      submitLabel="开始"
      isBusy={isBusy}
      problem={problemCount > 0 ? `还有 ${problemCount} 项没有填对，已在各项下面标出` : problem}
      onSubmit={ask}
    >
      <CompanionFields
        fields={category.fields}
        draft={draft}
        memory={memory}
        problems={problems}
        onChange={change}
      />
      {category.usesResume ? (
        <ResumeChooser
          value={draft.choice}
          isOptional
          use={`读取后只用于${category.name}`}
          onChange={(choice) => change({ choice })}
        />
      ) : null}
      <MemoryChoices category={category} draft={draft} memory={memory} onChange={change} />
    </AskForm>
  );
}
