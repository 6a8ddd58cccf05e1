import { Button } from '@qicheng/ui/button';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { finishGuide, getGuideState, setGuideStep } from '@qicheng/contract/guide/guide.contract';
import styles from './tour.module.css';
import { call } from '#src/lib/api.js';
import { useSharedState } from '#src/lib/shared-state.js';
import { BASICS, openSection, showPane } from '../store/view-state.js';

interface TourStep {
  /** The `data-tour` of what is spoken of. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
  /** Brings the target on the screen. */
  readonly show: () => void;
}

const showForm = () => openSection(BASICS);

export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: 'rail',
    title: '从模块开始',
    text: '简历由模块组成。点名称填写，拖动可以换顺序，不需要的可以隐藏。',
    show: showForm,
  },
  {
    target: 'form',
    title: '边写边保存',
    text: '填写的内容会自动保存，断网时先存在本机。右侧的成品页面同步更新。',
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
    text: 'PDF、Word、图片与打印都在这里，页数与预览完全一致。按 Ctrl+K 可以随时快速跳转。',
    show: () => showPane('edit'),
  },
];

const GUIDE = 'pc';

/** The step to go on with, from 0; null when the tour is over or nobody knows. */
async function unfinishedStep(): Promise<number | null> {
  try {
    const { step, isFinished } = await call(getGuideState, { guide: GUIDE });
    useSharedState.setState({ isFinish: isFinished ? 1 : 0 });
    return isFinished ? null : Math.max(0, step - 1);
  } catch {
    // A tour is no reason to trouble anybody.
    return null;
  }
}

/** Remembers that this step is shown, counted from 0. */
const rememberStep = (step: number): void =>
  void call(setGuideStep, { guide: GUIDE, step: step + 1 }).catch(() => undefined);

/** Remembers that the tour is over, read or skipped. */
function rememberEnd(): void {
  useSharedState.setState({ isFinish: 1 });
  void call(finishGuide, { guide: GUIDE }).catch(() => undefined);
}

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const MARGIN = 6;

function boxOf(target: string): Box | null {
  const rect = [...document.querySelectorAll(`[data-tour="${target}"]`)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0);
  if (!rect) return null;
  const { top, left, width, height } = rect;
  return { top: top - MARGIN, left: left - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Where the target is now; it moves with the window. */
function useBox(target: string | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    if (target === undefined) return undefined;
    const measure = () => setBox(boxOf(target));
    measure();
    const late = setTimeout(measure, 120);
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(late);
      window.removeEventListener('resize', measure);
    };
  }, [target]);
  return box;
}

const CARD = { width: 320, height: 190 } as const;

/** Below the target, else above it, else beside it; always inside the window. */
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

interface TourProps {
  /** Asked for again from the menu. */
  isReplay: boolean;
  onEnd: () => void;
}

/** The first-use tour: shown once per member, resumed where it was left, over when it is read or skipped. */
export function Tour({ isReplay, onEnd }: TourProps) {
  const [step, setStep] = useState<number | null>(null);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const from = isReplay ? 0 : await unfinishedStep();
      if (isCurrent && from !== null) setStep(Math.min(from, TOUR_STEPS.length - 1));
    };
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [isReplay]);
  const shown = step === null ? undefined : TOUR_STEPS[step];
  const box = useBox(shown?.target);
  useEffect(() => {
    if (step === null) return;
    TOUR_STEPS[step]?.show();
    rememberStep(step);
    // Modal: what lies under the grey can be neither pressed nor typed into.
    if (dialog.current?.open === false) dialog.current.showModal();
    dialog.current?.focus();
  }, [step]);
  if (step === null || !shown) return null;
  const end = () => {
    setStep(null);
    rememberEnd();
    onEnd();
  };
  const isLast = step === TOUR_STEPS.length - 1;
  const next = () => (isLast ? end() : setStep(step + 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      end();
    }
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft' && step > 0) setStep(step - 1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={end}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) end();
      }}
    >
      {box ? <div className={styles.ring} style={{ ...box }} aria-hidden="true" /> : null}
      <div className={styles.card} style={cardPlace(box)}>
        <p className={styles.count}>{`${step + 1} / ${TOUR_STEPS.length}`}</p>
        <h2 id={titleId}>{shown.title}</h2>
        <p>{shown.text}</p>
        <div className={styles.buttons}>
          <Button tone="quiet" onClick={end}>
            跳过
          </Button>
          <span>
            {step > 0 ? <Button onClick={() => setStep(step - 1)}>上一步</Button> : null}
            <Button tone="primary" onClick={next}>
              {isLast ? '开始写简历' : '下一步'}
            </Button>
          </span>
        </div>
      </div>
    </dialog>
  );
}
