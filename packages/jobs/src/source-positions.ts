import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const POSITION = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const MAX_KNOWN = 1_000;
const known = new Map<string, string>();
/** A map of the worker takes 60 MB, so it may be collected once an error is logged. */
const maps = new Map<string, WeakRef<SourceMap>>();

/**
 * A stack with the files and lines of the source, as far as source maps tell. The maps are read only here: with
 * `--enable-source-maps` Node parses all maps at the start and keeps every position of a file from its first error on.
 */
export function withSourcePositions(stack: string): string {
  return stack.replace(POSITION, (frame, url: string, line: string, column: string) => {
    const earlier = known.get(frame);
    if (earlier !== undefined) return earlier;
    if (known.size >= MAX_KNOWN) known.clear();
    const position = sourcePosition(url, Number(line), Number(column)) ?? frame;
    known.set(frame, position);
    return position;
  });
}

/** The source position of a position in a file; none if the file has no map that can be read. */
function sourcePosition(url: string, line: number, column: number): string | undefined {
  try {
    const file = fileURLToPath(url);
    // Lines and columns of a map count from 0, those of a stack from 1.
    const entry = mapOf(file).findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const source = path.resolve(path.dirname(file), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    return undefined;
  }
}

function mapOf(file: string): SourceMap {
  const kept = maps.get(file)?.deref();
  if (kept) return kept;
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  maps.set(file, new WeakRef(map));
  return map;
}
