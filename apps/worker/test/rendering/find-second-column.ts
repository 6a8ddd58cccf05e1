/** Runs in the preview page: the left edge of the right one of two columns, in millimetres. */
export function findSecondColumn(): number | undefined {
  const root = document.querySelector('#root > *')?.shadowRoot?.querySelector<HTMLElement>('.resume');
  const columns = root?.querySelectorAll('[data-region=main], [data-region=side]');
  if (!root || columns?.length !== 2) return undefined;
  const lefts = Array.from(columns, (column) => column.getBoundingClientRect().left);
  return ((Math.max(...lefts) - root.getBoundingClientRect().left) * 25.4) / 96;
}
