import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A position in a program, from 1 as in a stack. */
interface Position {
  line: number;
  column: number;
}

interface SourceMap {
  sources: string[];
  mappings: string;
}

const POSITION = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const MAX_KNOWN = 1_000;
const known = new Map<string, string>();

/**
 * A stack with the files and lines of the source, as far as source maps tell. The maps are read only here: with
 * `--enable-source-maps` Node parses all maps at the start and keeps every position of a file from its first error on.
 */
export function withSourcePositions(stack: string): string {
  const unknown = new Map<string, Position[]>();
  for (const [frame, url = '', line, column] of stack.matchAll(POSITION))
    if (!known.has(frame))
      unknown.set(url, [...(unknown.get(url) ?? []), { line: Number(line), column: Number(column) }]);
  for (const [url, positions] of unknown) learn(url, positions);
  return stack.replace(POSITION, (frame) => known.get(frame) ?? frame);
}

function learn(url: string, positions: Position[]): void {
  if (known.size + positions.length > MAX_KNOWN) known.clear();
  const found = sourcesOf(url, positions);
  for (const [index, { line, column }] of positions.entries()) {
    const frame = `${url}:${line}:${column}`;
    known.set(frame, found[index] ?? frame);
  }
}

/** The source position of each position; none if the file has no map that can be read. */
function sourcesOf(url: string, positions: Position[]): (string | undefined)[] {
  try {
    const file = fileURLToPath(url);
    const { sources, mappings } = JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMap;
    return find(mappings, positions).map(
      (found) =>
        found &&
        `${path.resolve(path.dirname(file), sources[found.source] ?? '')}:${found.line}:${found.column}`,
    );
  } catch {
    return [];
  }
}

const DIGITS = new Uint8Array(128);
for (const [value, digit] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries())
  DIGITS[digit.charCodeAt(0)] = value;
const NEXT_LINE = ';'.charCodeAt(0);
const NEXT_SEGMENT = ','.charCodeAt(0);
const COLUMN = 0;
const SOURCE = 1;
const SOURCE_LINE = 2;
const SOURCE_COLUMN = 3;

/** Decodes the mappings once, without storing them, up to the last of the positions. */
function find(mappings: string, positions: Position[]): ((Position & { source: number }) | undefined)[] {
  const found: ((Position & { source: number }) | undefined)[] = positions.map(() => undefined);
  const lastLine = Math.max(...positions.map(({ line }) => line));
  // Each number is the difference from the previous one of its field.
  const sums = [0, 0, 0, 0, 0];
  let line = 1;
  let field = 0;
  let value = 0;
  let shift = 0;
  const endSegment = (): void => {
    if (field > SOURCE_COLUMN)
      for (const [index, position] of positions.entries())
        if (position.line === line && (sums[COLUMN] ?? 0) < position.column)
          found[index] = {
            source: sums[SOURCE] ?? 0,
            line: (sums[SOURCE_LINE] ?? 0) + 1,
            column: (sums[SOURCE_COLUMN] ?? 0) + 1,
          };
    field = 0;
  };
  for (let at = 0; at < mappings.length && line <= lastLine; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === NEXT_SEGMENT || code === NEXT_LINE) {
      endSegment();
      if (code === NEXT_LINE) {
        line += 1;
        sums[COLUMN] = 0;
      }
      continue;
    }
    const digit = DIGITS[code] ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    sums[field] = (sums[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    field += 1;
    value = 0;
    shift = 0;
  }
  endSegment();
  return found;
}
