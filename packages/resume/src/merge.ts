import { placeOf, valueIn } from './diff/place.js';
import { pathKey } from './diff/shape.js';
import { type ResumeDocument, resumeDocument } from './document.js';
import { withoutRepeatedIds } from './ids.js';
import { type Choice, type Conflict, type Copies, MergeSession } from './merge/conflict.js';
import { mergeNode } from './merge/merge-node.js';
import { sameValue } from './same-value.js';

export type { Choice, Conflict } from './merge/conflict.js';

export interface MergeResult {
  readonly document: ResumeDocument;
  /** Conflicting changes of both sides, resolved or not. */
  readonly conflicts: readonly Conflict[];
}

const NOTHING_CHOSEN: ReadonlyMap<string, Choice> = new Map();
const ROOT = { path: [], entry: undefined } as const;

/**
 * Three-way merge of two documents, by item, statement, field and language. Unresolved conflicts keep my
 * side, and what one side removed and the other changed is kept. The result is valid: parts that do not fit
 * together (a list that would be too long) come from one side and are one conflict.
 */
export function mergeDocuments(
  base: ResumeDocument,
  mine: ResumeDocument,
  theirs: ResumeDocument,
  choices: ReadonlyMap<string, Choice> = NOTHING_CHOSEN,
): MergeResult {
  const wholes = new Set<string>();
  for (;;) {
    const { document, conflicts } = mergeOnce({ base, mine, theirs }, choices, wholes);
    const problem =
      document === mine || document === theirs ? undefined : resumeDocument.safeParse(document).error;
    if (!problem) return { document: withoutRepeatedIds(document), conflicts };
    const place = placeOf(document, problem.issues[0]?.path ?? []);
    const whole = mixedPart({ base, mine, theirs }, place, wholes);
    // The whole document was already taken from one side, so that side itself is invalid.
    if (whole === undefined) return { document, conflicts };
    wholes.add(whole);
  }
}

/** The same without validation: for earlier editor states, which are validated on save. */
export const rebaseDocument = (
  base: ResumeDocument,
  mine: ResumeDocument,
  theirs: ResumeDocument,
): ResumeDocument => mergeOnce({ base, mine, theirs }, NOTHING_CHOSEN, new Set()).document;

interface Documents extends Copies {
  readonly mine: ResumeDocument;
  readonly theirs: ResumeDocument;
}

function mergeOnce(copies: Documents, choices: ReadonlyMap<string, Choice>, wholes: ReadonlySet<string>) {
  const merging = new MergeSession(choices, wholes);
  const document = mergeNode(merging, ROOT, copies) as ResumeDocument;
  return { document, conflicts: merging.conflicts };
}

/** The smallest part around a path that combines both sides. */
function mixedPart(copies: Documents, place: readonly string[], wholes: ReadonlySet<string>) {
  for (let depth = place.length; depth >= 0; depth -= 1) {
    const path = place.slice(0, depth);
    const [base, mine, theirs] = [copies.base, copies.mine, copies.theirs].map((copy) => valueIn(copy, path));
    const isMixed = !sameValue(base, mine) && !sameValue(base, theirs) && !sameValue(mine, theirs);
    if (isMixed && !wholes.has(pathKey(path))) return pathKey(path);
  }
  return undefined;
}
