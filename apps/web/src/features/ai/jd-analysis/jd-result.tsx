import {
  applicationTermsOf,
  type ApplicationTerms,
  type ClosingDay,
} from '@qicheng/analysis/application-terms';
import { jdAnalysisInput, type JdAnalysisResult, type JdGate } from '@qicheng/analysis/jd-analysis';
import { chinaDay } from '@qicheng/resume/china-time';
import { useMemo } from 'react';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { jdAnalysis as descriptor } from '@qicheng/analysis/descriptors/jd-analysis';
import type { RunOf } from '../kit/ai-service.js';
import { Dimensions } from '../kit/dimensions.js';
import { FindingList } from '../kit/finding-list.js';
import type { KnownPosting } from '../kit/card-of-posting.js';
import { PostingNextSteps } from '../kit/posting-next-steps.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { useApply } from '../kit/use-apply.js';
import { EvidenceMatrix } from './evidence-matrix.js';
import { openConditionsOf, mostSevereFirst, RISK_VERDICTS } from './jd-verdict.js';
import styles from './jd-analysis.module.css';
import { JdReferenceView } from './jd-reference.js';
import { NoVariant, TailoredVariant } from './tailored-variant.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';
import { StateBadge } from '../kit/state-badge.js';

export type JdQuestion = QuestionOf<typeof descriptor>;

/** JD 分析. */
export const jdService = defineAiService(descriptor, {
  title: 'JD 分析',
  purpose: '把职位描述拆成要求、职责和风险；选上简历，逐条对照哪些有证据，并给出岗位版本。',
  limitations: '不猜没有写出来的薪资和单位，不预测录用概率；规则判断不了的要求和职责只列出来，由您自己对照。',
});

const Fact = ({
  label,
  text,
  sentence,
}: {
  label: string;
  text: string | undefined;
  sentence?: string | undefined;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {text ?? <span className={styles.soft}>没有读到</span>}
      {sentence !== undefined && sentence !== text ? <small>{`原文：${sentence}`}</small> : null}
    </dd>
  </div>
);

const closingText = ({ text, day }: ClosingDay): string =>
  day !== null && day < chinaDay(new Date()) ? `${text}（已过，先问清是否还招）` : text;

/** Facts stated in the advertisement, and those missing from it. */
const JobFacts = ({ job, terms }: { job: JobDescription; terms: ApplicationTerms | undefined }) => {
  const { title, company, cities, salary } = job;
  return (
    <ResultSection title="岗位">
      <dl className={styles.facts}>
        <Fact label="岗位" text={title?.text} sentence={title?.sentence} />
        <Fact label="单位" text={company?.text} sentence={company?.sentence} />
        <Fact label="城市" text={cities.length > 0 ? cities.map(({ text }) => text).join('、') : undefined} />
        <Fact label="薪资" text={salary?.text} sentence={salary?.sentence} />
        {terms?.closing ? <Fact label="投递截止" text={closingText(terms.closing)} /> : null}
        {terms?.mail ? <Fact label="投递邮箱" text={terms.mail} /> : null}
      </dl>
    </ResultSection>
  );
};

const WORDS = {
  pass: '硬性条件都符合',
  fail: '有硬性条件不符合，先问清能否放宽再投',
  unknown: '能对照的都符合，其余请您自己核对',
  none: '没有读到硬性条件',
} as const;
/** A preferred condition may be open although every required one is met. */
function gateText({ state, checks }: JdGate): string {
  const open = openConditionsOf({ checks });
  if (state !== 'pass' || open === 0) return WORDS[state];
  return `${checks.length - open} 条符合，${open} 条待确认`;
}

const STATES = { pass: '符合', fail: '不符合', unknown: '待确认' } as const;

/** The hard conditions, which are judged before any score. */
const GateChecks = ({ gate: { state, checks } }: { gate: JdGate }) => (
  <ResultSection title="硬性条件" lead="单独判断，不计入匹配度。">
    <p className={styles.verdict} data-state={state}>
      {gateText({ state, checks })}
    </p>
    {checks.length > 0 ? (
      <ul className={styles.rows}>
        {checks.map(({ requirementId, label, text, state: own, reason }) => (
          <li key={requirementId}>
            <span className={styles.name}>
              {label}
              <small>{text}</small>
            </span>
            <StateBadge state={STATES[own]} />
            <p className={styles.soft}>{reason}</p>
          </li>
        ))}
      </ul>
    ) : null}
  </ResultSection>
);

/** Suspicious sentences, with the relevant law if there is one. */
const JobRisks = ({ risks }: Pick<JdAnalysisResult, 'risks'>) => (
  <ResultSection
    title={risks.length > 0 ? `风险提示 ${risks.length} 处` : '风险提示'}
    lead={risks.length > 0 ? '每一处都引原文；法律依据供参考，以现行规定为准。' : '没有读到需要警惕的句子。'}
  >
    {risks.length > 0 ? (
      <ul className={styles.risks}>
        {mostSevereFirst(risks).map(({ id, label, verdict, sentence, why, advice, basis }, place) => (
          <li key={`${id} ${place}`} data-verdict={verdict}>
            <p className={styles.riskHead}>
              <strong>{label}</strong>
              <span>{RISK_VERDICTS[verdict]}</span>
            </p>
            {sentence === '' ? null : <blockquote>{sentence}</blockquote>}
            <p>{why}</p>
            <p className={styles.soft}>{advice}</p>
            {basis ? (
              <p className={styles.basis}>{`依据：${basis.article}，${basis.inForceSince} 起施行`}</p>
            ) : null}
          </li>
        ))}
      </ul>
    ) : null}
  </ResultSection>
);

const KEYWORD_STATES = { deed: '经历中有', listed: '只列了名称', missing: '没有写到' } as const;

const postingOf = ({ company, title, cities }: JobDescription, text: string): KnownPosting => ({
  company: company?.text ?? '',
  post: title?.text ?? '',
  city: cities[0]?.text ?? '',
  text,
});

interface JdResultViewProps {
  run: RunOf<JdAnalysisResult>;
  result: JdAnalysisResult;
}

/** The analysis of an advertisement, and how the résumé matches it. */
export function JdResultView({ run, result }: JdResultViewProps) {
  const { resumeId, runId } = run;
  const input = useMemo(() => jdAnalysisInput.safeParse(run.input).data, [run.input]);
  const resume = input?.resume ?? null;
  const { applied, isBusy, onApply } = useApply(resumeId, resume?.document ?? null);
  const { job, refusal, dimensions, gate, matrix, coverage, keywords, risks } = result;
  const { findings, tailoring, questions, notes } = result;
  const isRead = resume !== null;
  const isCompared = refusal?.cause !== 'terms';
  return (
    <>
      <JobFacts job={job} terms={input && applicationTermsOf(input.text, risks)} />
      {isRead && isCompared ? <GateChecks gate={gate} /> : null}
      <JobRisks risks={risks} />
      {dimensions.length > 0 ? (
        <ResultSection title="匹配度" lead="展开任一维度，可以看到每一分的理由与原文。">
          <Dimensions dimensions={dimensions} resumeId={resumeId} />
        </ResultSection>
      ) : null}
      {isCompared ? (
        <EvidenceMatrix job={job} matrix={matrix} coverage={coverage} resumeId={resumeId} isRead={isRead} />
      ) : null}
      {findings.length > 0 ? (
        <ResultSection
          title={refusal ? '不符的条件' : `投递前可以做的 ${findings.length} 件事`}
          lead={refusal ? '这些条件现在达不到。' : '硬性条件在前，其余按预计提升从高到低。'}
        >
          <FindingList
            findings={findings}
            resumeId={resumeId}
            applied={applied}
            isBusy={isBusy}
            onApply={onApply}
          />
        </ResultSection>
      ) : null}
      {tailoring && resumeId ? <TailoredVariant runId={runId} tailoring={tailoring} /> : null}
      {isRead && !refusal && !(tailoring && resumeId) ? <NoVariant isImported={tailoring !== null} /> : null}
      {keywords.length > 0 ? (
        <ResultSection title="关键词" lead="按在职位描述中的分量排列。">
          <ul className={styles.words}>
            {keywords.slice(0, 30).map(({ word, state }) => (
              <li key={word} data-state={isRead ? state : 'none'}>
                {word}
                {isRead ? <small>{KEYWORD_STATES[state]}</small> : null}
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {job.hidden.length > 0 ? (
        <ResultSection
          title="字面之外"
          lead={refusal ? '只是可能的意思。' : '只是可能的意思，用后面的问题确认。'}
        >
          <ul className={styles.hidden}>
            {job.hidden.map(({ reading, question, sentence }) => (
              <li key={reading}>
                <strong>{reading}</strong>
                <q>{sentence}</q>
                {refusal ? null : <span className={styles.soft}>{question}</span>}
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {questions.length > 0 ? (
        <ResultSection title="可以问招聘方">
          <ol className={styles.numbers}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </ResultSection>
      ) : null}
      {isRead && !refusal ? (
        <ReferenceAnswer
          service={jdService}
          run={run}
          lead="针对这个岗位的个人概述、自我介绍和经历的先后；只用简历中的事实，其余标为【待补充】。"
        >
          {(reference) => <JdReferenceView reference={reference} resumeId={resumeId} />}
        </ReferenceAnswer>
      ) : null}
      {input && isCompared ? (
        <PostingNextSteps
          runId={runId}
          resumeId={resumeId}
          posting={postingOf(job, input.text)}
          link={{ jdRunId: runId }}
          from="jd"
        />
      ) : null}
      <ResultSection title="说明">
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </ResultSection>
    </>
  );
}
