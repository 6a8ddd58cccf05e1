import { showToast } from '@qicheng/ui/toast';
import { type RefObject, useEffect, useRef } from 'react';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import type { AnalysisPageState } from './use-analysis-page-state.js';

type ViewName = AnalysisPageState<never, unknown>['view']['at'];

const isRunning = (at: ViewName) => at === 'starting' || at === 'running';

/** What gets the focus when a view has replaced the focused element; progress is announced instead. */
function targetOf(at: ViewName, before: ViewName): string | null {
  if (at === 'done') return '[data-print=result] h2';
  if (at === 'form') return isRunning(before) ? 'form [type=submit]' : 'h1';
  // A problem card is an alert, which is read out by itself.
  return isRunning(at) || at === 'opening' ? null : '[role=alert] button';
}

/**
 * Moves the focus to the result of a run, or back to the form, when the pressed button is gone; a visitor who has
 * moved on meanwhile is told of the result. A page that opens with a result keeps the focus at its start.
 */
export function useViewFocus(page: RefObject<HTMLElement | null>, at: ViewName, title: string): void {
  const isUsed = useRef(false);
  useEffect(() => {
    const element = page.current;
    const onPress = () => void (isUsed.current = true);
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, [page]);
  const before = useRef(at);
  const target = () => {
    const selector = targetOf(at, before.current);
    return selector === null ? null : page.current?.querySelector<HTMLElement>(selector);
  };
  useFocusWhenLost(() => (isUsed.current ? target() : null), at);
  useEffect(() => {
    const isEnd = at === 'done' && isRunning(before.current);
    if (isEnd && document.activeElement !== target()) showToast('success', `${title}已完成`);
    before.current = at;
  });
}
