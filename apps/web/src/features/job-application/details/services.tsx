import type { NextAct } from '@qicheng/analysis/application-next-step';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { Select } from '@qicheng/ui/select';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { aiPaths, paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { type Application, APPLICATIONS_KEY, useApplicationChanges } from '../application-queries.js';
import styles from './details.module.css';
import { LinkPicker } from './link-picker.js';
import type { Linkable } from './link-options.js';

const MAX_RESUMES = 50;

/** The member's résumés to choose from, including variants. */
const resumesQuery = queryOptions({
  queryKey: [...APPLICATIONS_KEY, 'resumes'],
  queryFn: ({ signal }) => call(listResumes, { page: 1, limit: MAX_RESUMES }, { signal }),
});

/** The résumé that was sent; saved at once. */
function ResumeRow({ application }: { application: Application }) {
  const { link } = useApplicationChanges();
  const { data } = useQuery(resumesQuery);
  const { id, resume } = application;
  const options = (data?.list ?? []).map(({ id: value, title }) => ({ value, label: title }));
  const isListed = resume === null || options.some(({ value }) => value === resume.id);
  return (
    <li className={styles.service}>
      <label htmlFor="application-resume">投出的简历</label>
      <Select
        id="application-resume"
        options={isListed ? options : [...options, { value: resume.id, label: resume.title }]}
        empty="未关联"
        value={resume?.id ?? ''}
        onValue={(resumeId) => link.mutate({ id, resumeId: resumeId || null })}
      />
      {resume ? <Link to={paths.resumeEdit.href(resume.id)}>打开</Link> : null}
    </li>
  );
}

interface ServiceRowProps {
  application: Application;
  kind: Linkable;
  name: string;
  /** Label of the action. */
  verb: string;
  /** Opens the result. */
  resultOf: (id: string) => string;
  /** Opens the form, prefilled from this application. */
  start: string;
}

function ServiceRow({ application, kind, name, verb, resultOf, start }: ServiceRowProps) {
  const linked = application[kind];
  return (
    <li className={styles.service}>
      <span>{name}</span>
      <span className={styles.linked}>
        {linked ? <Link to={resultOf(linked.id)}>{linked.title || '查看结果'}</Link> : '还没有'}
      </span>
      <Link to={start} aria-label={`${verb}：${name}`}>
        {verb}
      </Link>
      <LinkPicker application={application} kind={kind} name={name} />
    </li>
  );
}

/** The page for a recommended step, with its form prefilled; null if the step is done elsewhere. */
export function pageFor(action: NextAct, applicationId: string): string | null {
  const named = { applicationId };
  if (action === 'analyseJd') return aiPaths.aiJdAnalysis.href(named);
  if (action === 'predictInterview') return aiPaths.aiInterview.href(named);
  return action === 'compareOffers' ? aiPaths.aiOffer.href(named) : null;
}

/**
 * The résumé sent, the results made for it, and the services with prefilled forms. Nothing runs
 * automatically.
 */
export function Services({ application }: { application: Application }) {
  const { id: applicationId, offer, stage } = application;
  const named = { applicationId };
  const run = (runId: string) => ({ runId, applicationId });
  return (
    <section aria-label="简历与 AI 服务">
      <ul>
        <ResumeRow application={application} />
        <ServiceRow
          name="JD 分析"
          verb="去分析"
          application={application}
          kind="jd"
          resultOf={(id) => aiPaths.aiJdAnalysis.href(run(id))}
          start={aiPaths.aiJdAnalysis.href(named)}
        />
        <ServiceRow
          name="求职信"
          verb="去写"
          application={application}
          kind="letter"
          resultOf={(id) => aiPaths.aiCoverLetter.href(run(id))}
          start={aiPaths.aiCoverLetter.href(named)}
        />
        <ServiceRow
          name="模拟面试"
          verb="去练习"
          application={application}
          kind="interview"
          resultOf={aiPaths.aiInterview.hrefSession}
          start={aiPaths.aiInterview.href(named)}
        />
        {stage === 'offer' || offer ? (
          <ServiceRow
            name="比较 Offer"
            verb="去比较"
            application={application}
            kind="offer"
            resultOf={(id) => aiPaths.aiOffer.href(run(id))}
            start={aiPaths.aiOffer.href(named)}
          />
        ) : null}
      </ul>
      <p className={styles.soft}>
        公司、岗位、职位描述和简历会填好，开始之前不扣次数；做完的结果会关联到这张卡片；以前做过的用“选已有的”关联。也可以看
        <Link to={aiPaths.aiResumeAnalysis.href(named)}>简历分析</Link>、
        <Link to={aiPaths.aiJobAnalysis.href(named)}>职业分析</Link>。
      </p>
    </section>
  );
}
