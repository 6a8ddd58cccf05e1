import { median } from './page-rows.js';
import type { Gray } from './picture-rules.js';
import type { Box } from './recogniser.js';

/** A stretch of a line with ink, in pixels; `bar` and `dot` are separators between words, not letters. */
export interface InkSpan {
  from: number;
  to: number;
  kind: 'letters' | 'bar' | 'dot';
}

const HAN_HEIGHT = 0.93; // of the em square
const INK = 165;
const MIN_INK = 2; // pixels in a column; fewer are noise
const ROOM = 4; // for a line that is slightly skewed
const MIN_GAP = 0.24; // of a letter
const BAR = { width: 0.16, height: 0.88, apart: 0.23 };
const DOT = { width: 0.3, height: 0.34, apart: 0.1, middle: 0.18 };

interface Segment {
  from: number;
  to: number;
  top: number;
  bottom: number;
  count: number;
}

/** The ink stretches of a line, split at gaps wider than those within a word, with the letter width. */
export function inkSpans(picture: Gray, line: Box): { spans: InkSpan[]; em: number } {
  const segments = segmentsIn(picture, line);
  const { em, middle } = measured(segments, line);
  const spans: InkSpan[] = [];
  for (const [at, segment] of segments.entries()) {
    const kind = kindOf(segment, { before: segments[at - 1], next: segments[at + 1] }, middle, em);
    const last = spans.at(-1);
    if (last?.kind === 'letters' && kind === 'letters' && segment.from - last.to < em * MIN_GAP)
      last.to = segment.to;
    else spans.push({ from: segment.from, to: segment.to, kind });
  }
  return { spans, em };
}

/** The em square, estimated from the wide stretches, which contain Chinese letters. */
function measured(segments: readonly Segment[], line: Box): { em: number; middle: number } {
  const high = line.y1 - line.y0;
  const broad = segments.filter(
    ({ from, to, top, bottom }) =>
      to - from > high * 0.5 && bottom - top > high * 0.5 && bottom - top < high * 1.2,
  );
  if (broad.length === 0) return { em: high / HAN_HEIGHT, middle: (line.y0 + line.y1) / 2 };
  return {
    em: median(broad.map(({ top, bottom }) => bottom - top + 1)) / HAN_HEIGHT,
    middle: median(broad.map(({ top, bottom }) => (top + bottom) / 2)),
  };
}

function segmentsIn({ pixels, width, height }: Gray, line: Box): Segment[] {
  const [top, bottom] = [Math.max(0, line.y0 - ROOM), Math.min(height - 1, line.y1 + ROOM)];
  const segments: Segment[] = [];
  let open: Segment | null = null;
  for (let x = Math.max(0, line.x0 - ROOM * 2); x <= Math.min(width - 1, line.x1 + ROOM * 2); x += 1) {
    let count = 0;
    let [first, last] = [bottom, top];
    for (let y = top; y <= bottom; y += 1)
      if ((pixels[y * width + x] ?? 255) < INK) {
        count += 1;
        first = Math.min(first, y);
        last = Math.max(last, y);
      }
    if (count < MIN_INK) {
      open = null;
      continue;
    }
    if (open === null) {
      open = { from: x, to: x, top: first, bottom: last, count: 0 };
      segments.push(open);
    }
    open.to = x;
    open.top = Math.min(open.top, first);
    open.bottom = Math.max(open.bottom, last);
    open.count += count;
  }
  return segments;
}

function kindOf(
  { from, to, top, bottom, count }: Segment,
  { before, next }: { before: Segment | undefined; next: Segment | undefined },
  middle: number,
  em: number,
): InkSpan['kind'] {
  const [wide, tall] = [to - from + 1, bottom - top + 1];
  const apart = Math.min(
    before ? from - before.to : Number.POSITIVE_INFINITY,
    next ? next.from - to : Number.POSITIVE_INFINITY,
  );
  const isInside = before !== undefined && next !== undefined;
  if (
    wide <= em * BAR.width &&
    tall >= em * BAR.height &&
    count >= wide * tall * 0.6 &&
    apart >= em * BAR.apart
  )
    return 'bar';
  const off = Math.abs((top + bottom) / 2 - middle);
  const isSmall =
    wide <= em * DOT.width && tall <= em * DOT.height && tall >= wide * 0.6 && wide >= tall * 0.6;
  return isInside && isSmall && off <= em * DOT.middle && apart >= em * DOT.apart ? 'dot' : 'letters';
}
