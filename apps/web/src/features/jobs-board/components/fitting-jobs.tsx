import { shownShares } from '@qicheng/analysis/apportion';
import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getJob, listThreeJobs } from '@qicheng/contract/jobs-board/index';
import { Summary } from '#src/components/summary.jsx';
import { paths } from '#src/config/paths.js';
import type { FitState, Job } from '../job.js';
import { CardSkeletons, TitleSkeleton } from './fitting-jobs-skeleton.js';
import styles from './jobs.module.css';
import { JobTerms, SampleMark } from './job-list.js';
import { call } from '#src/lib/api.js';

const MATCHING_LOOK_MS = 2_000;

/** The three best matching jobs; polled while they are being computed. */
const threeJobsQuery = (resumeId?: string) =>
  queryOptions({
    queryKey: ['jobs', 'three', resumeId ?? ''],
    queryFn: ({ signal }) => call(listThreeJobs, { resumeId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'matching' ? MATCHING_LOOK_MS : false),
  });

/** A job with the match of the member's résumé. */
const jobFitQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'fit', id],
    queryFn: async ({ signal }) => (await call(getJob, { id }, { signal })).fit,
  });

/** A job below this score is never recommended, even if fewer than three remain. */
const MIN_FIT = 55;
const MAX_REASONS = 12;

/** The match of the member's résumé to a job: the score, its components, and the reasons of each. */
export function JobFit({ jobId }: { jobId: string }) {
  const { data: fit, isError } = useQuery(jobFitQuery(jobId));
  const weights = shownShares(fit?.dimensions.map(({ weight }) => weight) ?? []);
  return (
    <section className={styles.aside} aria-labelledby="job-fit">
      <h2 id="job-fit" className={styles.panelTitle}>
        与我的简历对照
      </h2>
      {isError ? <p role="alert">匹配结果没有读出来，请刷新再试。</p> : null}
      {fit === undefined && !isError ? <Skeleton height="12rem" /> : null}
      {fit === null ? (
        <p className={styles.panelFoot}>
          还没有用您的简历比对过这个职位：打开职位列表，会先比对最相关的 60 个。
        </p>
      ) : null}
      {fit ? (
        <>
          <p className={styles.whole}>
            匹配度 <strong>{fit.overall.score}</strong>
          </p>
          {fit.dimensions.map(({ key, label, score, contributions }, place) => (
            <details key={key} className={styles.part}>
              <Summary>
                <span>{label}</span>
                <span>
                  {Math.round(score)} 分 · 占 {weights[place] ?? 0}%
                </span>
              </Summary>
              <ul className={styles.reasons}>
                {contributions.slice(0, MAX_REASONS).map(({ ruleId, reason, points, evidence }) => (
                  <li key={`${ruleId} ${reason}`}>
                    {reason}（{points > 0 ? '+' : ''}
                    {Math.round(points * 10) / 10} 分{evidence[0] ? `，见“${evidence[0].quote}”` : ''}）
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <p className={styles.panelFoot}>
            按简历内容自动计算，不代表录用可能；性别、年龄、照片与院校层次不计分。
          </p>
        </>
      ) : null}
    </section>
  );
}

interface JobCardsProps {
  jobs: readonly Omit<Job, 'tags'>[];
  /** One below the other, for a narrow column. */
  isNarrow?: boolean;
}

/** A few jobs; with the score and its main reason if a résumé was compared. */
const JobCards = ({ jobs, isNarrow = false }: JobCardsProps) => (
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
        ) : (
          <JobTerms job={job} />
        )}
      </li>
    ))}
  </ul>
);

/** Only jobs that were compared with a résumé are recommended. */
const TITLES: Readonly<Record<FitState, string>> = {
  signedOut: '最新职位',
  noResume: '最新职位',
  matching: '推荐职位',
  matched: '推荐职位',
  failed: '最新职位',
};

const WORDS: Readonly<Record<FitState, (title: string) => string>> = {
  signedOut: () => '登录后按您的简历推荐；现在是最新的职位。',
  noResume: () => '还没有简历；写一份之后按它推荐，现在是最新的职位。',
  matching: (title) => `正在用“${title}”比对职位。`,
  matched: (title) => `按“${title}”自动比对，分数不代表录用可能。`,
  failed: () => '这次没有比对成功，稍后会自动再试；现在是最新的职位。',
};

interface FittingJobsProps {
  resumeId?: string;
  /** For a narrow column. */
  isNarrow?: boolean;
}

/** The three jobs that best match one of the member's résumés. */
export function FittingJobs({ resumeId, isNarrow = false }: FittingJobsProps) {
  const { data, isError, refetch } = useQuery(threeJobsQuery(resumeId));
  const near = data?.list.filter(({ fit }) => !fit || fit.score >= MIN_FIT) ?? [];
  // Jobs that nothing was compared with would be replaced by others in a moment.
  const isWaiting = (!data && !isError) || data?.state === 'matching';
  const Frame = isNarrow ? styles.panel : styles.strip;
  return (
    <section className={Frame} aria-labelledby="fitting-jobs">
      <div className={isNarrow ? undefined : styles.stripHead}>
        <h2 id="fitting-jobs" className={isNarrow ? styles.panelTitle : styles.stripTitle}>
          {data ? TITLES[data.state] : <TitleSkeleton />}
        </h2>
        <p className={styles.soft} role="status">
          {data ? WORDS[data.state](data.resume?.title ?? '') : '正在打开'}
        </p>
      </div>
      {isError ? (
        <p role="alert" className={styles.soft}>
          职位没有读出来。
          <Button tone="quiet" onClick={() => void refetch()}>
            再试一次
          </Button>
        </p>
      ) : null}
      {data?.list.length === 0 && !isWaiting ? <p className={styles.soft}>现在没有招聘中的职位。</p> : null}
      {data && !isWaiting && data.list.length > 0 && near.length === 0 ? (
        <p className={styles.soft}>现在的职位与这份简历都不够接近，可以按方向和城市看全部职位。</p>
      ) : null}
      {isWaiting ? <CardSkeletons isNarrow={isNarrow} /> : <JobCards jobs={near} isNarrow={isNarrow} />}
      {isNarrow ? (
        <p className={styles.panelFoot}>
          <Link to={paths.jobs.href()}>看全部职位</Link>
        </p>
      ) : null}
    </section>
  );
}
