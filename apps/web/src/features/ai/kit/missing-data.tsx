import styles from './parts.module.css';

export interface MissingFact {
  label: string;
  /** What it would change, or who can bring it in. */
  effect: string;
}

/** As many are open; the others are a press away, so that they do not bury what is known. */
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

/** 数据缺失: what the result does without, named instead of guessed. */
export const MissingData = ({ facts }: { facts: readonly MissingFact[] }) =>
  facts.length === 0 ? null : (
    <div className={styles.missing}>
      <h4>数据缺失</h4>
      <Facts facts={facts.slice(0, FEW)} />
      {facts.length > FEW ? (
        <details>
          <summary>{`其余 ${facts.length - FEW} 项`}</summary>
          <Facts facts={facts.slice(FEW)} />
        </details>
      ) : null}
    </div>
  );
