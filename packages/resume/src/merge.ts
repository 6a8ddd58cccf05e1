import { type ResumeDocument, resumeDocument } from './document.js';
import { type Choice, type Conflict, type Copies, MergeSession } from './merge/conflict.js';
import { mergeNode } from './merge/merge-node.js';
import { pathKey } from './diff/shape.js';
import { placeOf, valueIn } from './diff/place.js';
import { withoutRepeatedIds } from './repeated-ids.js';
import { sameValue } from './same-value.js';

export type { Choice, Conflict } from './merge/conflict.js';

export interface MergeResult {
  readonly document: ResumeDocument;
  /** What both sides changed in different ways, decided or not. */
  readonly conflicts: readonly Conflict[];
}

const NOTHING_CHOSEN: ReadonlyMap<string, Choice> = new Map();
const ROOT = { path: [], entry: undefined } as const;

/**
 * Merges two documents that grew out of one: by item, statement, field and language. Undecided conflicts stand as
 * mine, and what one side removed and the other changed stays. The result is a valid document: parts that do not fit
 * together (a list that would be too long) are taken from one side and asked about as one.
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
    // The whole document was taken from one side already: that side itself is not valid.
    if (whole === undefined) return { document, conflicts };
    wholes.add(whole);
  }
}

/** The same without a check of the result: for former states of an editor, which are checked when they are saved. */
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

/** The smallest part around a place that is made of both sides. */
function mixedPart(copies: Documents, place: readonly string[], wholes: ReadonlySet<string>) {
  for (let depth = place.length; depth >= 0; depth -= 1) {
    const path = place.slice(0, depth);
    const [base, mine, theirs] = [copies.base, copies.mine, copies.theirs].map((copy) => valueIn(copy, path));
    const isMixed = !sameValue(base, mine) && !sameValue(base, theirs) && !sameValue(mine, theirs);
    if (isMixed && !wholes.has(pathKey(path))) return pathKey(path);
  }
  return undefined;
}
