import type { JustifiedRun, LinePiece } from './pagination.js';

// All functions also run inside the export browser as source text (print.tsx): type imports only, no module constants.

/**
 * Justifies the lines of Chinese texts that are nearly full: the rest is spread over the gaps between full-width
 * characters, and a closing mark at the end of the line is set at half width. The last line of a text, and lines with too few
 * gaps, stay ragged. Adds nothing to the text and moves no line break, so it runs after all measuring.
 */
export function justifyLines(root: HTMLElement): void {
  const scale = root.getBoundingClientRect().width / (parseFloat(getComputedStyle(root).width) || 1);
  // Nothing has a size in a hidden pane.
  if (!(scale > 0)) return;
  // A single range: every change of the document updates all that exist.
  const range = document.createRange();
  const justified = Array.from(root.querySelectorAll<HTMLElement>('[data-block="text"]:lang(zh)'))
    .filter((text) => !text.closest('[data-writing]') && !text.querySelector('[data-writing]'))
    .map((text) => ({ text, runs: justifiedRuns(text, scale, range) }))
    .filter(({ runs }) => runs.length > 0)
    .map(({ text, runs }) => ({ text, runs, end: lastBox(text, range) }));
  for (const { runs } of justified) setRuns(runs);
  // The font of half-width marks may still be loading, and other browsers may round otherwise.
  const moved = justified.filter(({ text, end }) => {
    const now = lastBox(text, range);
    return Math.abs(now.right - end.right) > 1 || Math.abs(now.bottom - end.bottom) > 1;
  });
  for (const { text } of moved) undoJustification(text);
}

/** Undoes what `justifyLines` inserted, so that texts can be measured again. */
export function undoJustification(root: HTMLElement): void {
  for (const text of Array.from(root.querySelectorAll('[data-justified]')))
    text.replaceWith(text.textContent ?? '');
}

/** The boxes of a text and of its parts on each line. */
export function boxesOf(text: HTMLElement, range: Range): DOMRect[] {
  range.selectNodeContents(text);
  return Array.from(range.getClientRects());
}

/** Where the last line of a text ends. */
export function lastBox(text: HTMLElement, range: Range): DOMRect {
  return boxesOf(text, range).at(-1) ?? text.getBoundingClientRect();
}

/** The runs of a text that are set in another width, in their order. */
export function justifiedRuns(text: HTMLElement, scale: number, range: Range): JustifiedRun[] {
  const { textAlign, paddingRight, fontSize } = getComputedStyle(text);
  if (textAlign !== 'start' && textAlign !== 'left') return [];
  const em = parseFloat(fontSize);
  const outer = text.getBoundingClientRect();
  if (outer.height < em * scale * 2) return [];
  const edge = outer.right - parseFloat(paddingRight) * scale;
  const boxes = boxesOf(text, range);
  const lastTop = boxes.at(-1)?.top ?? 0;
  const nearest = edge - em * scale * 0.5 - outer.width * 0.05;
  // Most lines are too far from the edge, and finding where lines end is slow.
  if (!boxes.some(({ right, top }) => right > nearest && top < lastTop - em * scale * 0.5)) return [];
  return linesOf(text, em * scale, range)
    .slice(0, -1)
    .flatMap((line) => {
      const mark = closingMark(line, em * scale, range);
      const shortfall = (edge - (line.at(-1)?.right ?? 0)) / scale;
      const withoutBlank = mark ? spreadRuns(line, shortfall + em / 2, em) : [];
      return mark && withoutBlank.length > 0 ? [...withoutBlank, mark] : spreadRuns(line, shortfall, em);
    });
}

/** The pieces of text on each line of a text; `em` as it is shown. */
export function linesOf(text: HTMLElement, em: number, range: Range): LinePiece[][] {
  const lines: LinePiece[][] = [];
  const boxes = (node: Text, start: number, end: number): DOMRect[] => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return Array.from(range.getClientRects()).filter(({ width }) => width > 0);
  };
  const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
  const middleFrom = (node: Text, start: number): number => {
    for (let at = start; at < node.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      // Collapsed spaces have none.
      if (box.width > 0) return middleOf(box);
    }
    return Infinity;
  };
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let lineMiddle = -Infinity;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const hasOwnWidth =
      node.parentElement?.matches('.gap, .half, .dash, .narrow-space, [class*="quotes-"]') ?? false;
    for (let start = 0; start < node.length;) {
      const rest = boxes(node, start, node.length);
      const [first, last] = [rest[0], rest.at(-1)];
      if (!first || !last) break;
      const below = middleOf(first) + em * 0.5;
      let [low, high] = [middleOf(last) > below ? start + 1 : node.length, node.length];
      while (low < high) {
        const at = (low + high) >> 1;
        if (middleFrom(node, at) > below) high = at;
        else low = at + 1;
      }
      const right = low === node.length ? last.right : (boxes(node, start, low).at(-1)?.right ?? last.right);
      const piece: LinePiece = { node, start, end: low, right, hasOwnWidth };
      if (middleOf(first) > lineMiddle + em * 0.5) lines.push([piece]);
      else lines.at(-1)?.push(piece);
      lineMiddle = middleOf(first);
      start = low;
    }
  }
  return lines;
}

/** The closing mark at the end of a line, unless the browser has set it at half width because it would not fit. */
export function closingMark(line: LinePiece[], em: number, range: Range): JustifiedRun | undefined {
  const end = line.at(-1);
  if (!end || end.hasOwnWidth) return undefined;
  const [mark] = /[）］｝〉》」』】〕〗、，。．：；]\s*$/u.exec(end.node.data.slice(0, end.end)) ?? [];
  if (!mark) return undefined;
  const start = end.end - mark.length;
  range.setStart(end.node, start);
  range.setEnd(end.node, start + 1);
  const isWide = range.getBoundingClientRect().width > em * 0.75;
  return isWide ? { node: end.node, start, end: start + 1, spacing: 'half' } : undefined;
}

/** The runs of a line that lacks `lack` pixels; none if that is too much for the gaps it has. */
export function spreadRuns(line: LinePiece[], shortfall: number, em: number): JustifiedRun[] {
  const wide = /^[\u3001-\u301b\u3400-\u9fff\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3ffff}]/u;
  const runs: JustifiedRun[] = [];
  let gaps = 0;
  line.forEach(({ node, start, end, hasOwnWidth }, index) => {
    if (hasOwnWidth) return;
    const next = line[index + 1];
    const characters = [...node.data.slice(start, end), next ? next.node.data.slice(next.start) : ''];
    let at = start;
    let run: JustifiedRun | undefined;
    for (const [place, character] of characters.slice(0, -1).entries()) {
      const isGap = wide.test(character) && wide.test(characters[place + 1] ?? '');
      if (!isGap) run = undefined;
      else if (!run) runs.push((run = { node, start: at, end: at, spacing: 0 }));
      at += character.length;
      if (run) run.end = at;
      if (isGap) gaps += 1;
    }
  });
  // Layout rounds the width of each run.
  const spacing = Math.floor(((shortfall - 0.25) / gaps) * 256) / 256;
  if (gaps === 0 || spacing <= 0 || spacing > em * 0.05) return [];
  for (const run of runs) run.spacing = spacing;
  return runs;
}

/** Sets runs of a text in their widths: each text node with runs is replaced at once, because every change is slow. */
export function setRuns(runs: JustifiedRun[]): void {
  for (const node of new Set(runs.map((run) => run.node))) {
    const whole = document.createElement('span');
    whole.dataset.justified = '';
    let at = 0;
    for (const { start, end, spacing } of runs.filter((run) => run.node === node)) {
      const part = document.createElement('span');
      if (spacing === 'half') part.className = 'half';
      else part.style.letterSpacing = `${spacing}px`;
      part.append(node.data.slice(start, end));
      whole.append(node.data.slice(at, start), part);
      at = end;
    }
    whole.append(node.data.slice(at));
    node.replaceWith(whole);
  }
}
