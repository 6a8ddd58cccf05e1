import { chainBottom } from './break-pages.js';
import type { Flow, Placed } from './pagination.js';

const LINE = 20;
const PAGE = 1000;

interface Kind {
  /** `single`: an entry of one line. */
  kind: 'heading' | 'row' | 'bullet' | 'line' | 'single';
  lines?: number;
}

/** Blocks below each other from `top` on: one section, whose heading is followed by one entry or by plain lines. */
function blocksOf(top: number, kinds: Kind[], pageBreak?: string): Placed[] {
  const isEntry = kinds.some(({ kind }) => kind === 'row' || kind === 'bullet');
  const item = { dataset: { break: pageBreak }, contains: (block: Fake | null) => block?.isInItem ?? false };
  const section = { contains: (block: Fake | null) => block !== null };
  const list = {};
  let end = top;
  return kinds.map(({ kind, lines = 1 }) => {
    const block: Fake = {
      isInItem: isEntry && kind !== 'heading',
      nodeName: kind === 'bullet' ? 'LI' : 'DIV',
      parentElement: list,
      dataset: {},
      closest: (selector) => {
        if (kind === 'single' && selector === '[data-break="before"]')
          return pageBreak === 'before' ? own : null;
        if (selector !== '[data-item]') return section;
        if (kind === 'single') return own;
        return block.isInItem ? item : null;
      },
    };
    const own = { dataset: { break: pageBreak }, contains: (other: Fake | null) => other === block };
    const placed = {
      block,
      kind: kind === 'bullet' || kind === 'line' ? 'text' : kind === 'single' ? 'row' : kind,
      lines,
      lineHeight: LINE,
    };
    const start = end;
    end += lines * LINE;
    return { ...placed, top: start, bottom: end } as unknown as Placed;
  });
}

interface Fake {
  isInItem: boolean;
  nodeName: string;
  parentElement: object;
  dataset: object;
  closest: (selector: string) => object | null;
}

const flow = {
  geometry: { pitch: PAGE, height: PAGE, top: 0, bottom: PAGE },
  shift: 0,
  page: 0,
} as unknown as Flow;
/** How many lines, from the first block on, must stay on one page with the start of a block. */
const keptLines = (top: number, kinds: Kind[], index = 0, pageBreak?: string): number =>
  (chainBottom(flow, blocksOf(top, kinds, pageBreak), index) - top) / LINE;

const bullets = (count: number, lines = 1): Kind[] =>
  Array.from({ length: count }, () => ({ kind: 'bullet', lines }));

describe('an entry', () => {
  it('keeps its head and two bullets where a hole would be left', () => {
    expect(keptLines(800, [{ kind: 'row' }, ...bullets(5, 2)])).toBe(5);
    expect(keptLines(800, [{ kind: 'heading' }, { kind: 'row' }, ...bullets(5, 2)])).toBe(6);
  });

  it('keeps its last two bullets together', () => {
    const entry: Kind[] = [{ kind: 'row' }, ...bullets(5, 2)];
    expect(keptLines(800, entry, 3)).toBe(7);
    expect(keptLines(800, entry, 4)).toBe(11);
  });

  it('stays whole if it is short, leaves little space or shall stay', () => {
    expect(keptLines(800, [{ kind: 'row' }, ...bullets(3)])).toBe(4);
    expect(keptLines(950, [{ kind: 'row' }, ...bullets(5, 2)])).toBe(11);
    expect(keptLines(800, [{ kind: 'row' }, ...bullets(5, 2)], 0, 'keep')).toBe(11);
    expect(keptLines(800, [{ kind: 'row' }, ...bullets(5, 2)], 0, 'split')).toBe(3);
  });

  it('of three bullets leaves the last one for the next page only if that has two lines', () => {
    expect(keptLines(800, [{ kind: 'row' }, ...bullets(2, 2), ...bullets(1)])).toBe(6);
    expect(keptLines(800, [{ kind: 'row' }, ...bullets(3, 2)])).toBe(5);
  });
});

describe('entries of one line', () => {
  const section = (count: number): Kind[] => [
    { kind: 'heading' },
    ...Array.from({ length: count }, (): Kind => ({ kind: 'single' })),
  ];

  it('leave no single one under their heading or on the next page', () => {
    expect(keptLines(800, section(2))).toBe(3);
    expect(keptLines(800, section(3))).toBe(4);
    expect(keptLines(800, section(6))).toBe(3);
    expect(keptLines(800, section(6), 3)).toBe(4);
    expect(keptLines(800, section(6), 5)).toBe(7);
    expect(keptLines(800, section(6), 6)).toBe(7);
  });

  it('are apart where the candidate wants each on a page', () => {
    expect(keptLines(800, section(3), 0, 'before')).toBe(2);
  });
});

describe('a heading', () => {
  it('keeps a short list whole and two lines of a long one', () => {
    const lines = (count: number): Kind[] => Array.from({ length: count }, () => ({ kind: 'line' }));
    expect(keptLines(800, [{ kind: 'heading' }, ...lines(4)])).toBe(5);
    expect(keptLines(800, [{ kind: 'heading' }, ...lines(9)])).toBe(3);
  });
});
