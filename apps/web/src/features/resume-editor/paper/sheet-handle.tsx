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
import type { EditorStore } from '../store/editor-store.js';
import styles from './paper.module.css';
import type { PaperController } from './paper-controller.js';
import { type SheetSelection, usePaper } from './paper-state.js';
import {
  type Box,
  type Movable,
  movableOf,
  moveSelection,
  moveTo,
  placeAtHeight,
  type Region,
} from './sheet-moves.js';
import { selectionAt } from './sheet-selection.js';

const NAMES = { section: '模块', entry: '条目', statement: '这一条' } as const;

/** The element of the sheet that shows a thing. */
function elementOf(root: ParentNode, { kind, id }: Pick<Movable, 'kind' | 'id'>): HTMLElement | null {
  const quoted = CSS.escape(id);
  if (kind === 'section') return root.querySelector(`[data-section="${quoted}"]`);
  if (kind === 'statement') return root.querySelector(`li[data-id="${quoted}"]`);
  return root.querySelector(`[data-item="${quoted}"], [data-id="${quoted}"]`);
}

function boxesOf(root: ParentNode, { kind, ids }: Movable): (Box & { region: string })[] {
  return ids.flatMap((id) => {
    const element = elementOf(root, { kind, id });
    if (!element) return [];
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const region = element.closest<HTMLElement>('[data-region]')?.dataset.region ?? '';
    return [{ id, top, bottom, left, right, region }];
  });
}

/** The column under the pointer, where the template has two. */
function regionAt(root: ParentNode, x: number): Region | undefined {
  const regions = Array.from(
    root.querySelectorAll<HTMLElement>('[data-region=main], [data-region=side]'),
    (element) => ({ name: element.dataset.region as Region, box: element.getBoundingClientRect() }),
  );
  if (regions.length < 2) return undefined;
  return regions.find(({ box }) => x >= box.left && x <= box.right)?.name;
}

interface Drag {
  readonly selection: SheetSelection;
  isMoved: boolean;
}

/** Moves what is dragged as soon as its place changes: the sheet shows it at once. */
function dragTo(store: EditorStore, root: ParentNode, drag: Drag, x: number, y: number): void {
  const movable = movableOf(store.getContent().document, drag.selection);
  if (!movable) return;
  const all = boxesOf(root, movable);
  const own = all.find(({ id }) => id === movable.id);
  const region = movable.kind === 'section' ? regionAt(root, x) : undefined;
  const boxes =
    movable.kind === 'section' ? all.filter((box) => box.region === (region ?? own?.region)) : all;
  const to = placeAtHeight(movable, boxes, y);
  const changesColumn = region !== undefined && own !== undefined && own.region !== region;
  if (to === movable.ids.indexOf(movable.id) && !changesColumn) return;
  const recipe = moveTo(movable, to, changesColumn ? region : undefined);
  // A whole drag is one step.
  if (drag.isMoved) store.amend(recipe);
  else store.edit(recipe);
  drag.isMoved = true;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

interface SheetHandleProps {
  sheets: RefObject<HTMLElement | null>;
  controller: PaperController;
}

/** What is under the pointer or, else, what is selected. */
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

/** The grip beside what is under the pointer or selected: it is dragged, or moved by its arrow keys. */
export function SheetHandle({ sheets, controller }: SheetHandleProps) {
  const editor = useEditor();
  const grip = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [said, setSaid] = useState('');
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
  if (!movable || movable.ids.length < 2) return null;

  const tell = () => {
    const now = movableOf(editor.getContent().document, handled);
    if (now) setSaid(`${NAMES[now.kind]}现在是第 ${now.ids.indexOf(now.id) + 1} 个，共 ${now.ids.length} 个`);
  };
  const end = (isCancelled: boolean) => {
    if (isCancelled && drag.current?.isMoved) editor.undo();
    drag.current = null;
    setDragging(false);
    tell();
  };
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { selection: handled, isMoved: false };
    setDragging(true);
  };
  const move = (event: PointerEvent) => {
    const root = controller.root();
    if (drag.current && root) dragTo(editor, root, drag.current, event.clientX, event.clientY);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.current) return end(true);
    const step = STEPS[event.key];
    if (step === undefined || event.altKey) return undefined;
    event.preventDefault();
    moveSelection(editor, handled, step);
    return tell();
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
        aria-label={`移动${NAMES[movable.kind]}：拖动，或按上下方向键`}
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
        {said}
      </span>
    </>
  );
}
