import { Button } from '@qicheng/ui/button';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsTouch } from '#src/lib/device.js';
import { keyHint } from '../shortcuts/key-names.js';
import styles from './tour.module.css';
import { BASICS, openSection, showPane } from '../store/view-state.js';

interface TourStep {
  /** The `data-tour` of the described element. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
  /** Shortcuts and their effects, for users with a keyboard. */
  readonly onKeys?: readonly [keys: string, does: string];
  /** Brings the target onto the screen. */
  readonly show: () => void;
}

const showForm = () => openSection(BASICS);

export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: 'rail',
    title: '从模块开始',
    text: '简历由模块组成。点名称填写，拖动可以换顺序，不需要的可以暂不显示。',
    show: showForm,
  },
  {
    target: 'form',
    title: '边写边保存',
    text: '填写的内容会自动保存，断网时先存在本机。预览里的成品页面同步更新。',
    show: showForm,
  },
  {
    target: 'style',
    title: '换模板不丢内容',
    text: '这里更换模板，调整颜色、字体与间距；内容始终不变。',
    show: showForm,
  },
  {
    target: 'check',
    title: '投递前检查一遍',
    text: '自动找出错别字、时间冲突、写错的邮箱和不统一的标点，一键修正。',
    show: showForm,
  },
  {
    target: 'export',
    title: '导出成品',
    text: 'PDF、Word、图片与打印都在这里，页数与预览完全一致。',
    onKeys: ['Mod+K', '可以随时快速跳转'],
    show: () => showPane('edit'),
  },
];

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const MARGIN = 6;
/** A pane opened for the step is rendered by then. */
const RENDER_DELAY_MS = 120;

const isOnScreen = ({ width, height, top, right, bottom, left }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

function boxOf(target: string): Box | null {
  const rect = [...document.querySelectorAll(`[data-tour="${target}"]`)]
    .map((element) => element.getBoundingClientRect())
    .find(isOnScreen);
  if (!rect) return null;
  const { top, left, width, height } = rect;
  return { top: top - MARGIN, left: left - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/**
 * The target's current position, updated with the window. `onAbsent` is called when it is not on the screen.
 */
function useBox(target: string | undefined, onAbsent: () => void): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const onTargetAbsent = useEffectEvent(onAbsent);
  useLayoutEffect(() => {
    if (target === undefined) return undefined;
    const measure = () => setBox(boxOf(target));
    measure();
    const late = setTimeout(() => (boxOf(target) ? measure() : onTargetAbsent()), RENDER_DELAY_MS);
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(late);
      window.removeEventListener('resize', measure);
    };
  }, [target]);
  return box;
}

const CARD = { width: 320, height: 190 } as const;

/** Below the target, otherwise above it, otherwise beside it; always inside the window. */
function cardPlace(box: Box | null): CSSProperties {
  const { innerWidth, innerHeight } = window;
  if (!box) return { bottom: 80, left: Math.max(16, (innerWidth - CARD.width) / 2) };
  const isBelow = box.top + box.height + CARD.height + 16 < innerHeight;
  const isAbove = box.top - CARD.height - 16 > 0;
  const left = Math.min(
    Math.max(16, isBelow || isAbove ? box.left : box.left + box.width + 12),
    innerWidth - CARD.width - 16,
  );
  if (isBelow) return { top: box.top + box.height + 12, left: Math.max(16, left) };
  if (isAbove) return { bottom: innerHeight - box.top + 12, left: Math.max(16, left) };
  return { top: Math.max(72, box.top + 24), left: Math.max(16, left) };
}

/** A tour of the editor on request; it describes only what is on the screen. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [step, setStep] = useState(0);
  const [direction, setDirection] = useState<1 | -1>(1);
  const titleId = useId();
  const isTouch = useIsTouch();
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = TOUR_STEPS[step];
  const go = (way: 1 | -1) => {
    setDirection(way);
    if (step + way >= 0 && step + way < TOUR_STEPS.length) setStep(step + way);
    else if (way === 1) onEnd();
  };
  const box = useBox(shown?.target, () => go(direction));
  useEffect(() => {
    TOUR_STEPS[step]?.show();
    // Modal: the page under the backdrop can be neither clicked nor typed into.
    if (dialog.current?.open === false) dialog.current.showModal();
    dialog.current?.focus();
  }, [step]);
  if (!shown) return null;
  const isLast = step === TOUR_STEPS.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEnd();
    }
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={onEnd}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onEnd();
      }}
    >
      {box ? <div className={styles.ring} style={{ ...box }} aria-hidden="true" /> : null}
      <div className={styles.card} style={cardPlace(box)}>
        <p className={styles.count}>{`${step + 1} / ${TOUR_STEPS.length}`}</p>
        <h2 id={titleId}>{shown.title}</h2>
        <p>
          {shown.text}
          {shown.onKeys && !isTouch ? `按 ${keyHint(shown.onKeys[0])} ${shown.onKeys[1]}。` : null}
        </p>
        <div className={styles.buttons}>
          <Button tone="quiet" onClick={onEnd}>
            跳过
          </Button>
          <span>
            {step > 0 ? <Button onClick={() => go(-1)}>上一步</Button> : null}
            <Button tone="primary" onClick={() => go(1)}>
              {isLast ? '开始写简历' : '下一步'}
            </Button>
          </span>
        </div>
      </div>
    </dialog>
  );
}
