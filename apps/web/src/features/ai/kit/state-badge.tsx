import styles from './state-badge.module.css';

const TONES: Readonly<Record<string, 'good' | 'open' | 'bad'>> = {
  直接: 'good',
  符合: 'good',
  有实例: 'good',
  满足: 'good',
  可迁移: 'open',
  仅列出: 'open',
  待确认: 'open',
  未体现: 'bad',
  缺口: 'bad',
  不符合: 'bad',
  未满足: 'bad',
};

/** How a requirement is met, on a coloured ground; other words, such as a day of a plan, stay grey. */
export const StateBadge = ({ state, label = state }: { state: string; label?: string }) => (
  <span className={styles.badge} data-tone={TONES[state]}>
    {label}
  </span>
);
