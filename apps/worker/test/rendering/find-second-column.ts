import type { Columns } from './text-lines.js';

/** Runs in the preview page: where the right one of two columns begins, and below what head, in millimetres. */
export function findSecondColumn(): Columns | undefined {
  const root = document.querySelector('#root > *')?.shadowRoot?.querySelector<HTMLElement>('.resume');
  const columns = root?.querySelectorAll('[data-region=main], [data-region=side]');
  if (!root || columns?.length !== 2) return undefined;
  const boxes = Array.from(columns, (column) => column.getBoundingClientRect());
  const origin = root.getBoundingClientRect();
  const MM = 25.4 / 96;
  return {
    left: (Math.max(...boxes.map(({ left }) => left)) - origin.left) * MM,
    top: (Math.min(...boxes.map(({ top }) => top)) - origin.top) * MM,
  };
}
