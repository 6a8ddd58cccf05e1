import type { JobPortrait } from '@qicheng/analysis/job-analysis-result';
import { Table } from '@qicheng/ui/table';
import { MissingData } from '../kit/missing-data.js';
import { ResultSection } from '../kit/result-section.js';
import { SourceList } from '../kit/source-list.js';
import { ScoreBar } from '../kit/score-bar.js';
import styles from './job-analysis.module.css';

const yuan = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });
const money = (amount: number | null) => (amount === null ? '—' : `${yuan.format(amount)} 元`);

/** The box around it is titled 数据缺失. */
const withoutTitle = (text: string) => text.replace(/^数据缺失[：:]?/u, '');

const Salary = ({ salary }: Pick<JobPortrait, 'salary'>) => (
  <>
    {salary.state === 'missing' ? (
      <MissingData facts={[{ label: '薪资区间', effect: withoutTitle(salary.text) }]} />
    ) : (
      <>
        <Table
          caption="薪资"
          isNumeric
          head={['口径', '城市', '低', '中', '高']}
          rows={salary.figures.map(({ label, city, low, middle, high }) => ({
            key: `${label} ${city}`,
            cells: [label, city, money(low), money(middle), money(high)],
          }))}
        />
        <SourceList sources={salary.figures.map(({ source }) => source)} />
      </>
    )}
    <ul className={styles.lookUp}>
      {salary.lookUp.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </>
);

/** Duties, requirements and career path of an occupation that the table describes. */
const Description = ({ portrait: { duties, abilities, entry, path } }: { portrait: JobPortrait }) =>
  abilities.length === 0 ? null : (
    <>
      <div className={styles.portrait}>
        <section>
          <h4>主要职责</h4>
          <ul className={styles.dots}>
            {duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        </section>
        <section>
          <h4>入行门槛</h4>
          <dl className={styles.facts}>
            <div>
              <dt>学历</dt>
              <dd>{entry.degree}</dd>
            </div>
            <div>
              <dt>专业</dt>
              <dd>{entry.majors.join('、') || '不限'}</dd>
            </div>
            <div>
              <dt>经历</dt>
              <dd>{entry.experience}</dd>
            </div>
            {entry.certificates.map(({ name, need, note }) => (
              <div key={name}>
                <dt>{`${need}证书`}</dt>
                <dd>
                  {name}
                  <small>{note}</small>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <h4 className={styles.sub}>能力模型</h4>
      <ul className={styles.model}>
        {abilities.map(({ key, label, kind, weight, shownBy }) => (
          <li key={key}>
            <span className={styles.name}>
              {label}
              <small>{kind}</small>
            </span>
            <ScoreBar percent={weight * 2} />
            <span className={styles.weight}>{`${weight}%`}</span>
            <span className={styles.soft}>{shownBy}</span>
          </li>
        ))}
      </ul>
      <h4 className={styles.sub}>晋升路径</h4>
      <ol className={styles.path}>
        {path.map(({ stage, title, focus }) => (
          <li key={title}>
            <small>{stage}</small>
            <strong>{title}</strong>
            <span>{focus}</span>
          </li>
        ))}
      </ol>
    </>
  );

/** The description of an occupation, if there is one, and where to look up its pay. */
export const Portrait = ({ portrait }: { portrait: JobPortrait }) => (
  <ResultSection title="岗位画像" lead={portrait.summary}>
    <Description portrait={portrait} />
    <h4 className={styles.sub}>薪资</h4>
    <Salary salary={portrait.salary} />
  </ResultSection>
);
