import type { TextLine } from '../../reading/page-text.js';
import type { Block } from '../blocks.js';
import { ENTRY_KINDS, type LineKind } from './kinds.js';
import type { LabelledPiece, LineLabeller } from './line-labeller.js';

type Where = Block['place'];

const LIST_MARK: Readonly<Partial<Record<LineKind, string>>> = {
  skills: '、',
  certificates: '、',
  languages: '、',
  hobbies: '、',
  awards: '；',
  papers: '；',
};

/** Adjacent pieces of one kind. */
function runsOf(pieces: readonly LabelledPiece[]): LabelledPiece[][] {
  const runs: LabelledPiece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1)?.[0];
    const isSame = last?.kind === piece.kind || (ENTRY_KINDS.has(last?.kind ?? '') && piece.kind === 'said');
    if (last !== undefined && isSame) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** Divides a text with unknown headings into sections by the kinds of its lines. */
export function blocksByKind(lines: readonly TextLine[], kinds: LineLabeller): Block[] {
  const found = new Map<Where, TextLine[]>([['head', []]]);
  let entry: Where | null = null;
  const put = (place: Where, line: TextLine): void => {
    found.set(place, [...(found.get(place) ?? []), line]);
  };
  for (const line of lines) {
    const runs = runsOf(kinds.of(line));
    for (const run of runs) {
      const { kind = 'nothing' } = run[0] ?? {};
      const mark = LIST_MARK[kind] ?? '，';
      const own = runs.length === 1 ? line : { ...line, text: run.map(({ text }) => text).join(mark) };
      if (ENTRY_KINDS.has(kind)) entry = kind as Where;
      else if (kind !== 'said') entry = kind === 'nothing' ? entry : null;
      if (kind === 'heading') continue;
      if (kind === 'person' || kind === 'wish') put('head', own);
      else if (kind === 'said') put(entry ?? 'unplaced', own);
      else if (kind === 'nothing') put('unplaced', own);
      else put(kind, own);
    }
  }
  return [...found].map(([place, own]) => ({ place, title: '', lines: own, heading: null }));
}
