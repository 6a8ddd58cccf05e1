import type { Region } from './sheet-moves.js';

export interface Column {
  readonly name: Region;
  readonly box: DOMRect;
}

/** The columns of a sheet from left to right; empty if the template has only one. */
export function columnsOn(root: ParentNode): Column[] {
  const columns = Array.from(
    root.querySelectorAll<HTMLElement>('[data-region=main], [data-region=side]'),
    (element) => ({ name: element.dataset.region as Region, box: element.getBoundingClientRect() }),
  );
  return columns.length < 2 ? [] : columns.sort((one, other) => one.box.left - other.box.left);
}

/** The column beside that of a section; undefined at the edge. */
export function columnBeside(root: ParentNode, section: string, step: 1 | -1): Region | undefined {
  const columns = columnsOn(root);
  const printed = root.querySelector(`[data-section="${CSS.escape(section)}"]`);
  const own = printed?.closest<HTMLElement>('[data-region]')?.dataset.region;
  const here = columns.findIndex(({ name }) => name === own);
  return here < 0 ? undefined : columns[here + step]?.name;
}
