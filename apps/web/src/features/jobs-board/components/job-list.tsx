import { Link } from 'react-router-dom';
import { Marked } from '#src/components/marked.jsx';
import { paths } from '#src/config/paths.js';
import type { Job } from '../job.js';
import styles from './jobs.module.css';

/** Made-up jobs say so wherever they stand. */
export const SampleMark = ({ job }: { job: Pick<Job, 'isSample'> }) =>
  job.isSample ? <span className={styles.sample}>示例</span> : null;

/** Where, for whom and since when. */
export const JobFacts = ({ job }: { job: Job }) => (
  <p className={styles.facts}>
    {[job.company, job.city, job.degree && `${job.degree}及以上`, job.employment]
      .filter(Boolean)
      .map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    <span>{job.publishedOn} 发布</span>
  </p>
);

/** Jobs, one below the other. */
export const JobList = ({ jobs, keyword = '' }: { jobs: readonly Job[]; keyword?: string }) => (
  <ul className={styles.list}>
    {jobs.map((job) => (
      <li key={job.id} className={styles.row}>
        <h2 className={styles.title}>
          <Link to={paths.jobs.hrefOf(job.id)}>
            <Marked text={job.title} keyword={keyword} />
          </Link>
          <SampleMark job={job} />
        </h2>
        <span className={styles.salary}>{job.salary}</span>
        <JobFacts job={job} />
      </li>
    ))}
  </ul>
);
