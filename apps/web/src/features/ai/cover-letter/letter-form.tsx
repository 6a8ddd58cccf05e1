import { MAX_LETTER_LENGTH, letterInput, letterQuestion } from '@qicheng/analysis/cover-letter';
import { MAX_JOB_TEXT_LENGTH } from '@qicheng/analysis/job-description';
import { RadioChips } from '@qicheng/ui/chips';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { coverLetter as descriptor } from '@qicheng/analysis/descriptors/cover-letter';
import type { AnalysisFormProps } from '../kit/analysis-page.js';
import { useAskAgain } from '../kit/ask-again.js';
import { AskForm } from '../kit/ask-form.js';
import { AreaField, FieldRow, TextField } from '../kit/fields.js';
import { type FormStart, useFormStart } from '../kit/form-start.js';
import { usePersistentState } from '../kit/persistent-state.js';
import type { LeftResult } from '../kit/use-analysis-page-state.js';
import { chosenIn, RESUME_MISSING, type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

type LetterQuestion = QuestionOf<typeof descriptor>;

/** 求职信. */
export const letterService = defineAiService(descriptor, {
  title: '求职信',
  purpose:
    '逐段点评求职信，查出写错的单位、套话和没有证据的句子；也可以用简历里的经历直接生成一封，附打招呼语和邮件标题。',
  limitations: '不编经历，不替您说动机：只有您知道的事实标为【待补充】，补上再用。',
});

type TypedField = 'letter' | 'company' | 'position' | 'addressee' | 'jd';
type Draft = Record<TypedField, string> & { mode: 'judge' | 'write'; choice: ResumeChoice | null };

const EMPTY: Draft = {
  mode: 'judge',
  choice: null,
  letter: '',
  company: '',
  position: '',
  addressee: '',
  jd: '',
};
const MODES = [
  { value: 'judge', label: '点评我写的信' },
  { value: 'write', label: '用简历生成一封' },
] as const;
/** What a run provides, by what it does. */
export const LETTER_GAINS = {
  judge: [
    '五个维度的得分，每一分都有理由',
    '逐段点评：称呼、单位、岗位有没有写错',
    '信里的数字和名称，与简历逐句核对',
    '选上简历，另有一封用您的经历改写的信',
    '120 字以内的打招呼语和邮件标题',
  ],
  write: [
    '用简历里的经历写成的一封信，每段引到原文',
    '只有您知道的事实标为【待补充】，不替您编',
    '当场就能改，导出 PDF、Word 或打印的只有信',
    '120 字以内的打招呼语和邮件标题',
    '带上职位描述，逐条对照要求与简历',
  ],
} as const;
/** A letter to nobody in particular is of no use: it is not written, and not charged. */
const RECIPIENT_MISSING = '请填写投递单位，或粘贴职位描述';
const questionSchema = z.object(letterQuestion);

interface ParsedDraft {
  question: LetterQuestion | null;
  problems: Partial<Record<TypedField, string>>;
  /** Problem of the whole form. */
  problem: string | null;
}

/** Parses the form: the question, or its problem. */
function readDraft({ mode, choice, ...typed }: Draft): ParsedDraft {
  const letter = mode === 'judge' ? typed.letter : '';
  const filled = Object.entries({ ...typed, letter }).filter(([, text]) => text.trim() !== '');
  const read = questionSchema.safeParse(Object.fromEntries(filled));
  if (mode === 'judge' && letter.trim() === '')
    return { question: null, problems: { letter: '请粘贴求职信' }, problem: null };
  const hasNoRecipient = [typed.company, typed.jd].every((text) => text.trim() === '');
  if (mode === 'write' && (hasNoRecipient || choice === null))
    return {
      question: null,
      problems: hasNoRecipient ? { company: RECIPIENT_MISSING } : {},
      problem: choice === null ? RESUME_MISSING : null,
    };
  if (read.success) return { question: { ...read.data, ...subjectOf(choice) }, problems: {}, problem: null };
  const problems: ParsedDraft['problems'] = {};
  for (const { path, message } of read.error.issues) problems[path[0] as TypedField] ??= message;
  return { question: null, problems, problem: null };
}

/** For an application, the default is to write a letter rather than review one. */
const letterOf = ({ company, position, jd }: FormStart): Partial<Draft> =>
  company === '' ? {} : { company, position, jd, mode: 'write' };

const typedInput = letterInput.pick({
  letter: true,
  company: true,
  position: true,
  addressee: true,
  jd: true,
});

/** The form of a result that is asked again. */
function draftOf(input: unknown): Partial<Draft> {
  const read = typedInput.safeParse(input);
  if (!read.success) return {};
  return { ...read.data, ...chosenIn(input), mode: read.data.letter === '' ? 'write' : 'judge' };
}

/** Selects the passage to correct, once the letter is in its field. */
function usePassage(left: LeftResult | null, letter: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  const shown = useRef<LeftResult | null>(null);
  useEffect(() => {
    if (left === shown.current || letter === '') return;
    shown.current = left;
    if (left === null || !box.current) return;
    const at = left.passage ? letter.indexOf(left.passage) : -1;
    box.current.focus();
    if (at >= 0) box.current.setSelectionRange(at, at + (left.passage?.length ?? 0));
    else box.current.setSelectionRange(0, 0);
  }, [left, letter]);
  return box;
}

const startOf = (from: FormStart): Draft => ({ ...EMPTY, choice: from.choice, ...letterOf(from) });

const useDraft = (from: FormStart) => usePersistentState<Draft>(`cover-letter ${from.key}`, startOf(from));

/** What a run of the form as it is provides. */
export function useLetterGains(): readonly string[] {
  const [{ mode }] = useDraft(useFormStart());
  return LETTER_GAINS[mode];
}

/** The letter to review or the request for one, its recipient, and the résumé it is based on. */
export function LetterForm({ isBusy, problem, left = null, onAsk }: AnalysisFormProps<LetterQuestion>) {
  const from = useFormStart();
  const start = startOf(from);
  const [draft, setDraft] = useDraft(from);
  const [formProblems, setFormProblems] = useState<Omit<ParsedDraft, 'question'>>({
    problems: {},
    problem: null,
  });
  useAskAgain(left, start, setDraft, draftOf);
  const letter = usePassage(left, draft.letter);
  const change = (part: Partial<Draft>) => {
    setFormProblems({ problems: {}, problem: null });
    setDraft((current) => ({ ...current, ...part }));
  };
  const bound = (name: TypedField) => ({
    value: draft[name],
    problem: formProblems.problems[name],
    onValue: (value: string) => change({ [name]: value }),
  });
  const ask = () => {
    const { question, ...rest } = readDraft(draft);
    setFormProblems(rest);
    if (question) onAsk(question);
  };
  const isJudged = draft.mode === 'judge';
  return (
    <AskForm
      submitLabel={isJudged ? '开始点评' : '生成求职信'}
      isBusy={isBusy}
      problem={formProblems.problem ?? problem}
      onSubmit={ask}
    >
      <RadioChips label="要做什么" options={MODES} value={draft.mode} onValue={(mode) => change({ mode })} />
      {isJudged ? (
        <AreaField
          label="求职信"
          isRequired
          rows={12}
          limit={MAX_LETTER_LENGTH}
          placeholder="粘贴整封信，包括称呼和落款"
          ref={letter}
          {...bound('letter')}
        />
      ) : null}
      <FieldRow>
        <TextField
          label="投递单位"
          maxLength={80}
          placeholder="单位全称，用来核对有没有写错"
          {...bound('company')}
        />
        <TextField label="应聘岗位" maxLength={60} placeholder="如：新媒体运营" {...bound('position')} />
      </FieldRow>
      <TextField label="收信人（选填）" maxLength={40} placeholder="如：王经理" {...bound('addressee')} />
      <AreaField
        label="职位描述（选填）"
        rows={6}
        limit={MAX_JOB_TEXT_LENGTH}
        placeholder="粘贴职位描述，按它的要求选经历"
        {...bound('jd')}
      />
      <ResumeChooser
        value={draft.choice}
        isOptional={isJudged}
        use="读取后只用于求职信"
        onChange={(choice) => change({ choice })}
      />
    </AskForm>
  );
}
