import type { JudgedTarget, TargetGroup } from '@qicheng/analysis/postgrad-exam-result';
import { Table } from '@qicheng/ui/table';
import styles from '../exam/exam.module.css';
import { MissingData } from '../kit/missing-data.js';

const TONES: Record<TargetGroup, string> = { 保: 'good', 稳: 'good', 冲: 'open', 暂不建议: 'bad' };

// The card names the programme, and the box says 数据缺失.
const shortLabel = (label: string, { school, major }: JudgedTarget) =>
  label.replace(`${school} ${major}的`, '').replace('：数据缺失', '');

const Card = ({ target }: { target: JudgedTarget }) => {
  const { school, major, region, group, reasons, figures, missing } = target;
  return (
    <li className={styles.card}>
      <header className={styles.cardHead}>
        <span className={styles.tag} data-tone={TONES[group]}>
          {group}
        </span>
        <h4>{`${school} · ${major}`}</h4>
        {region ? <span className={styles.soft}>{region}</span> : null}
      </header>
      <ul className={styles.bullets}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {figures.length > 0 ? (
        <Table
          caption={`${school} ${major} 的公开数据`}
          head={['数据', '年份', '数值', '算法', '来源']}
          rows={figures.map(({ label, year, value, formula, source }, place) => ({
            key: String(place),
            cells: [label, String(year), value, formula, `${source.title}（${source.date}）`],
          }))}
        />
      ) : null}
      <MissingData
        facts={missing.map(({ label, remedy }) => ({ label: shortLabel(label, target), effect: remedy }))}
      />
    </li>
  );
};

/** The targets, each with its group, why, and what was published. */
export const TargetCards = ({ targets }: { targets: readonly JudgedTarget[] }) => (
  <ol className={styles.cards}>
    {targets.map((target, place) => (
      <Card key={place} target={target} />
    ))}
  </ol>
);
