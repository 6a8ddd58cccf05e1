import type { GhostwriteStyle } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteChange } from '@qicheng/analysis/ghostwrite-result';
import { writeAiText } from '@qicheng/resume/ai-text';
import { isWholeLine } from '#src/text/sentence-form.js';
import { verifyFacts } from '../../guards/facts/index.js';
import { visibleText } from '../../guards/visible-text.js';
import { clipped } from '../../text/clipped.js';
import { isSpoken, remainsSpoken } from '../../text/spoken-words.js';
import { notRewritten } from '../resume-analysis/not-rewritten.js';
import { occupationOf } from '../resume-analysis/rules/occupation-of.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { ChangeMaker } from './change-maker.js';
import { composeEntry, ownWordsNote, withAnswers, withGap } from './compose.js';
import type { Entry } from './entries.js';
import { type Improved, improve, split } from './improve.js';
import { keyOf } from './questions.js';
import type { TextContext } from './rules/text-rule.js';
import { selfEvaluationOf } from './self-evaluation.js';
import { withoutTraits } from './self-statement.js';
import type { GhostwriteSubject } from './subject.js';

const MAX_STATEMENT_LENGTH = 1_000;
const AIM: Readonly<Record<GhostwriteStyle, string>> = {
  简洁: '只删字，不换说法',
  数据: '没有写结果的地方留出空格，请您补上真实的数字',
  专业: '换成职业常用的说法',
};
const MAX_REASONS = 3;
const ABOUT_LENGTH = 120;
/** Two matters in one line. */
const SEVERAL = /[；;。](?=[^；;。]{6,})/u;
/** A remark about an answer, which belongs to its change. */
const OF_ANSWER = /^您的回答/u;

/** What a variant changed, the most frequent first; its aim if nothing was reworded. */
export function aboutChanges(style: GhostwriteStyle, changes: readonly GhostwriteChange[]): string {
  const counts = new Map<string, number>();
  for (const reason of changes.flatMap(({ reasons }) => reasons.filter((each) => !OF_ANSWER.test(each))))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const stated = [...counts].toSorted(([, a], [, b]) => b - a).map(([reason]) => reason);
  if (stated.length === 0) return AIM[style];
  const gaps = changes.some(({ placeholders }) => placeholders.length > 0) ? `。${AIM['数据']}` : '';
  return clipped(
    `改了 ${changes.length} 处：${stated.slice(0, MAX_REASONS).join('、')}${gaps}`,
    ABOUT_LENGTH,
  );
}

/** Creates the changes of one style. */
export class VariantWriter {
  private readonly changeMaker: ChangeMaker;

  constructor(
    private readonly subject: GhostwriteSubject,
    private readonly style: GhostwriteStyle,
    private readonly keywords: readonly string[],
  ) {
    this.changeMaker = new ChangeMaker(subject.document);
  }

  changes(): GhostwriteChange[] {
    const { statements, writes } = this.subject;
    return [
      ...statements.flatMap((statement) => this.replacement(statement) ?? []),
      ...writes.flatMap((entry) => this.additions(entry)),
    ];
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
    const { answers, corrected, entryOf } = this.subject;
    const { text, lang, atomId, pointer, module } = statement;
    if (text.length > MAX_STATEMENT_LENGTH || /【[^】]*】/u.test(text)) return null;
    if (notRewritten(statement) !== null) return null;
    const entry = entryOf(statement);
    const clean = corrected(statement);
    const answered = withAnswers({ ...statement, text: clean }, answers);
    // A self-evaluation is not split or reworded; it loses what everybody writes if something remains.
    const isSelf = module === 'selfEvaluation';
    const base = isSelf && !answered.isWritten ? withoutTraits(clean) || clean : answered.text;
    const improved = isSelf
      ? [{ text: base, reasons: base.length < clean.length ? ['删去谁都能写的话'] : [] }]
      : (split(base, lang) ?? [base]).map((part) => improve(part, lang, this.context(entry)));
    // Punctuation or 了 alone is not an improvement.
    // A sentence that stays written as in a chat is left to its person, unless an answer is written into it.
    if (lang === 'zh' && improved.length === 1 && !answered.isWritten && remainsSpoken(text)) return null;
    const isSame = improved.length === 1 && bare(improved[0]?.text ?? '') === bare(text);
    const parts = isSame ? [{ text: text.trim(), reasons: [] }] : improved;
    const texts = parts.map(({ text: part }) =>
      this.style === '数据' && parts.length === 1 ? withGap(part, statement, answers) : part,
    );
    const written = texts.map((part) => this.verified(part));
    if (written.join('\n') === text.trim()) return null;
    // What cannot be made a whole sentence is for its author to complete.
    if (lang === 'zh' && !written.every(isWholeLine)) return null;
    const reasons = [
      ...(clean === text || isSame ? [] : ['修正错别字、空格与标点']),
      ...(answered.isWritten ? ['写入您补充的事实'] : []),
      ...answered.left.map(ownWordsNote),
      ...(written.some((part, at) => part !== parts[at]?.text) ? ['标出需要您补充的事实'] : []),
      ...(parts.length > 1
        ? [parts.some(({ text: part }) => SEVERAL.test(part)) ? '拆成几条' : '拆成几条，一条说一件事']
        : []),
      ...(parts.length > 1 && lang === 'zh' && isSpoken(base) ? ['口语改为书面语'] : []),
      ...reasonsOf(parts),
    ];
    return this.changeMaker.make(entry, {
      ...{ kind: 'replace', targetId: atomId, pointer, lang, before: text, reasons },
      texts: written,
      factsUsed: [
        { source: 'resume', text: quoted(text, 240), pointer },
        ...(answered.text === clean ? [] : answers.used(atomId, ['action', 'method', 'scale', 'result'])),
      ],
    });
  }

  /**
   * The text with unsupported facts marked; if there are none, its characters are kept, because cm² must not become
   * cm2.
   */
  private verified(text: string): string {
    const { text: marked } = verifyFacts(text, this.subject.source);
    return marked === visibleText(text) ? text : marked;
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
      : composeEntry(entry, answers, this.style === '数据').map((text) => ({
          text,
          facts: answers.used(key, ['action', 'method', 'scale', 'result']),
        }));
    const known = new Set(entry.statements.map(({ text }) => text));
    return drafts.flatMap(({ text, facts }) => {
      const improved = isSelf ? { text, reasons: [] } : fromSpoken(text, context);
      const written = this.verified(improved.text);
      if (known.has(written)) return [];
      known.add(written);
      const reasons = [isSelf ? '由简历中已有的内容组成' : '由您的回答写成', ...improved.reasons];
      return this.changeMaker.make(entry, {
        ...{
          kind: 'add',
          targetId: this.changeMaker.freeId(key),
          pointer: entry.listPointer,
          lang,
          before: '',
          reasons,
        },
        ...{ texts: [written], factsUsed: facts },
      });
    });
  }
}

/** A spoken answer in the terms of the trade, whatever its style. */
function fromSpoken(text: string, context: TextContext): Improved {
  const formal = improve(text, 'zh', { ...context, style: '专业' });
  const own = improve(formal.text, 'zh', context);
  return { text: own.text, reasons: [...formal.reasons, ...own.reasons] };
}

/** A text without the marks and small words that make no difference to a reader. */
const bare = (text: string): string =>
  text
    .replace(/[\s，。；：、~～,.;:（）()“”"至了]/gu, '')
    .replace(/等等/gu, '等')
    .replace(/使得/gu, '使')
    .replace(/并且/gu, '并')
    .replace(/能够/gu, '能');

const reasonsOf = (parts: readonly Improved[]): string[] => parts.flatMap(({ reasons }) => reasons);

/** The résumé with the changes applied. */
export const withChanges = (
  document: GhostwriteSubject['document'],
  changes: readonly GhostwriteChange[],
): GhostwriteSubject['document'] => changes.reduce((next, change) => writeAiText(next, change), document);

/** Whether two variants have the same text, apart from placeholders. */
export const sameTexts = (one: readonly GhostwriteChange[], other: readonly GhostwriteChange[]): boolean =>
  textOf(one) === textOf(other);
const textOf = (changes: readonly GhostwriteChange[]): string =>
  JSON.stringify(
    changes
      .map(({ targetId, before, parts }) => ({ targetId, before, text: parts.map(written).join('\n') }))
      .filter(({ before, text }) => text !== before.trim().replace(/[。；\s]+$/u, ''))
      .map(({ targetId, text }) => [targetId, text]),
  );
const written = ({ text }: { text: string }): string =>
  text.replace(/，?【[^】]*】/gu, '').replace(/[。；\s]+$/u, '');
