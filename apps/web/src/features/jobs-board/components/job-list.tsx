import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Highlighted } from '#src/components/highlighted.jsx';
import { paths } from '#src/config/paths.js';
import type { Job, JobDetail } from '../job.js';
import styles from './jobs.module.css';
import { ButtonLink } from '#src/components/button-link.jsx';

/** Sample jobs are labelled wherever they appear. */
export const SampleMark = ({ job }: { job: Pick<Job, 'isSample'> }) =>
  job.isSample ? <span className={styles.sample}>示例</span> : null;

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <p className={styles.facts}>
    {facts.filter(Boolean).map((fact) => (
      <span key={fact}>{fact}</span>
    ))}
  </p>
);

type Terms = Pick<Job, 'degree' | 'employment' | 'publishedOn'>;

const termsOf = ({ degree, employment, publishedOn }: Terms) => [
  degree && `${degree}及以上`,
  employment,
  `${publishedOn} 发布`,
];

/** Audience and date. */
export const JobTerms = ({ job }: { job: Terms }) => <Facts facts={termsOf(job)} />;

/** Location, audience and date. */
export const JobFacts = ({ job }: { job: Job }) => <Facts facts={[job.company, job.city, ...termsOf(job)]} />;

interface JobListProps {
  jobs: readonly Job[];
  keyword?: string;
  /** An action on a job without opening it. */
  actionFor?: (job: Job) => ReactNode;
}

/** A list of jobs. */
export const JobList = ({ jobs, keyword = '', actionFor }: JobListProps) => (
  <ul className={styles.list}>
    {jobs.map((job) => (
      <li key={job.id} className={styles.row}>
        <h2 className={styles.title}>
          <Link to={paths.jobs.hrefOf(job.id)}>
            <Highlighted text={job.title} keyword={keyword} />
          </Link>
          <SampleMark job={job} />
        </h2>
        <span className={styles.salary}>{job.salary}</span>
        <JobFacts job={job} />
        {actionFor ? <div className={styles.action}>{actionFor(job)}</div> : null}
      </li>
    ))}
  </ul>
);

interface JobViewProps {
  detail: JobDetail;
  /** The match with the reader's résumé. */
  aside: ReactNode;
  /** Further actions of a member. */
  action: ReactNode;
}

/** A job with its full text, its source and where to apply. */
export const JobView = ({
  detail: { job, description, applyUrl, sourceName, importedAt },
  aside,
  action,
}: JobViewProps) => (
  <div className={styles.page}>
    <p className={styles.way}>
      <Link to={paths.jobs.href()}>职位</Link>
    </p>
    <div className={styles.columns}>
      <article className={styles.sheet}>
        <header>
          <div className={styles.head}>
            <h1 className={styles.name}>{job.title}</h1>
            <span className={styles.salary}>{job.salary}</span>
          </div>
          <SampleMark job={job} />
          <JobFacts job={job} />
        </header>
        {job.isSample ? (
          <p className={styles.notice}>这是示例职位：公司、薪资与要求都是虚构的，只用来演示，不能投递。</p>
        ) : null}
        <div className={styles.text}>{description}</div>
        <p className={styles.soft}>
          来源：{sourceName}，{importedAt.slice(0, 10)} 更新{job.closesOn ? `，${job.closesOn} 截止` : ''}。
        </p>
        <div className={styles.actions}>
          {applyUrl === '' ? null : (
            <a href={applyUrl} target="_blank" rel="noopener noreferrer nofollow">
              去投递（离开启程）
            </a>
          )}
          <ButtonLink to={paths.aiJdAnalysis.href()}>逐条分析职位描述</ButtonLink>
          <ButtonLink to={paths.personal.href('resumes')}>改简历</ButtonLink>
          {action}
        </div>
      </article>
      {aside}
    </div>
  </div>
);
