import { type RefObject, useEffect } from 'react';
import type { PaperController } from './paper-controller.js';
import { type OpenValue, usePaper } from './paper-state.js';
import { PaperTools } from './paper-tools.js';
import { selectionAround } from './plain-writer.js';
import { offsetAt, placeAt, statementRange } from './sheet-places.js';
import { ValuePanel } from './value-panel.js';

/** A narrow window shows either the form or the sheet: there a tap opens the form. */
export const isNarrow = () => window.matchMedia('(max-width: 899px)').matches;

type PointApi = {
  caretPositionFromPoint?: (
    x: number,
    y: number,
    options: { shadowRoots: ShadowRoot[] },
  ) => { offsetNode: Node; offset: number } | null;
};

/** Extends the selection while the button is held. */
function selectUntilRelease(controller: PaperController): void {
  const extend = ({ clientX, clientY }: MouseEvent) => {
    const element = controller.element();
    const root = element?.getRootNode();
    if (!element || !(root instanceof ShadowRoot)) return;
    const point = (document as PointApi).caretPositionFromPoint?.(clientX, clientY, { shadowRoots: [root] });
    if (point && element.contains(point.offsetNode))
      selectionAround(element)?.extend(point.offsetNode, point.offset);
  };
  const stop = new AbortController();
  window.addEventListener('mousemove', extend, { signal: stop.signal });
  window.addEventListener('mouseup', () => stop.abort(), { signal: stop.signal });
}

/** Opens the text under the pointer; false leaves the press to the form. */
function press(event: MouseEvent, controller: PaperController): boolean {
  const path = event.composedPath();
  const { clientX: x, clientY: y } = event;
  const place = placeAt(controller.printed(), path, x, y);
  if (!place) return false;
  const range = place.range ?? (place.text.kind === 'statement' ? statementRange(place.anchor) : null);
  const unprinted = place.text.kind === 'plain' ? (place.text.unprinted ?? 0) : 0;
  const from = range ? unprinted + offsetAt(range, x, y) : 0;
  // Beside the text that is being edited.
  if (place.range && controller.element()?.contains(place.range.startContainer)) controller.focus(from);
  else void controller.open(place, { from });
  return true;
}

function usePresses(canvas: RefObject<HTMLElement | null>, controller: PaperController): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const onMouseDown = (event: MouseEvent) => {
      const [target] = event.composedPath();
      if (event.button !== 0 || isNarrow() || !(target instanceof HTMLElement)) return;
      if (target.closest('[data-writing][contenteditable]') || target.closest('[data-paper-tools]')) return;
      if (!press(event, controller)) return controller.close();
      // The caret is set here: the browser's default would remove the focus.
      event.preventDefault();
      selectUntilRelease(controller);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== element || isNarrow()) return;
      event.preventDefault();
      controller.openFirst();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('mousedown', onMouseDown, { signal });
    element.addEventListener('keydown', onKeyDown, { signal });
    element.addEventListener('pointerenter', controller.prepare, { signal, once: true });
    element.addEventListener('focus', controller.prepare, { signal, once: true });
    return () => stop.abort();
  }, [canvas, controller]);
}

const valueKey = ({ owner, field }: OpenValue): string => [...owner, field.name].join('/');

interface PaperLayerProps {
  canvas: RefObject<HTMLElement | null>;
  controller: PaperController;
}

/** Editing on the sheet: presses, the toolbar of the text, and the panels of chosen values. */
export function PaperLayer({ canvas, controller }: PaperLayerProps) {
  usePresses(canvas, controller);
  const writing = usePaper((paper) => paper.writing);
  const value = usePaper((paper) => paper.value);
  return (
    <>
      {writing && !value ? (
        <PaperTools key={JSON.stringify(writing.text)} controller={controller} writing={writing} />
      ) : null}
      {value ? <ValuePanel key={valueKey(value)} value={value} controller={controller} /> : null}
    </>
  );
}
