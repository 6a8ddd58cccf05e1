import type { GhostwriteStyle } from '@qicheng/analysis/ghostwrite';
import type { FactUsed, GhostwriteChange } from '@qicheng/analysis/ghostwrite-result';
import { findAtom, writeAiText } from '@qicheng/resume/ai-text';
import { diffWords } from '@qicheng/resume/diff';
import { valueAt } from '@qicheng/resume/pointer';
import { MISSING_FACT, verifyFacts } from '../../guards/facts/index.js';
import { clipped } from '../../text/clipped.js';
import { occupationOf } from '../resume-analysis/rules/relevance.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { composeEntry, withAnswers, withGaps } from './compose.js';
import type { Entry } from './entries.js';
import { type Improved, improve, split } from './improve.js';
import { keyOf } from './questions.js';
import type { TextContext } from './rules/text-rule.js';
import { selfEvaluationOf } from './self-evaluation.js';
import type { GhostwriteSubject } from './subject.js';

const LONGEST_STATEMENT = 1_000;
const ABOUT: Readonly<Record<GhostwriteStyle, string>> = {
  简洁: '删去套话，一句说清一件事',
  数据: '结果提前，没有数字的地方留空待补充',
  专业: '按背景、做法、结果的顺序，用职业常用的说法',
};

/** Makes the changes of one style. */
export class VariantWriter {
  private readonly taken = new Set<string>();

  constructor(
    private readonly subject: GhostwriteSubject,
    private readonly style: GhostwriteStyle,
    private readonly keywords: readonly string[],
  ) {}

  changes(): GhostwriteChange[] {
    const { statements, writes } = this.subject;
    return [
      ...statements.flatMap((statement) => this.replacement(statement) ?? []),
      ...writes.flatMap((entry) => this.additions(entry)),
    ];
  }

  get about(): string {
    return ABOUT[this.style];
  }

  private context(entry: Entry): TextContext {
    const { position, input } = this.subject;
    const occupation = occupationOf(entry.role) ?? (position === '' ? null : occupationOf(position));
    return {
      ...{ style: this.style, keywords: this.keywords, isTerse: input.length === '精简' },
      occupation: occupation?.code ?? null,
    };
  }

  private replacement(statement: Statement): GhostwriteChange | null {
    const { answers, input, corrected, entryOf } = this.subject;
    const { text, lang, atomId, pointer } = statement;
    if (text.length > LONGEST_STATEMENT || /【[^】]*】/u.test(text)) return null;
    const entry = entryOf(statement);
    const clean = corrected(statement);
    const base = withAnswers({ ...statement, text: clean }, answers);
    const parts = (split(base, lang) ?? [base]).map((part) => improve(part, lang, this.context(entry)));
    const gaps = { isMethodAsked: input.length === '展开', isResultAsked: this.style === '数据' };
    const texts = parts.map(({ text: part }, at) =>
      at === 0 ? withGaps(part, statement, answers, gaps) : part,
    );
    const written = texts.map((part) => verifyFacts(part, this.subject.source).text);
    if (written.join('\n') === text.trim()) return null;
    const reasons = [
      ...(clean === text ? [] : ['修正错别字与标点']),
      ...(base === clean ? [] : ['写入您补充的事实']),
      ...(parts.length > 1 ? ['拆成几条，一条说一件事'] : []),
      ...reasonsOf(parts),
    ];
    return this.change(entry, {
      ...{ kind: 'replace', targetId: atomId, pointer, lang, before: text, reasons },
      texts: written,
      factsUsed: [
        { source: 'resume', text: quoted(text, 240), pointer },
        ...answers.used(atomId, ['method', 'scale', 'result']),
      ],
    });
  }

  private additions(entry: Entry): GhostwriteChange[] {
    const { answers, document } = this.subject;
    const { lang } = document.meta;
    if (lang !== 'zh') return [];
    const context = this.context(entry);
    const key = keyOf(entry);
    const isSelf = entry.module === 'selfEvaluation';
    const drafts = isSelf
      ? entry.statements.length > 0
        ? []
        : selfEvaluationOf(document)
      : composeEntry(entry, answers, this.style !== '简洁').map((text) => ({
          text,
          facts: answers.used(key, ['action', 'method', 'scale', 'result']),
        }));
    const known = new Set(entry.statements.map(({ text }) => text));
    return drafts.flatMap(({ text, facts }) => {
      const improved = isSelf ? { text, reasons: [] } : improve(text, lang, context);
      const written = verifyFacts(improved.text, this.subject.source).text;
      if (known.has(written)) return [];
      known.add(written);
      const reasons = [isSelf ? '由简历中已有的内容组成' : '由您的回答写成', ...improved.reasons];
      return this.change(entry, {
        ...{ kind: 'add', targetId: this.freeId(key), pointer: entry.listPointer, lang, before: '', reasons },
        ...{ texts: [written], factsUsed: facts },
      });
    });
  }

  private change(
    entry: Entry,
    draft: Pick<GhostwriteChange, 'kind' | 'targetId' | 'pointer' | 'lang' | 'before' | 'reasons'> & {
      texts: string[];
      factsUsed: FactUsed[];
    },
  ): GhostwriteChange {
    const { texts, ...facts } = draft;
    const { document } = this.subject;
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

  /** An id that no part of the document and no other change has. */
  private freeId(base: string): string {
    const stem = base.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 32);
    for (let at = 2; ; at += 1) {
      const id = `${stem}-${at}`;
      if (this.taken.has(id) || findAtom(this.subject.document, id) !== undefined) continue;
      this.taken.add(id);
      return id;
    }
  }
}

const reasonsOf = (parts: readonly Improved[]): string[] => parts.flatMap(({ reasons }) => reasons);

type Named = Pick<
  GhostwriteChange,
  'kind' | 'targetId' | 'section' | 'itemId' | 'lang' | 'before' | 'parts' | 'pointer'
>;

/** The change as operations on the snapshot. */
function patchOf(document: GhostwriteSubject['document'], change: Named): GhostwriteChange['patch'] {
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

/** The résumé with these changes taken. */
export const withChanges = (
  document: GhostwriteSubject['document'],
  changes: readonly GhostwriteChange[],
): GhostwriteSubject['document'] => changes.reduce((next, change) => writeAiText(next, change), document);

/** Whether two variants would write the same. */
export const sameTexts = (one: readonly GhostwriteChange[], other: readonly GhostwriteChange[]): boolean =>
  textOf(one) === textOf(other);
const textOf = (changes: readonly GhostwriteChange[]): string =>
  JSON.stringify(changes.map(({ targetId, parts }) => [targetId, parts.map(({ text }) => text)]));
