import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { jobFitQuery } from '../job-queries.js';
import styles from './jobs.module.css';

const MOST_REASONS = 12;

/** How my résumé answers to a job: the score, its parts, and the reasons of each. */
export function JobFit({ jobId }: { jobId: string }) {
  const { data: fit, isError } = useQuery(jobFitQuery(jobId));
  return (
    <section className={styles.aside} aria-labelledby="job-fit">
      <h2 id="job-fit" className={styles.panelTitle}>
        与我的简历
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
          {fit.dimensions.map(({ key, label, weight, score, contributions }) => (
            <details key={key} className={styles.part}>
              <summary>
                <span>{label}</span>
                <span>
                  {Math.round(score)} 分 · 占 {Math.round(weight)}%
                </span>
              </summary>
              <ul className={styles.reasons}>
                {contributions.slice(0, MOST_REASONS).map(({ ruleId, reason, points, evidence }) => (
                  <li key={`${ruleId} ${reason}`}>
                    {reason}（{points > 0 ? '+' : ''}
                    {Math.round(points * 10) / 10}）{evidence[0] ? `：“${evidence[0].quote}”` : ''}
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <p className={styles.panelFoot}>
            由本地规则引擎计算，不代表录用可能；性别、年龄、照片与院校层次不计分。
          </p>
        </>
      ) : null}
    </section>
  );
}
