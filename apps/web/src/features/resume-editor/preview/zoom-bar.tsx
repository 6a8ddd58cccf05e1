import { isSample } from '../open/sample-mark.js';
import { useDocument } from '../store/editor-context.js';
import styles from './preview.module.css';
import type { Zoom } from './use-zoom.js';

/** Page count and zoom, at the bottom of the canvas. */
export function ZoomBar({ zoom, pageCount }: { zoom: Zoom; pageCount: number }) {
  const holdsSample = useDocument(isSample);
  return (
    <div className={styles.zoomBar} data-zoom-bar="">
      <span>
        <span role="status">共 {pageCount} 页</span>
        {holdsSample ? <span className={styles.sample}>示例内容，请换成自己的</span> : null}
      </span>
      <span className={styles.zoomTools}>
        <button type="button" aria-label="缩小" onClick={() => zoom.step(-1)}>
          −
        </button>
        <span className={styles.zoomValue}>{Math.round(zoom.value * 100)}%</span>
        <button type="button" aria-label="放大" onClick={() => zoom.step(1)}>
          +
        </button>
        <button type="button" aria-pressed={zoom.fit === 'width'} onClick={() => zoom.setFit('width')}>
          适应宽度
        </button>
        <button type="button" aria-pressed={zoom.fit === 'page'} onClick={() => zoom.setFit('page')}>
          适应整页
        </button>
      </span>
    </div>
  );
}
