import { type RefObject, useLayoutEffect, useState } from 'react';

/** Margins beside the offered sections, as shares of the sheet's width. */
export interface Beside {
  readonly left: number;
  readonly right: number;
}

/**
 * The lower edge of what is printed without any section, such as the header, above a column of the sheet; as a
 * share of the sheet's width, and 0 if nothing is printed there.
 */
export function headBottomOf(host: HTMLElement, { left, right }: Beside): number {
  const sheet = host.getBoundingClientRect();
  if (sheet.width === 0) return 0;
  const blocks = [...(host.shadowRoot?.querySelectorAll('[data-block]') ?? [])];
  const bottoms = blocks
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((block) => block.getBoundingClientRect())
    .filter(
      (box) =>
        box.right > sheet.left + sheet.width * left && box.left < sheet.left + sheet.width * (1 - right),
    )
    .map(({ bottom }) => (bottom - sheet.top) / sheet.width);
  return Math.max(0, ...bottoms);
}

/** `headBottomOf` the sheet beside which an element is drawn, after each of its layouts. */
export function useHeadBottom(beside: RefObject<HTMLElement | null>, { left, right }: Beside): number {
  const [bottom, setBottom] = useState(0);
  useLayoutEffect(() => {
    const host = beside.current?.parentElement?.querySelector<HTMLElement>('[role=document]');
    if (!host?.shadowRoot) return undefined;
    const measure = () => setBottom(headBottomOf(host, { left, right }));
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(host.shadowRoot, { childList: true, subtree: true });
    // The pane has no size until it becomes visible.
    const resizes = new ResizeObserver(measure);
    resizes.observe(host);
    return () => {
      observer.disconnect();
      resizes.disconnect();
    };
  }, [beside, left, right]);
  return bottom;
}
