import Table from 'cli-table3';

const BETWEEN_COLUMNS = 2;
const BORDERS = ['top', 'bottom', 'left', 'right', 'mid', 'middle'];
const NO_BORDERS = Object.fromEntries(
  BORDERS.flatMap((name) => [
    name,
    `${name}-mid`,
    `${name}-left`,
    `${name}-right`,
    `left-${name}`,
    `right-${name}`,
  ]).map((name) => [name, '']),
);

/** Rows as aligned lines, the header first. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const aligned = new Table({
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': BETWEEN_COLUMNS },
  });
  aligned.push(...[head, ...rows].map((row) => [...row]));
  return aligned
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** Money in yuan. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);
