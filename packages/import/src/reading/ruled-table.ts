/** A thin line drawn on a page, horizontal or vertical, in page units. */
export interface Rule {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A cell enclosed by rules. */
export interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isLevel = ({ x0, y0, x1, y1 }: Rule): boolean => x1 - x0 >= y1 - y0;
const MAX_RULES = 4_000;

/** The rules of one table: those that touch each other. */
export class RuledTable {
  private readonly level: readonly Rule[];
  private readonly upright: readonly Rule[];
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;

  constructor(
    rules: readonly Rule[],
    private readonly slack: number,
  ) {
    this.level = rules.filter(isLevel);
    this.upright = rules.filter((rule) => !isLevel(rule));
    this.top = Math.min(...rules.map(({ y0 }) => y0));
    this.bottom = Math.max(...rules.map(({ y1 }) => y1));
    this.left = Math.min(...rules.map(({ x0 }) => x0));
    this.right = Math.max(...rules.map(({ x1 }) => x1));
  }

  get isGrid(): boolean {
    return this.level.length >= 2 && this.upright.length >= 2;
  }

  /** All cells, row by row. */
  cells(): Cell[] {
    const between = (values: readonly number[]): number[] => {
      const sorted = [...values].sort((a, b) => a - b);
      return sorted
        .slice(1)
        .flatMap((value, at) =>
          value - (sorted[at] ?? 0) > this.slack ? [(value + (sorted[at] ?? 0)) / 2] : [],
        );
    };
    const [xs, ys] = [between(this.upright.map(({ x0 }) => x0)), between(this.level.map(({ y0 }) => y0))];
    const cells = new Map<string, Cell>();
    for (const y of ys)
      for (const x of xs) {
        const cell = this.cellAt(x, y);
        if (cell) cells.set([cell.left, cell.top, cell.right, cell.bottom].map(Math.round).join(' '), cell);
      }
    return [...cells.values()];
  }

  /** The cell around a point; null if it is not closed on all sides. */
  cellAt(x: number, y: number): Cell | null {
    const { slack } = this;
    const adjacent = this.upright.filter(({ y0, y1 }) => y0 - slack <= y && y <= y1 + slack);
    const over = this.level.filter(({ x0, x1 }) => x0 - slack <= x && x <= x1 + slack);
    const lefts = adjacent.map(({ x0, x1 }) => (x0 + x1) / 2);
    const tops = over.map(({ y0, y1 }) => (y0 + y1) / 2);
    const cell = {
      left: Math.max(...lefts.filter((at) => at <= x)),
      right: Math.min(...lefts.filter((at) => at > x)),
      top: Math.max(...tops.filter((at) => at <= y)),
      bottom: Math.min(...tops.filter((at) => at > y)),
    };
    return Object.values(cell).every(Number.isFinite) ? cell : null;
  }
}

/** The tables of a page, from top to bottom. */
export function tablesOf(rules: readonly Rule[], slack: number): RuledTable[] {
  const left = joinedRules(rules.slice(0, MAX_RULES), slack);
  const tables: RuledTable[] = [];
  const seen = new Set<Rule>();
  for (const start of left) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const rule of group)
      for (const other of left)
        if (!seen.has(other) && touch(rule, other, slack)) {
          seen.add(other);
          group.push(other);
        }
    const table = new RuledTable(group, slack);
    if (table.isGrid) tables.push(table);
  }
  return tables.sort((a, b) => a.top - b.top);
}

const touch = (a: Rule, b: Rule, slack: number): boolean =>
  a.x0 - slack <= b.x1 && b.x0 - slack <= a.x1 && a.y0 - slack <= b.y1 && b.y0 - slack <= a.y1;

/** Merges borders of neighbouring cells that overlap or continue each other. */
function joinedRules(rules: readonly Rule[], slack: number): Rule[] {
  const along = (rule: Rule) => (isLevel(rule) ? rule.x0 : rule.y0);
  const across = (rule: Rule) => (isLevel(rule) ? rule.y0 : rule.x0);
  const sorted = [...rules].sort(
    (a, b) => Number(isLevel(a)) - Number(isLevel(b)) || across(a) - across(b) || along(a) - along(b),
  );
  const result: Rule[] = [];
  for (const rule of sorted) {
    const same = result.find(
      (other) =>
        isLevel(other) === isLevel(rule) &&
        Math.abs(across(other) - across(rule)) <= slack * 0.75 &&
        touch(other, rule, slack),
    );
    if (same === undefined) result.push({ ...rule });
    else {
      same.x0 = Math.min(same.x0, rule.x0);
      same.y0 = Math.min(same.y0, rule.y0);
      same.x1 = Math.max(same.x1, rule.x1);
      same.y1 = Math.max(same.y1, rule.y1);
    }
  }
  return result;
}
