import { applicationName } from '@qicheng/analysis/job-application';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { countsQuery } from '#src/features/ai/kit/run-queries.js';
import { adviceFor } from '#src/features/job-application/advice.js';
import { applicationsQuery } from '#src/features/job-application/application-queries.js';
import { type ResumeSummary, resumeListQuery } from '#src/features/resume/api/change-resume.js';
import { Completeness, ResumePage, useResumePage } from '#src/features/resume/components/resume-page.jsx';
import { newestOf } from '#src/features/resume/components/resume-families.js';
import { displayAction } from '#src/lib/display-time.js';
import { DataScope } from './data-scope.js';
import styles from './own-work.module.css';
import { OwnWorkOutline } from './own-work-outline.js';

const MAX_STEPS = 2;

/** The first two recommended next steps for the applications. */
function Steps() {
  const { data } = useQuery(applicationsQuery);
  const [now] = useState(() => new Date());
  const advice = adviceFor(data?.list ?? [], now).slice(0, MAX_STEPS);
  return (
    <ul className={styles.steps} aria-label="接下来">
      {advice.map(({ card, step }) => (
        <li key={card.id}>
          <Link to={paths.applications.hrefOf(card.id)}>
            {step.label}：{applicationName(card)}
          </Link>
          <p>{step.reason}</p>
        </li>
      ))}
      {data && advice.length === 0 ? (
        <li>
          <Link to={paths.applications.href()}>求职进展</Link>
          <p>
            {data.list.length === 0 ? '把想投的岗位记在一起，截止和面试不会错过。' : '眼下没有要办的事。'}
          </p>
        </li>
      ) : null}
    </ul>
  );
}

function Counts() {
  const { data } = useQuery(countsQuery);
  if (!data) return <p className={styles.counts} />;
  return (
    <p className={styles.counts}>
      <Link to={paths.aiCounts.href()}>
        {data.isUnlimited ? 'AI 服务当前免费使用' : `AI 次数剩余 ${data.count} 次`}
      </Link>
    </p>
  );
}

function LastResume({ resume, base }: { resume: ResumeSummary; base: ResumeSummary | undefined }) {
  const sheet = useRef<HTMLAnchorElement>(null);
  const document = useResumePage(sheet, resume, base);
  const href = paths.resumeEdit.href(resume.id);
  return (
    <section className={styles.work} aria-labelledby="own-work">
      <div className={styles.words}>
        <p className={styles.when}>{displayAction(resume.updatedAt, '改过')}</p>
        <h1 id="own-work" className={styles.title}>
          {resume.title}
        </h1>
        <div className={styles.complete}>{document ? <Completeness document={document} /> : null}</div>
        <div className={styles.actions}>
          <ButtonLink to={href} tone="primary" size="large">
            继续写
          </ButtonLink>
          <Link to={paths.personal.href()}>全部简历</Link>
          <Link to={paths.templates.href()}>新建一份</Link>
        </div>
        <Steps />
        <Counts />
      </div>
      {/* Same target as 继续写. */}
      <div className={styles.canvas}>
        <Link ref={sheet} to={href} className={styles.sheet} aria-hidden="true" tabIndex={-1}>
          <ResumePage document={document} />
        </Link>
      </div>
    </section>
  );
}

interface OwnWorkProps {
  /** Shown to members without a résumé, and when the list cannot be loaded. */
  otherwise: ReactNode;
}

function LastWork({ otherwise }: OwnWorkProps) {
  const { data, isError } = useInfiniteQuery(resumeListQuery);
  const list = data?.pages[0]?.list;
  const resume = newestOf(list ?? []);
  if (resume && list)
    return <LastResume resume={resume} base={list.find(({ id }) => id === resume.baseId)} />;
  return list || isError ? otherwise : <OwnWorkOutline />;
}

/** Home's first view for a member: the most recently changed résumé and the next steps. */
export const OwnWork = (props: OwnWorkProps) => (
  <DataScope>
    <LastWork {...props} />
  </DataScope>
);
