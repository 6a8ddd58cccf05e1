import type { GhostwriteInput } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteChange, GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { z } from 'zod';
import { GHOSTWRITE_PROMPT } from '../../commentary/prompts.js';
import { defineModelPart } from '../../kind.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { ChangeMaker } from './change-maker.js';
import type { Entry } from './entries.js';
import { named, variantOf } from './ghostwrite.js';
import { targetWords } from './keywords.js';
import { keyOf } from './questions.js';
import { type GhostwriteSubject, subjectOf } from './subject.js';

const MAX_STATEMENTS = 12;
const MAX_ADDITIONS = 3;
const MAX_KEYWORDS = 20;
// Longer statements should be split, not rewritten, and would make the prompt too long.
const MAX_LENGTH = 600;
const MARK = /【[^】]*】/u;
const ABOUT = '由语言模型改写，只用简历与您的回答里的事实，采用前请逐条核对';
const FACTS = ['action', 'method', 'scale', 'result'] as const;

const written = z.object({ targetId: z.string().max(80), text: z.string().min(4).max(600) });
const answer = z.object({
  rewrites: z.array(written).max(30),
  additions: z.array(written).max(30).default([]),
});
type Written = z.infer<typeof written>;

/** Statements that may be rewritten: short enough and without a placeholder. */
const openStatements = ({ statements }: GhostwriteSubject): Statement[] =>
  statements.filter(({ text }) => text.length <= MAX_LENGTH && !MARK.test(text)).slice(0, MAX_STATEMENTS);

/** Entries with at least one answer; without an answer there is nothing to write. */
const answeredEntries = ({ writes, answers, document }: GhostwriteSubject): Entry[] =>
  document.meta.lang === 'zh' ? writes.filter((entry) => answers.hasAny(keyOf(entry))) : [];

const answersOf = ({ answers }: GhostwriteSubject, id: string): string[] =>
  answers.used(id, FACTS).map(({ text }) => text);

function questionOf(subject: GhostwriteSubject): Record<string, unknown> {
  const { input, position } = subject;
  return {
    ...{ style: input.style, length: input.length, position },
    keywords: targetWords(subject).words.slice(0, MAX_KEYWORDS),
    statements: openStatements(subject).map((statement) => ({
      targetId: statement.atomId,
      text: statement.text,
      heading: subject.entryOf(statement).heading,
      answers: answersOf(subject, statement.atomId),
    })),
    entries: answeredEntries(subject).map((entry) => ({
      targetId: keyOf(entry),
      heading: entry.heading,
      answers: answersOf(subject, keyOf(entry)),
    })),
  };
}

/** The output of the model as changes of the chosen statements and entries; output about others is ignored. */
class ModelWriter {
  private readonly maker: ChangeMaker;

  constructor(private readonly subject: GhostwriteSubject) {
    this.maker = new ChangeMaker(subject.document);
  }

  replacements(rewrites: readonly Written[]): GhostwriteChange[] {
    const texts = new Map(rewrites.map(({ targetId, text }) => [targetId, text.replace(/\s*\n\s*/gu, '，')]));
    return openStatements(this.subject).flatMap((statement) => {
      const text = texts.get(statement.atomId)?.trim() ?? '';
      return text === '' || text === statement.text.trim() ? [] : this.replacement(statement, text);
    });
  }

  additions(written: readonly Written[]): GhostwriteChange[] {
    return answeredEntries(this.subject).flatMap((entry) => {
      const key = keyOf(entry);
      const own = written.filter(({ targetId }) => targetId === key).slice(0, MAX_ADDITIONS);
      return own.map(({ text }) =>
        this.maker.make(entry, {
          ...{ kind: 'add', targetId: this.maker.freeId(key), pointer: entry.listPointer, lang: 'zh' },
          ...{ before: '', texts: [text.trim()], reasons: ['由模型按您的回答写成'] },
          factsUsed: this.subject.answers.used(key, FACTS),
        }),
      );
    });
  }

  private replacement(statement: Statement, text: string): GhostwriteChange {
    const { atomId: targetId, pointer, lang, text: before } = statement;
    return this.maker.make(this.subject.entryOf(statement), {
      ...{ kind: 'replace', targetId, pointer, lang, before, texts: [text], reasons: ['由模型改写'] },
      factsUsed: [
        { source: 'resume', text: quoted(before, 240), pointer },
        ...this.subject.answers.used(targetId, FACTS),
      ],
    });
  }
}

/** A separate variant written by the model from résumé and answers, scored by the same rules. */
export const ghostwriteModel = defineModelPart<GhostwriteInput, GhostwriteResult, z.infer<typeof answer>>({
  promptVersion: GHOSTWRITE_PROMPT.version,
  schema: answer,
  isAsked: (input) => {
    const subject = subjectOf(input);
    return openStatements(subject).length > 0 || answeredEntries(subject).length > 0;
  },
  messages: (input) => ({ system: GHOSTWRITE_PROMPT.system, data: questionOf(subjectOf(input)) }),
  // The text may state only facts of the résumé and the answers; posting and target are preferences.
  sources: (input) => [input.resume.document, subjectOf(input).answers.all],
  merge: (result, { rewrites, additions }, input) => {
    const subject = subjectOf(input);
    const writer = new ModelWriter(subject);
    const changes = [...writer.replacements(rewrites), ...writer.additions(additions)];
    const own = { ...variantOf(subject, { style: input.style, about: ABOUT, changes }), isByModel: true };
    if (own.changes.length === 0) return result;
    const changed = new Set(own.changes.map(({ targetId }) => targetId));
    return {
      ...result,
      variants: named([own, ...result.variants]),
      unchanged: result.unchanged.filter(({ targetId }) => !changed.has(targetId)),
    };
  },
});
