import type { PageGeometry } from './page-geometry.js';
import type { Flow, Placed } from './pagination.js';

// These functions also run in the export browser as source text: type imports only, no module constants.

/**
 * Finds the page breaks of rendered markup (README, "DOM contract") without spacers of an earlier run, so that no block or
 * line crosses the content box of its page. `insertSpacers` then moves them, and `drawPages` draws the papers.
 */
export function breakPages(root: HTMLElement, geometry: PageGeometry): Flow[] {
  return Array.from(root.querySelectorAll<HTMLElement>('[data-region]'), (region) =>
    placeRegion(root, region, geometry),
  );
}

// A preview may be scaled by a transform, which affects bounding boxes but not the layout. Use the fractional
// computed width: with `offsetWidth`, 794 for 793.7, every page would be half a pixel higher than the one before.
export function scaleOf(root: HTMLElement): number {
  const width = parseFloat(getComputedStyle(root).width);
  const scale = width > 0 ? root.getBoundingClientRect().width / width : 1;
  return Math.abs(scale - 1) < 0.0001 ? 1 : scale;
}

export function placeRegion(root: HTMLElement, region: HTMLElement, geometry: PageGeometry): Flow {
  const blocks = measureBlocks(root, region);
  const flow: Flow = {
    geometry,
    scale: scaleOf(root),
    region: region.dataset.region ?? '',
    shift: 0,
    page: 0,
    breaks: [],
    pageBreaks: [],
    oversized: [],
    ends: [],
    opens: [],
    closes: [],
  };
  const first = blocks[0];
  if (first) flow.page = Math.max(0, Math.floor((first.top + 1) / geometry.pitch));
  for (let index = 0; index < blocks.length; index += 1) placeBlock(flow, blocks, index);
  return flow;
}

export function measureBlocks(root: HTMLElement, region: HTMLElement): Placed[] {
  const origin = root.getBoundingClientRect().top;
  const scale = scaleOf(root);
  return Array.from(region.querySelectorAll<HTMLElement>('[data-block]'), (block) => {
    const box = block.getBoundingClientRect();
    // Nothing may be inserted into a text that is being edited in the preview.
    const isWritten = block.closest('[data-writing]') ?? block.querySelector('[data-writing]');
    const kind = isWritten && block.dataset.block === 'text' ? 'atomic' : (block.dataset.block ?? 'atomic');
    const style = getComputedStyle(block);
    const lineHeight = parseFloat(style.lineHeight) || 0;
    const inner = box.height / scale - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const lines = kind === 'text' && lineHeight > 0 ? Math.max(1, Math.round(inner / lineHeight)) : 1;
    return {
      block,
      kind,
      top: (box.top - origin) / scale,
      bottom: (box.bottom - origin) / scale,
      lines,
      // Lines are on a grid of 1/64 pixel, so the computed height differs slightly from the actual one.
      lineHeight: inner / lines,
    };
  }).filter((placed) => placed.bottom > placed.top);
}

export function placeBlock(flow: Flow, blocks: Placed[], index: number): void {
  const placed = blocks[index];
  if (!placed) return;
  const { geometry } = flow;
  const pageTop = flow.page * geometry.pitch + geometry.top;
  const top = placed.top + flow.shift;
  const before = blocks[index - 1];
  const isManual = index > 0 && startsPage(blocks, index);
  const needsBreak = isManual || chainBottom(flow, blocks, index) + flow.shift > pageEnd(flow);
  // The previous block's keep-with-next already covers this one: a second break would leave it alone.
  const isKeptWithNext = before !== undefined && keepsWithNext(before, placed);
  if (needsBreak && !isKeptWithNext && top > pageTop + 0.5) breakBefore(flow, placed, 0, isManual);
  if (placed.bottom + flow.shift > pageEnd(flow)) splitIfPossible(flow, placed);
  flow.closes[flow.page] = placed.kind;
  const end = Math.min(placed.bottom + flow.shift - flow.page * geometry.pitch, geometry.bottom);
  // A label may be higher than the text beside it.
  flow.ends[flow.page] = Math.max(flow.ends[flow.page] ?? 0, end);
}

/**
 * How far content may reach on the page, including half a pixel of tolerance. Lengths are multiples of 1/16
 * pixel (lengths.ts) except for rounding errors of the browser; the limit is between two of them, so that no
 * error decides.
 */
export function pageEnd({ geometry, page }: Flow): number {
  return page * geometry.pitch + geometry.top + Math.floor((geometry.bottom - geometry.top) * 16) / 16 + 0.53;
}

/** Whether the candidate asked for a page break before this section or the entry that follows directly. */
export function startsPage(blocks: Placed[], index: number): boolean {
  const [before, placed, next] = [blocks[index - 1], blocks[index], blocks[index + 1]];
  const isFirstOf = (one: Placed | undefined, selector: string): boolean => {
    const holder = one?.block.closest(selector);
    return holder != null && holder !== before?.block.closest(selector);
  };
  if (isFirstOf(placed, '[data-starts-page]') || isFirstOf(placed, '[data-break="before"]')) return true;
  return placed?.kind === 'heading' && isFirstOf(next, '[data-break="before"]');
}

export function breakBefore(flow: Flow, placed: Placed, line: number, isManual = false): void {
  const offset = line > 0 ? linesTop(placed, line) : 0;
  const from = placed.top + offset + flow.shift;
  if (line > 0) {
    flow.ends[flow.page] = from - flow.page * flow.geometry.pitch;
    flow.closes[flow.page] = placed.kind;
  }
  flow.page += 1;
  const target = flow.page * flow.geometry.pitch + flow.geometry.top;
  flow.shift += target - from;
  flow.breaks.push({ placed, line, offset, target });
  flow.opens[flow.page] = placed.kind;
  const section = placed.block.closest<HTMLElement>('[data-section]')?.dataset.section;
  const id = placed.block.closest<HTMLElement>('[data-item]')?.dataset.item ?? placed.block.dataset.id;
  const { page, region } = flow;
  flow.pageBreaks.push({ page, region, isManual, ...(section && { section }), ...(id && { id }) });
}

export function linesTop(placed: Placed, line: number): number {
  return parseFloat(getComputedStyle(placed.block).paddingTop) + line * placed.lineHeight;
}

/** The lowest point that must stay on one page with the start of block `index`. */
export function chainBottom(flow: Flow, blocks: Placed[], index: number): number {
  const placed = blocks[index];
  if (!placed) return 0;
  const bottom = Math.max(keepTogetherBottom(flow, blocks, index), keepSectionBottom(flow, blocks, index));
  const next = blocks[index + 1];
  const start = startBottom(placed);
  const isKeptTogether =
    start === placed.bottom && (isLastBulletButOne(blocks, index) || isPairedEntry(blocks, index));
  if (next && (keepsWithNext(placed, next) || isKeptTogether))
    return Math.max(placed.bottom, bottom, chainBottom(flow, blocks, index + 1));
  return Math.max(start, bottom);
}

/** The blocks of the entry that begins with this block; none if none begins. */
export function entryFrom(blocks: Placed[], index: number): Placed[] {
  const item = blocks[index]?.block.closest('[data-item]');
  if (!item || item.contains(blocks[index - 1]?.block ?? null)) return [];
  let end = index + 1;
  while (item.contains(blocks[end]?.block ?? null)) end += 1;
  return blocks.slice(index, end);
}

/**
 * Where the part of an entry ends that stays together with its first block: all of a short entry, and of one that shall
 * stay in one piece or would leave little space; of others the head and two bullets, if two go over.
 */
export function keepTogetherBottom(flow: Flow, blocks: Placed[], index: number): number {
  const entry = entryFrom(blocks, index);
  const [first] = entry;
  const item = first?.block.closest<HTMLElement>('[data-item]');
  if (!first || !item || item.dataset.break === 'split') return 0;
  const page = flow.geometry.bottom - flow.geometry.top;
  const bottom = entry.at(-1)?.bottom ?? 0;
  const height = bottom - first.top;
  if (item.dataset.break === 'keep') return height <= page + 0.03 ? bottom : 0;
  const space = pageEnd(flow) - (first.top + flow.shift);
  const isWhole = height <= page * 0.08 || (height <= page * 0.25 && space < page * 0.06);
  return isWhole ? bottom : headBottom(entry);
}

/** Where the second bullet of an entry ends, or the last one if fewer than two bullets or lines would go over. */
export function headBottom(entry: Placed[]): number {
  const bullets = entry.filter(({ block }) => block.nodeName === 'LI');
  const over = bullets.slice(2);
  const isEnough = over.length > 1 || over.some(({ lines }) => lines > 1);
  return startBottom(isEnough ? bullets[1] : bullets.at(-1));
}

/** How much of a block its page shows at least. */
export function startBottom(placed: Placed | undefined): number {
  if (!placed) return 0;
  return placed.kind === 'text' && placed.lines >= 4 ? placed.top + linesTop(placed, 2) : placed.bottom;
}

/** Whether this is the bullet before the last one of at least four: both stay on one page. */
export function isLastBulletButOne(blocks: Placed[], index: number): boolean {
  const list = blocks[index]?.block.parentElement;
  const isBullet = (one: Placed | undefined): boolean =>
    one?.block.nodeName === 'LI' && one.block.parentElement === list;
  const before = [index, index - 1, index - 2].every((at) => isBullet(blocks[at]));
  return before && isBullet(blocks[index + 1]) && !isBullet(blocks[index + 2]);
}

/** Whether this is the first or the last but one of the one-line entries of a section: the next one stays on its page. */
export function isPairedEntry(blocks: Placed[], index: number): boolean {
  const section = blocks[index]?.block.closest('[data-section]');
  const isEntry = (at: number): boolean => {
    const block = blocks[at]?.block;
    const isOfSection = block !== undefined && block.closest('[data-section]') === section;
    return isOfSection && blocks[at]?.kind === 'row' && entryFrom(blocks, at).length === 1;
  };
  if (!isEntry(index) || !isEntry(index + 1) || startsPage(blocks, index + 1)) return false;
  return !isEntry(index - 1) || !isEntry(index + 2);
}

/** Where the part of a section ends that stays with its heading: all of a short one, two lines of another. */
export function keepSectionBottom({ geometry }: Flow, blocks: Placed[], index: number): number {
  const heading = blocks[index];
  const section = heading?.block.closest('[data-section]');
  if (heading?.kind !== 'heading' || !section) return 0;
  let end = index + 1;
  while (section.contains(blocks[end]?.block ?? null)) end += 1;
  const lines = blocks.slice(index + 1, end);
  // Entries have rules of their own.
  if (lines.some(({ kind, block }) => kind === 'row' || block.closest('[data-item]'))) return 0;
  const bottom = lines.at(-1)?.bottom ?? 0;
  const isShort = bottom - heading.top <= (geometry.bottom - geometry.top) * 0.1;
  return isShort ? bottom : startBottom(lines[0]?.lines === 1 ? lines[1] : lines[0]);
}

/** A heading never ends a page; the header row of an entry stays with the first line of the same entry. */
export function keepsWithNext(placed: Placed, next: Placed): boolean {
  if (placed.kind === 'heading') return true;
  if (placed.kind !== 'row') return false;
  return placed.block.closest('[data-item]')?.contains(next.block) ?? false;
}

/** Breaks a text between lines, with at least two on either side; anything else higher than a page is cut. */
export function splitIfPossible(flow: Flow, placed: Placed): void {
  const { geometry } = flow;
  let done = 0;
  while (placed.bottom + flow.shift > pageEnd(flow)) {
    const room = pageEnd(flow) - (placed.top + flow.shift + linesTop(placed, 0));
    const line = Math.min(Math.floor(room / placed.lineHeight), placed.lines - 2);
    if (placed.kind !== 'text' || !(line >= done + 2)) {
      flow.oversized.push(placed.block.dataset.id ?? placed.kind);
      flow.page = Math.max(flow.page, Math.floor((placed.bottom + flow.shift - 1) / geometry.pitch));
      return;
    }
    breakBefore(flow, placed, line);
    done = line;
  }
}
