import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import type { Job } from '../job.js';
import { SampleMark } from './job-list.js';
import styles from './jobs.module.css';

interface JobCardsProps {
  jobs: readonly Omit<Job, 'tags'>[];
  /** One below the other, for a narrow column. */
  isNarrow?: boolean;
}

/** A few jobs, with the score and the first reason for it where a résumé was held against them. */
export const JobCards = ({ jobs, isNarrow = false }: JobCardsProps) => (
  <ul className={styles.cards} data-narrow={isNarrow}>
    {jobs.map(({ fit, ...job }) => (
      <li key={job.id} className={styles.card}>
        <h3 className={styles.title}>
          <Link to={paths.jobs.hrefOf(job.id)}>{job.title}</Link>
          <SampleMark job={job} />
        </h3>
        <p className={styles.facts}>
          <span>{job.company}</span>
          <span>{job.city}</span>
          <span>{job.salary}</span>
        </p>
        {fit ? (
          <>
            <p className={styles.score}>
              匹配度 <strong>{fit.score}</strong>
            </p>
            {fit.reasons[0] ? <p className={styles.soft}>{fit.reasons[0]}</p> : null}
          </>
        ) : null}
      </li>
    ))}
  </ul>
);
