import type { FactUsed, GhostwriteChange } from '@qicheng/analysis/ghostwrite-result';
import { findAtom, writeAiText } from '@qicheng/resume/ai-text';
import { diffWords } from '@qicheng/resume/diff';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { MISSING_FACT } from '../../guards/facts/index.js';
import { clipped } from '../../text/clipped.js';
import type { Entry } from './entries.js';

/** A change without its id: its target, texts and sources. */
interface ChangeDraft extends Pick<
  GhostwriteChange,
  'kind' | 'targetId' | 'pointer' | 'lang' | 'before' | 'reasons'
> {
  texts: string[];
  factsUsed: FactUsed[];
}

/** Creates the changes of one variant with unique ids. */
export class ChangeMaker {
  private readonly taken = new Set<string>();

  constructor(private readonly document: ResumeDocument) {}

  make(entry: Entry, draft: ChangeDraft): GhostwriteChange {
    const { texts, ...facts } = draft;
    const { document } = this;
    const parts = texts.map((text, at) => ({
      id: at === 0 ? draft.targetId : this.freeId(draft.targetId),
      text: clipped(text, 2_000),
    }));
    const after = texts.join('\n');
    const named = { ...facts, section: entry.section, itemId: entry.itemId, heading: entry.heading, parts };
    return {
      ...named,
      diff: diffWords(draft.before, after).slice(0, 800),
      patch: patchOf(document, named),
      reasons: [...new Set(draft.reasons)].slice(0, 10),
      factsUsed: draft.factsUsed.slice(0, 20),
      placeholders: (after.match(MISSING_FACT) ?? [])
        .map((mark) => clipped(mark.replace(/^【待补充[:：]?|】$/gu, ''), 80))
        .slice(0, 10),
    };
  }

  /** An id that neither the document nor another change uses. */
  freeId(base: string): string {
    const stem = base.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 32);
    for (let at = 2; ; at += 1) {
      const id = `${stem}-${at}`;
      if (this.taken.has(id) || findAtom(this.document, id) !== undefined) continue;
      this.taken.add(id);
      return id;
    }
  }
}

type Named = Pick<
  GhostwriteChange,
  'kind' | 'targetId' | 'section' | 'itemId' | 'lang' | 'before' | 'parts' | 'pointer'
>;

/** The change as a patch of the snapshot. */
function patchOf(document: ResumeDocument, change: Named): GhostwriteChange['patch'] {
  const next = writeAiText(document, change);
  const atoms = change.parts.map(({ id }) => findAtom(next, id));
  if (change.kind === 'add') {
    return Array.isArray(valueAt(document, change.pointer))
      ? atoms.map((value) => ({ op: 'add', path: `${change.pointer}/-`, value }))
      : [{ op: 'add', path: change.pointer, value: atoms }];
  }
  const [, list = '', index = '0'] = /^(.*)\/(\d+)$/.exec(change.pointer) ?? [];
  const [first, ...others] = atoms;
  return [
    { op: 'replace', path: `${change.pointer}/${change.lang}`, value: first?.[change.lang] ?? [] },
    ...others.map((value, at) => ({ op: 'add' as const, path: `${list}/${Number(index) + at + 1}`, value })),
  ];
}
