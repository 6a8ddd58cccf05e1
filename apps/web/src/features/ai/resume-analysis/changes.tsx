import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { resumeDimensions } from '@qicheng/analysis/resume-analysis';
import { ResultSection } from '../kit/result-section.js';
import styles from './resume-analysis.module.css';

const signed = (points: number) => `${points > 0 ? '+' : ''}${Number(points.toFixed(1))}`;

/** What became of the points since the analysis before, by rule. */
export const Changes = ({ change }: Pick<ResumeAnalysisResult, 'change'>) =>
  change === null ? null : (
    <ResultSection
      title="和上次相比"
      lead={
        change.isComparable
          ? `总分 ${change.score} 分，变化 ${signed(change.change)} 分。`
          : '上次的阶段、岗位或模块不同，分数不宜直接比较。'
      }
    >
      <ul className={styles.changes}>
        {change.rules.map((rule) => (
          <li key={`${rule.dimension} ${rule.ruleId}`}>
            <span className={styles.points} data-way={Math.sign(rule.change)}>
              {signed(rule.change)}
            </span>
            <span>{rule.label}</span>
            <small>{resumeDimensions[rule.dimension].label}</small>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
