import type { GhostwriteStyle } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteChange } from '@qicheng/analysis/ghostwrite-result';
import { writeAiText } from '@qicheng/resume/ai-text';
import { verifyFacts, missingFact } from '../../guards/facts/index.js';
import { occupationOf } from '../resume-analysis/rules/relevance.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { ChangeMaker } from './change-maker.js';
import type { Entry } from './entries.js';
import { type Improved, improve, split } from './improve.js';
import { keyOf, questionId } from './questions.js';
import type { TextContext } from './rules/text-rule.js';
import { selfEvaluationOf } from './self-evaluation.js';
import type { GhostwriteSubject } from './subject.js';
import { factsFor } from '../resume-analysis/rewrite.js';
import { METHOD } from '../resume-analysis/wording.js';
import { type AnswerIndex, clauseOf, methodClause } from './answer-index.js';

const LEAST_DEED = 2;
const MOST_DEEDS = 4;
const LONGEST = 900;
/** Deeds of so few signs together are one statement. */
const ONE_STATEMENT = 36;

const joined = (clauses: readonly string[]): string => clauses.filter((clause) => clause !== '').join('，');

/** A statement with what its person answered about it: how, what, how much, what came of it. */
function withAnswers({ text, atomId, lang }: Statement, answers: AnswerIndex): string {
  if (lang !== 'zh') return text;
  const core = text.replace(/[。；，、\s]+$/u, '');
  const method = methodClause(answers.to(atomId, 'method'));
  const isLed = METHOD.zh.test(core.split('，')[0] ?? '') && /^(?:通过|采用|使用|利用|运用|基于)/u.test(core);
  const rest = [clauseOf(answers.to(atomId, 'scale')), clauseOf(answers.to(atomId, 'result'))];
  const clauses = isLed ? [core, method, ...rest] : [method, core, ...rest];
  const whole = joined(clauses.filter((clause) => clause === core || !core.includes(clause)));
  return whole.length > LONGEST ? text : whole;
}

interface Gaps {
  isMethodAsked: boolean;
  isResultAsked: boolean;
}

/** The statement with the places where facts belong that were neither said nor declined. */
function withGaps(
  text: string,
  { atomId, traits, lang, text: was }: Statement,
  answers: AnswerIndex,
  gaps: Gaps,
): string {
  if (lang !== 'zh' || /【/u.test(text)) return text;
  const isOpen = (fact: 'method' | 'scale' | 'result') => !answers.has(questionId(atomId, fact));
  const [scale, result] = factsFor(was);
  const asksMethod = gaps.isMethodAsked && !traits.hasMethod && isOpen('method');
  // Where a figure stands already, one asks; a gap in the text would only stand in the way.
  const asksResult = gaps.isResultAsked && !traits.hasFigure && !traits.isQuantified && isOpen('result');
  const asksScale = asksResult && isOpen('scale');
  return joined([
    asksMethod ? `通过${missingFact('方法、工具或步骤')}` : '',
    text,
    asksScale ? missingFact(scale) : '',
    asksResult ? missingFact(result) : '',
  ]);
}

/** The deeds of an answer, one each: lines, or parts between semicolons. */
const deedsOf = (answer: string): string[] =>
  answer
    .split(/[\r\n；;。]+|\s*\d+[.、]\s*(?=\p{Script=Han})/u)
    .map((part) => clauseOf(part.replace(/^[\s•·*\-—]+/u, '')))
    .filter((part) => [...part].length >= LEAST_DEED)
    .slice(0, MOST_DEEDS);

/** Statements of an entry that says nothing yet, from the answers about it; none without a single deed. */
function composeEntry(entry: Entry, answers: AnswerIndex, hasGaps: boolean): string[] {
  const key = keyOf(entry);
  const deeds = deedsOf(answers.to(key, 'action'));
  const [scaleFact, resultFact] = factsFor(`${deeds.join('，')} ${entry.role}`);
  const gap = (fact: 'scale' | 'result', label: string) =>
    hasGaps && !answers.has(questionId(key, fact)) ? missingFact(label) : '';
  const method = methodClause(answers.to(key, 'method'));
  const scale = clauseOf(answers.to(key, 'scale')) || gap('scale', scaleFact);
  const result = clauseOf(answers.to(key, 'result')) || gap('result', resultFact);
  if (deeds.length === 0) return answers.hasAny(key) ? [joined([method, scale, result])].filter(isSaid) : [];
  const [deed, ...others] = [...deeds.join('，')].length <= ONE_STATEMENT ? [deeds.join('，')] : deeds;
  if (others.length === 0) return [joined([method, deed ?? '', scale, result])].filter(isSaid);
  // Which of several deeds a method or a result belongs to is not said: they stand by themselves.
  return [...deeds, joined([method, scale, result])].filter(isSaid);
}

const isSaid = (text: string): boolean =>
  text.replace(/【[^】]*】|[，、]/gu, '').length >= 4 && text.length <= LONGEST;

const LONGEST_STATEMENT = 1_000;
const ABOUT: Readonly<Record<GhostwriteStyle, string>> = {
  简洁: '删去套话，一句说清一件事',
  数据: '结果提前，没有数字的地方留空待补充',
  专业: '按背景、做法、结果的顺序，用职业常用的说法',
};

/** Makes the changes of one style. */
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
    return this.changeMaker.make(entry, {
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

const reasonsOf = (parts: readonly Improved[]): string[] => parts.flatMap(({ reasons }) => reasons);

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
