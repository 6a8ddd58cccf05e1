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

/** The area of a header, in px of the sheet. */
export interface HeadArea {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is above the offered sections; otherwise it is in a side column. */
  readonly isAbove: boolean;
}

/** A lower header is empty and has no ground of its own, such as a band of colour. */
const MIN_HEAD_PX = 20;

/** The area of the header, within the column of the offered sections if it is above them; null if it has none. */
export function headAreaOf(host: HTMLElement, { left, right }: Beside): HeadArea | null {
  const sheet = host.getBoundingClientRect();
  const head = host.shadowRoot?.querySelector('[data-section=header]')?.getBoundingClientRect();
  if (!head || head.height < MIN_HEAD_PX) return null;
  const start = Math.max(head.left, sheet.left + sheet.width * left);
  const end = Math.min(head.right, sheet.left + sheet.width * (1 - right));
  const isAbove = start < end;
  const [from, to] = isAbove ? [start, end] : [head.left, head.right];
  return {
    top: head.top - sheet.top,
    left: from - sheet.left,
    width: to - from,
    height: head.height,
    isAbove,
  };
}

/** An offered section with its gap, and the space above the first one; as in preview.module.css. */
const PLACE_PX = 52;
const PLACE_ON_PHONE_PX = 40;
const PHONE_PX = 480;

/** How many offered sections fit below what is printed. */
export function placesBelow(host: HTMLElement, bottom: number): number {
  const { width, height } = host.getBoundingClientRect();
  const place = window.innerWidth < PHONE_PX ? PLACE_ON_PHONE_PX : PLACE_PX;
  return Math.max(0, Math.floor((height - bottom * width) / place) - 1);
}

interface Room {
  /** The lower edge of what is printed and of the header, as a share of the sheet's width. */
  readonly bottom: number;
  readonly places: number;
  readonly head: HeadArea | null;
}

function roomOn(host: HTMLElement, beside: Beside): Room {
  const head = headAreaOf(host, beside);
  const headBottom = head?.isAbove ? (head.top + head.height) / host.getBoundingClientRect().width : 0;
  const bottom = Math.max(headBottom, headBottomOf(host, beside));
  return { bottom, places: placesBelow(host, bottom), head };
}

const UNMEASURED: Room = { bottom: 0, places: Infinity, head: null };

/** The room on the sheet beside which an element is drawn, after each of its layouts. */
export function useRoomBelow(beside: RefObject<HTMLElement | null>, { left, right }: Beside): Room {
  const [room, setRoom] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const host = beside.current?.parentElement?.querySelector<HTMLElement>('[role=document]');
    if (!host?.shadowRoot) return undefined;
    const measure = () => {
      const next = roomOn(host, { left, right });
      setRoom((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
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
  return room;
}
