import styles from './parts.module.css';

export interface MissingFact {
  label: string;
  /** What it would change, or who can bring it in. */
  effect: string;
}

/** 数据缺失: what the result does without, named instead of guessed. */
export const MissingData = ({ facts }: { facts: readonly MissingFact[] }) =>
  facts.length === 0 ? null : (
    <div className={styles.missing}>
      <h4>数据缺失</h4>
      <dl>
        {facts.map(({ label, effect }, place) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
