import type { Finding, PatchOperation } from '@qicheng/analysis/result';
import { type AiTextChange, findAtom, followAuthorship, writeAiText } from '@qicheng/resume/ai-text';
import type { ResumeDocument } from '@qicheng/resume/document';
import { plainText } from '@qicheng/resume/translation/sides';
import { replaceAt, valueAt } from '@qicheng/resume/pointer';
import { sameValue } from '@qicheng/resume/same-value';
import { fetchResume, storeResume } from '#src/lib/resume-record.js';

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** The value that an operation depends on: what it replaces or removes, or the list that it adds to. */
const ground = ({ op, path }: PatchOperation) => (op === 'add' ? parentOf(path) : path);

/** The document after the operations; null if it differs from what was analysed. */
export function patched(
  document: ResumeDocument,
  seen: ResumeDocument,
  patch: readonly PatchOperation[],
): ResumeDocument | null {
  const holds = patch.every((each) =>
    sameValue(valueAt(document, ground(each)), valueAt(seen, ground(each))),
  );
  if (!holds) return null;
  return patch.reduce(
    (current, each) => replaceAt(current, each.path, each.op === 'remove' ? undefined : each.value),
    document,
  );
}

interface Applied {
  /** Restores the previous version; rejected if the résumé was saved elsewhere since. */
  undo: () => Promise<void>;
}

/** A change of the document; null if it no longer applies. */
type DocumentChange = (document: ResumeDocument) => ResumeDocument | null;

/** Changes the server's current version of the résumé; null if the change no longer applies. */
export async function applyChange(resumeId: string, change: DocumentChange): Promise<Applied | null> {
  const before = await fetchResume(resumeId);
  const document = change(before.document);
  if (document === null) return null;
  const { id, title } = before;
  const requestKey = crypto.randomUUID();
  const { version } = await storeResume({ id, title, document, version: before.version, requestKey });
  return {
    undo: async () => {
      await storeResume({ id, title, document: before.document, version, requestKey: crypto.randomUUID() });
    },
  };
}

const GAP = /【[^】]*】/u;

/** Whether a text still has a gap for the user to fill in. */
export const hasGap = (text: string): boolean => GAP.test(text);

/** The statement of a finding that can be reworded; undefined if there is none. */
export function statementOf({ targetId, patch }: Finding, seen: ResumeDocument): string | undefined {
  if (targetId === undefined || patch !== undefined) return undefined;
  const words = plainText(findAtom(seen, targetId), seen.meta.lang);
  return words.trim() === '' ? undefined : words;
}

/**
 * The change that a finding makes: its own correction, or new text for its statement; null if there is none.
 */
export function changeOf(finding: Finding, seen: ResumeDocument, words?: string): DocumentChange | null {
  const { patch, targetId } = finding;
  if (patch) return (document) => patched(document, seen, patch);
  const before = statementOf(finding, seen);
  const text = words?.trim() ?? '';
  if (targetId === undefined || before === undefined || text === before.trim()) return null;
  if (text === '' || hasGap(text)) return null;
  const { lang } = seen.meta;
  const withText = (newText: string): AiTextChange => ({
    kind: 'replace',
    section: '',
    targetId,
    lang,
    before,
    parts: [{ id: targetId, text: newText }],
  });
  return (document) => {
    const at = new Date().toISOString();
    const next = writeAiText(document, withText(text), at);
    if (next === document) return null;
    // A proposed text is marked as AI-written, and editing it is tracked like any other edit.
    const proposed =
      finding.after === undefined ? document : writeAiText(document, withText(finding.after.trim()), at);
    const statementIn = (of: ResumeDocument) => [findAtom(of, targetId)].filter((each) => each !== undefined);
    const spans = proposed.meta.authorship;
    const authorship = spans && [...followAuthorship(spans, statementIn(proposed), statementIn(next))];
    return { ...next, meta: { ...document.meta, ...(authorship && { authorship }) } };
  };
}
