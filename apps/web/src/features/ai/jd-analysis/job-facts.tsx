import type { JobDescription } from '@qicheng/analysis/job-description';
import { ResultSection } from '../kit/result-section.js';
import styles from './jd-analysis.module.css';

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

/** What the posting says of itself, and what it does not say. */
export const JobFacts = ({ job }: { job: JobDescription }) => {
  const { title, company, cities, salary } = job;
  return (
    <ResultSection title="岗位">
      <dl className={styles.facts}>
        <Fact label="岗位" text={title?.text} sentence={title?.sentence} />
        <Fact label="单位" text={company?.text} sentence={company?.sentence} />
        <Fact label="城市" text={cities.length > 0 ? cities.map(({ text }) => text).join('、') : undefined} />
        <Fact label="薪资" text={salary?.text} sentence={salary?.sentence} />
      </dl>
    </ResultSection>
  );
};
