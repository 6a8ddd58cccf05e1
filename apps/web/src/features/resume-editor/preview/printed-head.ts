import { type RefObject, useLayoutEffect, useState } from 'react';

/** Margins beside the offered sections, as shares of the sheet's width. */
export interface Beside {
  readonly left: number;
  readonly right: number;
}

/**
 * The lower edge of what is printed in a column of the sheet, the header included; as a share of the sheet's
 * width, and 0 if nothing is printed there.
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

/** An offered section with its gap, and the space above the first one. */
const PLACE_PX = 52;

/** How many offered sections fit below what is printed. */
export function placesBelow(host: HTMLElement, bottom: number): number {
  const { width, height } = host.getBoundingClientRect();
  return Math.max(0, Math.floor((height - bottom * width) / PLACE_PX) - 1);
}

/**
 * `headBottomOf` the sheet beside which an element is drawn and the places below it, after each of its layouts.
 */
export function useRoomBelow(beside: RefObject<HTMLElement | null>, { left, right }: Beside) {
  const [bottom, setBottom] = useState(0);
  const [places, setPlaces] = useState(Infinity);
  useLayoutEffect(() => {
    const host = beside.current?.parentElement?.querySelector<HTMLElement>('[role=document]');
    if (!host?.shadowRoot) return undefined;
    const measure = () => {
      const printed = headBottomOf(host, { left, right });
      setBottom(printed);
      setPlaces(placesBelow(host, printed));
    };
    measure();
    const observer = new MutationObserver(measure);
    const changes = { childList: true, characterData: true, attributeFilter: ['style'], subtree: true };
    observer.observe(host.shadowRoot, changes);
    // The pane has no size until it becomes visible.
    const resizes = new ResizeObserver(measure);
    resizes.observe(host);
    return () => {
      observer.disconnect();
      resizes.disconnect();
    };
  }, [beside, left, right]);
  return { bottom, places };
}
