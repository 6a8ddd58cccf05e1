import type { RunSummary } from './ai-service.js';
import styles from './history.module.css';

const WIDTH = 320;
const HEIGHT = 72;
const MARGIN = 8;
const MOST = 12;

/** How the scores went, oldest first; with fewer than two there is no line to draw. */
export function ScoreTrend({ runs }: { runs: readonly RunSummary[] }) {
  const scores = runs
    .flatMap(({ score, status }) => (score === null || status !== 'done' ? [] : [score]))
    .slice(0, MOST)
    .reverse();
  if (scores.length < 2) return null;
  const step = (WIDTH - 2 * MARGIN) / (scores.length - 1);
  const y = (score: number) => HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * score) / 100;
  const points = scores.map((score, place): [number, number] => [MARGIN + place * step, y(score)]);
  const [first = 0, last = 0] = [scores[0], scores.at(-1)];
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`得分变化：${scores.join('，')}`}>
        <polyline points={points.map((point) => point.join(',')).join(' ')} />
        {points.map(([x, height], place) => (
          <circle key={place} cx={x} cy={height} r={3} />
        ))}
      </svg>
      <figcaption>{`最近 ${scores.length} 次：${first} → ${last} 分`}</figcaption>
    </figure>
  );
}
