import { applicationName } from '@qicheng/analysis/job-application';
import { Button } from '@qicheng/ui/button';
import { adviceFor } from './advice.js';
import type { Card } from './application-queries.js';
import styles from './applications.module.css';

const MAX_SHOWN = 6;

interface NextStepsProps {
  cards: readonly Card[];
  now: Date;
  onOpen: (id: string) => void;
}

/** The next steps, each with its reason. */
export function NextSteps({ cards, now, onOpen }: NextStepsProps) {
  const advice = adviceFor(cards, now);
  if (advice.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.nextTitle}>
        接下来
      </h2>
      <ul className={styles.steps}>
        {advice.slice(0, MAX_SHOWN).map(({ card, step }) => (
          <li key={card.id} className={styles.stepRow}>
            <div className={styles.stepText}>
              <strong>{applicationName(card)}</strong>
              <span>{step.reason}</span>
            </div>
            <Button aria-label={`${step.label}：${applicationName(card)}`} onClick={() => onOpen(card.id)}>
              {step.label}
            </Button>
          </li>
        ))}
      </ul>
      {advice.length > MAX_SHOWN ? <p className={styles.soft}>其余建议在卡片上可以看到。</p> : null}
    </section>
  );
}
