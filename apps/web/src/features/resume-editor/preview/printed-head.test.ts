import { headAreaOf, headBottomOf, placesBelow } from './printed-head.js';

type Edges = { left: number; right: number; bottom: number; text?: string };

/** A sheet of 1,000 px with printed blocks, each as edges in px. */
function sheetWith(parts: readonly Edges[]): HTMLElement {
  const place = (element: HTMLElement, rect: Partial<DOMRect>) =>
    Object.assign(element, { getBoundingClientRect: () => ({ top: 0, left: 0, ...rect }) });
  const host = place(document.createElement('div'), { width: 1_000 });
  const blocks = parts.map(({ text = '林知远', ...rect }) => {
    const block = document.createElement('div');
    block.dataset.block = 'atomic';
    block.textContent = text;
    return place(block, rect);
  });
  host.attachShadow({ mode: 'open' }).append(...blocks);
  return host;
}

const MAIN = { left: 352, right: 940, bottom: 150 };

it('is the lower edge of the printed header, as a share of the sheet’s width', () => {
  expect(headBottomOf(sheetWith([MAIN]), { left: 0.3, right: 0.06 })).toBe(0.15);
});

it('disregards a side column that is beside the offered sections', () => {
  const side = { left: 0, right: 280, bottom: 700 };
  expect(headBottomOf(sheetWith([side, MAIN]), { left: 0.35, right: 0.06 })).toBe(0.15);
  expect(headBottomOf(sheetWith([side, MAIN]), { left: 0.06, right: 0.06 })).toBe(0.7);
});

it('is 0 where nothing is printed, and on a sheet that is not shown', () => {
  expect(headBottomOf(sheetWith([{ ...MAIN, text: ' ' }]), { left: 0.07, right: 0.07 })).toBe(0);
  const hidden = sheetWith([MAIN]);
  Object.assign(hidden, { getBoundingClientRect: () => ({ top: 0, left: 0, width: 0 }) });
  expect(headBottomOf(hidden, { left: 0.07, right: 0.07 })).toBe(0);
});

it('leaves as many places below as fit on the sheet as it is shown', () => {
  const host = sheetWith([MAIN]);
  Object.assign(host, { getBoundingClientRect: () => ({ top: 0, left: 0, width: 1_000, height: 1_414 }) });
  expect(placesBelow(host, 0.15)).toBeGreaterThan(8);
  expect(placesBelow(host, 1.3)).toBe(1);
  expect(placesBelow(host, 1.4)).toBe(0);
});

it('leaves room for all places on the small sheet of a phone', () => {
  const host = sheetWith([]);
  Object.assign(host, { getBoundingClientRect: () => ({ top: 0, left: 0, width: 366, height: 517 }) });
  const { innerWidth } = window;
  Object.assign(window, { innerWidth: 390 });
  expect(placesBelow(host, 0.1)).toBeGreaterThanOrEqual(9);
  Object.assign(window, { innerWidth });
});

describe('the area of the header', () => {
  const withHead = (rect: Record<'top' | 'left' | 'right' | 'height', number>) => {
    const host = sheetWith([MAIN]);
    const head = document.createElement('header');
    head.dataset.section = 'header';
    host.shadowRoot?.append(Object.assign(head, { getBoundingClientRect: () => rect }));
    return headAreaOf(host, { left: 0.07, right: 0.3 });
  };

  it('is its part above the offered sections', () => {
    expect(withHead({ top: 0, left: 0, right: 1_000, height: 60 })).toEqual({
      top: 0,
      left: 70,
      width: 630,
      height: 60,
      isAbove: true,
    });
  });

  it('is the whole header in a side column', () => {
    expect(withHead({ top: 40, left: 720, right: 960, height: 90 })).toEqual({
      top: 40,
      left: 720,
      width: 240,
      height: 90,
      isAbove: false,
    });
  });

  it('is none if the header is empty and has no ground', () => {
    expect(withHead({ top: 40, left: 70, right: 700, height: 8 })).toBeNull();
  });
});
