import {
  resumeAnalysisInput,
  type ResumeModuleKey,
  type SeekerStage,
  seekerStages,
} from '@qicheng/analysis/resume-analysis';
import { CheckChips, RadioChips } from '@qicheng/ui/chips';
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { countResumeAnalyses, listResumeModules } from '@qicheng/contract/analysis/resume-analysis.contract';
import { resumeAnalysis as descriptor } from '@qicheng/analysis/descriptors/resume-analysis';
import { useSession } from '#src/lib/session.js';
import type { AnalysisFormProps } from '../kit/analysis-page.js';
import { useAskAgain } from '../kit/ask-again.js';
import { AskForm } from '../kit/ask-form.js';
import { FieldRow, TextField } from '../kit/fields.js';
import { useFormStart } from '../kit/form-start.js';
import { usePersistentState } from '../kit/persistent-state.js';
import {
  chosenIn,
  type ResumeChoice,
  RESUME_MISSING,
  subjectOf,
  analysedLanguage,
  VERSIONS,
} from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { askSignIn, type LeftResult } from '../kit/use-analysis-page-state.js';
import type { Language } from '@qicheng/resume/text';
import { call } from '#src/lib/api.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

type ResumeQuestion = QuestionOf<typeof descriptor>;

/** 简历分析. */
export const resumeAnalysisService = defineAiService(descriptor, {
  title: '简历分析',
  purpose: '按公开的规则逐条检查简历：每一分怎么来的都能看到，每个问题都指到原文，能直接改的可以一键应用。',
  limitations:
    '不预测录取概率，不因为没写照片、政治面貌等可选信息扣分；没有写出来的事实只会请您补充，不会替您编。',
});

interface Subject {
  resumeId?: string;
  importId?: string;
}

/** The sections that can be analysed; for a chosen résumé, also its stage and the sections it has. */
const modulesQuery = (subject: Subject, stage: SeekerStage | null) =>
  queryOptions({
    queryKey: ['ai', 'resume-modules', subject, stage],
    queryFn: ({ signal }) =>
      call(listResumeModules, { ...subject, ...(stage === null ? {} : { stage }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** How often a résumé was analysed. */
const analysesCountQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['ai', 'history', 'resume-count', resumeId],
    queryFn: ({ signal }) => call(countResumeAnalyses, { resumeId }, { signal }),
  });

interface Draft {
  choice: ResumeChoice | null;
  /** Null: the stage inferred from the résumé. */
  stage: SeekerStage | null;
  /** Null: the most complete language. */
  language: Language | null;
  /** Null: every section. */
  modules: ResumeModuleKey[] | null;
  position: string;
  industry: string;
  city: string;
}

const EMPTY: Draft = {
  choice: null,
  stage: null,
  language: null,
  modules: null,
  position: '',
  industry: '',
  city: '',
};
const NAMES = { zh: '中文', en: '英文' } as const;
const NO_MODULE = '请至少选择一个模块';
const STAGES = seekerStages.map((stage) => ({ value: stage, label: stage }));

/** What is chosen in the form: by the member, or for the résumé. */
type Chosen = Pick<Draft, 'stage' | 'language'>;

const questionOf = (
  { choice, modules, position, industry, city }: Draft,
  { stage, language }: Chosen,
): ResumeQuestion => {
  const filled = Object.entries({ position, industry, city, stage: stage ?? '' }).filter(
    ([, value]) => value.trim() !== '',
  );
  return {
    ...subjectOf(choice),
    ...(language === null ? {} : { language }),
    ...(modules === null ? {} : { modules }),
    ...(filled.length === 0 ? {} : { target: Object.fromEntries(filled) }),
  };
};

const storedQuestion = resumeAnalysisInput.pick({ target: true, modules: true });

/** The form of a result that is asked again. */
function draftOf(input: unknown): Partial<Draft> {
  const read = storedQuestion.safeParse(input);
  if (!read.success) return {};
  const { target, modules } = read.data;
  const { stage = null, position = '', industry = '', city = '' } = target;
  const values = { stage, language: analysedLanguage(input), position, industry, city };
  return { ...values, modules: modules.length === 0 ? null : modules, ...chosenIn(input) };
}

/** The languages of a résumé to choose from; the hint says which one is not finished. */
const languageOptions = (languages: readonly { language: Language; missing: number }[]) =>
  languages.map(({ language, missing }) => ({
    value: language,
    label: VERSIONS[language],
    hint: missing > 0 ? `${missing} 处还没有${NAMES[language]}` : undefined,
  }));

/** The form as typed; the résumé in the address is preselected. */
function useDraft(left: LeftResult | null) {
  const from = useFormStart();
  const start: Draft = { ...EMPTY, choice: from.choice, position: from.position, city: from.city };
  const [draft, setDraft] = usePersistentState<Draft>(`resume-analysis ${from.key}`, start);
  useAskAgain(left, start, setDraft, draftOf);
  return { draft, change: (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })) };
}

/** The résumé, the target, and the sections. */
export function ResumeAnalysisForm({
  isBusy,
  problem,
  left = null,
  onAsk,
}: AnalysisFormProps<ResumeQuestion>) {
  const { draft, change } = useDraft(left);
  const [resumeProblem, setResumeProblem] = useState<string | null>(null);
  const isMember = useSession((state) => state.isMember);
  const { data, isPlaceholderData } = useQuery(
    modulesQuery(isMember ? subjectOf(draft.choice) : {}, draft.stage),
  );
  const resumeId = draft.choice?.kind === 'resume' ? draft.choice.resumeId : null;
  const { data: count } = useQuery({
    ...analysesCountQuery(resumeId ?? ''),
    enabled: isMember && resumeId !== null,
  });
  const chosen = draft.modules ?? data?.list.map(({ key }) => key) ?? [];
  const languages = data?.languages ?? [];
  const language =
    languages.length < 2
      ? null
      : ((languages.find((each) => each.language === draft.language) ?? languages[0])?.language ?? null);
  const stage = draft.stage ?? data?.stage ?? null;
  // While another résumé is read, the choices of the one before are shown.
  const sent = isPlaceholderData ? draft : { stage, language };
  const ask = () => {
    if (!askSignIn()) return;
    const missing = draft.choice === null ? RESUME_MISSING : chosen.length === 0 && data ? NO_MODULE : null;
    setResumeProblem(missing);
    if (missing === null) onAsk(questionOf(draft, sent));
  };
  return (
    <AskForm
      isBusy={isBusy}
      problem={resumeProblem === RESUME_MISSING ? null : problem}
      hint={count && count.total > 0 ? `这份简历分析过 ${count.total} 次` : ''}
      onSubmit={ask}
    >
      <ResumeChooser
        value={draft.choice}
        problem={draft.choice === null && resumeProblem === RESUME_MISSING ? resumeProblem : null}
        onChange={(choice) => change({ choice, modules: null, language: null })}
      />
      {language === null ? null : (
        <RadioChips
          label="分析哪一版"
          options={languageOptions(languages)}
          value={language}
          onValue={(value) => change({ language: value })}
        />
      )}
      <RadioChips
        label="求职阶段"
        options={STAGES}
        value={stage}
        onValue={(value) => change({ stage: value })}
      />
      <FieldRow>
        <TextField
          label="目标岗位"
          hint="不填时按简历里的求职意向"
          maxLength={60}
          value={draft.position}
          onValue={(position) => change({ position })}
        />
        <TextField
          label="行业"
          maxLength={60}
          value={draft.industry}
          onValue={(industry) => change({ industry })}
        />
        <TextField label="城市" maxLength={40} value={draft.city} onValue={(city) => change({ city })} />
      </FieldRow>
      {data ? (
        <CheckChips
          label="检查哪些模块"
          options={data.list.map(({ key, label, isPresent }) => ({
            value: key,
            label,
            hint: isPresent === false ? '简历里没有' : undefined,
          }))}
          values={chosen}
          error={chosen.length === 0 ? NO_MODULE : null}
          onValues={(modules) => change({ modules })}
        />
      ) : null}
    </AskForm>
  );
}
