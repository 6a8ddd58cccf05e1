import type { Dimension } from '@qicheng/analysis/result';
import styles from './dimensions.module.css';
import { DimensionList } from './dimension-list.js';

type Spoke = Pick<Dimension, 'key' | 'label' | 'score'>;

const SIZE = 260;
const CENTRE = SIZE / 2;
const RADIUS = 84;
const RINGS = [25, 50, 75, 100];

function pointAt(place: number, count: number, score: number): [number, number] {
  const angle = (2 * Math.PI * place) / count - Math.PI / 2;
  const length = (RADIUS * score) / 100;
  return [CENTRE + length * Math.cos(angle), CENTRE + length * Math.sin(angle)];
}

const polygon = (spokes: readonly Spoke[], scoreOf: (spoke: Spoke) => number) =>
  spokes
    .map((spoke, place) => pointAt(place, spokes.length, scoreOf(spoke)))
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

const anchorOf = (x: number) => (Math.abs(x - CENTRE) < 4 ? 'middle' : x > CENTRE ? 'start' : 'end');

/** Radar chart of the scores; decorative, since the list beside it has the same content as text. */
function Radar({ dimensions, label }: { dimensions: readonly Spoke[]; label: string }) {
  if (dimensions.length < 3) return null;
  return (
    <svg className={styles.radar} viewBox={`-44 0 ${SIZE + 88} ${SIZE}`} role="img" aria-label={label}>
      {RINGS.map((ring) => (
        <polygon key={ring} className={styles.ring} points={polygon(dimensions, () => ring)} />
      ))}
      {dimensions.map(({ key, label: name }, place) => {
        const [x, y] = pointAt(place, dimensions.length, 100);
        const [labelX, labelY] = pointAt(place, dimensions.length, 118);
        return (
          <g key={key}>
            <line className={styles.ring} x1={CENTRE} y1={CENTRE} x2={x} y2={y} />
            <text className={styles.spoke} x={labelX} y={labelY} textAnchor={anchorOf(labelX)} dy="0.35em">
              {name}
            </text>
          </g>
        );
      })}
      <polygon className={styles.shape} points={polygon(dimensions, ({ score }) => score)} />
      {dimensions.map(({ key, score }, place) => {
        const [x, y] = pointAt(place, dimensions.length, score);
        return <circle key={key} className={styles.corner} cx={x} cy={y} r={3} />;
      })}
    </svg>
  );
}

interface DimensionsProps {
  dimensions: readonly Dimension[];
  resumeId?: string | null;
}

/** Radar chart and bars side by side. */
export const Dimensions = ({ dimensions, resumeId = null }: DimensionsProps) => (
  <div className={styles.both}>
    <Radar
      dimensions={dimensions}
      label={`各维度得分：${dimensions.map(({ label, score }) => `${label} ${Math.round(score)}`).join('，')}`}
    />
    <DimensionList dimensions={dimensions} resumeId={resumeId} />
  </div>
);
