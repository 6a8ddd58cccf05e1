import {
  type AtomHeat,
  type ResumeAnalysisResult,
  resumeIssues,
} from '@qicheng/analysis/resume-analysis-result';
import { resumeModuleKeys, resumeModules } from '@qicheng/analysis/resume-analysis';
import { PlaceLink } from '../kit/place-link.js';
import styles from './resume-analysis.module.css';

/** Four steps, each with a word: colour alone says nothing. */
function step(score: number): { level: number; word: string } {
  if (score >= 80) return { level: 3, word: '好' };
  if (score >= 60) return { level: 2, word: '尚可' };
  return score >= 40 ? { level: 1, word: '偏弱' } : { level: 0, word: '弱' };
}

interface HeatMapProps extends Pick<ResumeAnalysisResult, 'heat'> {
  resumeId: string | null;
}

function Statement({ atom, resumeId }: { atom: AtomHeat; resumeId: string | null }) {
  const { pointer, targetId, quote, score, issues } = atom;
  const { level, word } = step(score);
  return (
    <li data-level={level}>
      <span className={styles.heatScore}>{`${score} ${word}`}</span>
      <span className={styles.heatText}>
        {quote}
        {issues.length > 0 ? <small>{issues.map((issue) => resumeIssues[issue]).join('、')}</small> : null}
      </span>
      <PlaceLink resumeId={resumeId} pointer={pointer} targetId={targetId}>
        定位
      </PlaceLink>
    </li>
  );
}

/** Every statement of the résumé with how strong it is, by part. */
export const HeatMap = ({ heat, resumeId }: HeatMapProps) => (
  <div className={styles.heat}>
    {resumeModuleKeys
      .filter((key) => heat.some(({ module }) => module === key))
      .map((key) => (
        <section key={key}>
          <h4>{resumeModules[key]}</h4>
          <ul>
            {heat
              .filter(({ module }) => module === key)
              .map((atom) => (
                <Statement key={atom.pointer} atom={atom} resumeId={resumeId} />
              ))}
          </ul>
        </section>
      ))}
  </div>
);
