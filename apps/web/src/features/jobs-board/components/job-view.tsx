import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import type { JobDetail } from '../job.js';
import { JobFacts, SampleMark } from './job-list.js';
import styles from './jobs.module.css';

interface JobViewProps {
  detail: JobDetail;
  /** How the reader’s résumé answers to it. */
  aside: ReactNode;
}

/** A job with all of its words, where it is from and where one applies. */
export const JobView = ({
  detail: { job, description, applyUrl, sourceName, importedAt },
  aside,
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
        </div>
      </article>
      {aside}
    </div>
  </div>
);
