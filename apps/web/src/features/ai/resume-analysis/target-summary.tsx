import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { MissingData } from '../kit/missing-data.js';
import { ResultSection } from '../kit/result-section.js';
import styles from './resume-analysis.module.css';

const Words = ({
  title,
  words,
  isMissing,
}: {
  title: string;
  words: readonly string[];
  isMissing: boolean;
}) =>
  words.length === 0 ? null : (
    <div>
      <h4>{title}</h4>
      <ul className={styles.words} data-missing={isMissing}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );

/** The target and the lexicon that relevance was measured against. */
export const TargetSummary = ({ target }: Pick<ResumeAnalysisResult, 'target'>) => {
  const { position, occupation, isInferred, matched, missing, stage, lexiconVersion } = target;
  const name = position || occupation;
  return (
    <ResultSection
      title="岗位关键词"
      lead={
        name
          ? `按“${stage} · ${name}”${isInferred ? '（从简历推断）' : ''}比对，词表 ${lexiconVersion}。只写您真正做过、会用的。`
          : undefined
      }
    >
      {occupation === null ? (
        <MissingData
          facts={[
            {
              label: name ? `“${name}”的关键词` : '目标岗位',
              effect: name ? '词表里没有可以比对的词，岗位相关不计分' : '填写目标岗位后可以比对关键词',
            },
          ]}
        />
      ) : (
        <div className={styles.wordLists}>
          <Words title={`已体现 ${matched.length} 个`} words={matched} isMissing={false} />
          <Words title={`未体现 ${missing.length} 个`} words={missing} isMissing />
        </div>
      )}
    </ResultSection>
  );
};
