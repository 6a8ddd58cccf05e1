import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { EditorIcon } from '../editor-icon.js';
import { useEditor } from '../store/editor-context.js';
import { headingOf } from '../store/section-ops.js';
import styles from './paper.module.css';
import type { PaperController } from './paper-controller.js';
import { type SheetSelection, usePaper } from './paper-state.js';
import { moveAcross, moveByStep } from './move-on-sheet.js';
import { type Drag, dragTo, elementOf, scrollAtEdge } from './sheet-drag.js';
import { sectionOfList } from './sheet-homes.js';
import { canMove, movableOf } from './sheet-moves.js';
import { selectionAt } from './sheet-selection.js';

const NAMES = { section: '模块', entry: '条目', statement: '这一条' } as const;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
const COLUMNS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface SheetHandleProps {
  sheets: RefObject<HTMLElement | null>;
  controller: PaperController;
}

/** The item under the pointer, otherwise the selected one. */
function useHandled(sheets: RefObject<HTMLElement | null>, isDragging: boolean) {
  const editor = useEditor();
  const selection = usePaper((paper) => paper.selection);
  const [hovered, setHovered] = useState<SheetSelection | null>(null);
  const still = useRef(false);
  useEffect(() => {
    still.current = isDragging;
  }, [isDragging]);
  useEffect(() => {
    const element = sheets.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const hover = (event: Event) => {
      if (still.current) return;
      const path = event.composedPath();
      if (path.some((one) => one instanceof HTMLElement && one.dataset.paperTools !== undefined)) return;
      setHovered((before) => {
        const found = selectionAt(editor.getContent().document, path);
        return JSON.stringify(found) === JSON.stringify(before) ? before : found;
      });
    };
    element.addEventListener('pointermove', hover, { signal });
    element.addEventListener('pointerleave', () => still.current || setHovered(null), { signal });
    return () => stop.abort();
  }, [sheets, editor]);
  return hovered ?? selection;
}

/** Handles Escape wherever the focus is: a drag leaves it in the edited text. */
function useEscape(isOn: boolean, action: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}

function useEachFrame(isOn: boolean, action: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let frame = requestAnimationFrame(function next() {
      action();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** The grip beside the hovered or selected item: dragged, or moved by the arrow keys. */
export function SheetHandle({ sheets, controller }: SheetHandleProps) {
  const editor = useEditor();
  const grip = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const handled = useHandled(sheets, isDragging);
  const layouts = usePaper((paper) => paper.layouts);
  const movable = handled && movableOf(editor.getContent().document, handled);
  useLayoutEffect(() => {
    const root = controller.root();
    const element = movable && root && elementOf(root, movable);
    const canvas = sheets.current;
    if (!element || !canvas || !grip.current || !frame.current) return;
    const origin = canvas.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    grip.current.style.top = `${box.top - origin.top}px`;
    grip.current.style.left = `${Math.max(-20, box.left - origin.left - 26)}px`;
    const { style } = frame.current;
    style.top = `${box.top - origin.top}px`;
    style.left = `${box.left - origin.left}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  }, [movable, layouts, controller, sheets, isDragging]);
  const announce = () => {
    const now = handled && movableOf(editor.getContent().document, handled);
    if (!now) return;
    const home =
      now.kind === 'section' ? '' : `“${headingOf(editor.getContent().document, sectionOfList(now.list))}”的`;
    setAnnouncement(
      `${NAMES[now.kind]}现在是${home}第 ${now.ids.indexOf(now.id) + 1} 个，共 ${now.ids.length} 个`,
    );
  };
  const end = (isCancelled: boolean) => {
    if (isCancelled && drag.current?.isMoved) editor.undo();
    drag.current = null;
    setDragging(false);
    announce();
  };
  useEscape(isDragging, () => end(true));
  useEachFrame(isDragging, () => {
    const canvas = sheets.current?.closest('[data-sheet-canvas]');
    const { point } = drag.current ?? {};
    if (drag.current && canvas && point && scrollAtEdge(canvas, point))
      dragTo(editor, controller, drag.current, point);
  });
  if (!movable || !canMove(editor.getContent().document, movable)) return null;

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { selection: handled, isMoved: false, point: null };
    setDragging(true);
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    drag.current.point = { x: event.clientX, y: event.clientY };
    dragTo(editor, controller, drag.current, drag.current.point);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const across = movable.kind === 'section' ? COLUMNS[event.key] : undefined;
    if ((step === undefined && across === undefined) || event.altKey) return undefined;
    event.preventDefault();
    if (step !== undefined) moveByStep(editor, controller, handled, step);
    if (across !== undefined) moveAcross(editor, controller, handled, across);
    return announce();
  };
  return (
    <>
      <div ref={frame} className={styles.frame} data-dragging={isDragging} aria-hidden="true" />
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        data-dragging={isDragging}
        data-paper-tools=""
        aria-label={`移动${NAMES[movable.kind]}：拖动，或按${movable.kind === 'section' ? '' : '上下'}方向键`}
        title="拖动排序"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={() => drag.current && end(false)}
        onPointerCancel={() => drag.current && end(true)}
        onKeyDown={press}
      >
        <EditorIcon name="grip" />
      </button>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
