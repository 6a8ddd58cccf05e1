import { Icon } from '@qicheng/ui/icon';
import { useId } from 'react';
import type { SliderPuzzle as Puzzle, TrackPoint } from '../api/slider.js';
import { useSlider } from '../hooks/use-slider.js';
import styles from './slider.module.css';

interface SliderPuzzleProps {
  puzzle: Puzzle;
  isBusy: boolean;
  onFinish: (track: TrackPoint[]) => void;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The image with its gap, the piece, and the handle that moves it. */
export function SliderPuzzle({ puzzle, isBusy, onFinish }: SliderPuzzleProps) {
  const { x, maxX, handlers } = useSlider(puzzle, onFinish);
  const { width, height, pieceSize } = puzzle;
  const otherWay = useId();
  return (
    <div className={styles.puzzle} aria-busy={isBusy}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={puzzle.background} alt="带缺口的图片" draggable={false} className={styles.background} />
        <img
          src={puzzle.piece}
          alt=""
          draggable={false}
          className={styles.piece}
          style={{
            left: percent(x, width),
            top: percent(puzzle.y, height),
            width: percent(pieceSize, width),
          }}
        />
      </div>
      <p id={otherWay} hidden>
        看不到图片时，请按 Tab 键选择“改用自动验证”
      </p>
      <div className={styles.rail}>
        <span className={styles.done} style={{ width: percent(x + pieceSize / 2, width) }} />
        <span className={styles.hint} aria-hidden="true">
          {x === 0 ? '按住滑块，拖到缺口处' : ''}
        </span>
        <button
          type="button"
          role="slider"
          autoFocus
          className={styles.handle}
          style={{ left: percent(x, width), width: percent(pieceSize, width) }}
          disabled={isBusy}
          aria-label="拼图滑块：用左右方向键移动，按回车提交"
          aria-describedby={otherWay}
          aria-valuemin={0}
          aria-valuemax={maxX}
          aria-valuenow={Math.round(x)}
          {...handlers}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  );
}
