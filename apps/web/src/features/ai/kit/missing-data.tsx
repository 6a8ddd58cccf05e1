import { Summary } from '#src/components/summary.jsx';
import styles from './parts.module.css';

export interface MissingFact {
  label: string;
  /** What it would change, or who can supply it. */
  effect: string;
}

/** Number shown; the others are collapsed, so that they do not bury the known facts. */
const FEW = 6;

const Facts = ({ facts }: { facts: readonly MissingFact[] }) => (
  <dl>
    {facts.map(({ label, effect }, place) => (
      <div key={place}>
        <dt>{label}</dt>
        <dd>{effect}</dd>
      </div>
    ))}
  </dl>
);

/** 数据缺失: data missing from the result, named instead of guessed. */
export const MissingData = ({ facts }: { facts: readonly MissingFact[] }) =>
  facts.length === 0 ? null : (
    <div className={styles.missing}>
      <h4>数据缺失</h4>
      <Facts facts={facts.slice(0, FEW)} />
      {facts.length > FEW ? (
        <details>
          <Summary>{`其余 ${facts.length - FEW} 项`}</Summary>
          <Facts facts={facts.slice(FEW)} />
        </details>
      ) : null}
    </div>
  );
