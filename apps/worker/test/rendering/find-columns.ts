import type { Columns } from './text-lines.js';

/**
 * Runs in the preview page: returns the left edges of side-by-side columns in the header and below it, in millimetres.
 */
export function findColumns(): Columns | undefined {
  const root = document.querySelector('#root > *')?.shadowRoot?.querySelector<HTMLElement>('.resume');
  if (!root) return undefined;
  const MM = 25.4 / 96;
  const origin = root.getBoundingClientRect();
  const boxesOf = (selector: string) =>
    Array.from(root.querySelectorAll(selector), (element) => element.getBoundingClientRect());
  const head = boxesOf('.head > .head-text')[0];
  const beside = boxesOf('.head > *').find(({ left }) => head && left >= head.right);
  const columns = boxesOf('[data-region=main], [data-region=side]');
  const inMm = (place: number | undefined, from: number) =>
    place === undefined ? Infinity : (place - from) * MM;
  const isDouble = columns.length === 2;
  const bottom = boxesOf('.head')[0]?.bottom;
  const widens = getComputedStyle(root).getPropertyValue('--widens').trim() === '1';
  return {
    headLeft: inMm(beside?.left, origin.left),
    top: inMm(isDouble ? Math.min(...columns.map(({ top }) => top)) : bottom, origin.top),
    left: isDouble ? inMm(Math.max(...columns.map(({ left }) => left)), origin.left) : Infinity,
    endPage: root.querySelectorAll(widens ? '.page:not([data-side-ended])' : '.page').length,
  };
}
