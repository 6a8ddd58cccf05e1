import type { GhostwriteInput } from '@qicheng/analysis/ghostwrite';
import type { FactUsed, GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { visibleText } from '../../guards/visible-text.js';
import { clipped } from '../../text/clipped.js';
import { doubtfulSentences, withDoubtsMarked } from '../../text/doubtful.js';
import { questionId } from './questions.js';

type Fact = GhostwriteQuestion['fact'];

const NONE =
  /^(?:没有|无|不知道|不清楚|不记得|记不清|忘了|没统计过?|没有统计过?|暂无|跳过|-+|\/)[了啊。.]*$/u;

/** What the person answered, by question. */
export class AnswerIndex {
  private readonly byQuestion: ReadonlyMap<string, string>;

  constructor({ facts, resume }: Pick<GhostwriteInput, 'facts' | 'resume'>) {
    const known = JSON.stringify(resume.document);
    this.byQuestion = new Map(
      facts.map(({ questionId: id, text }) => {
        const said = visibleText(text).trim();
        return [id, NONE.test(said) ? '' : withDoubtsMarked(said, doubtfulSentences(said, known))];
      }),
    );
  }

  /** The answer; empty when there is none, or none yet. */
  to(targetId: string, fact: Fact): string {
    return this.byQuestion.get(questionId(targetId, fact)) ?? '';
  }

  /** Whether the question was put already, also where it had no answer. */
  has(id: string): boolean {
    return this.byQuestion.has(id);
  }

  hasAny(targetId: string): boolean {
    return (['action', 'method', 'scale', 'result'] as const).some((fact) => this.to(targetId, fact) !== '');
  }

  used(targetId: string, facts: readonly Fact[]): FactUsed[] {
    return facts.flatMap((fact) => {
      const text = this.to(targetId, fact);
      return text === ''
        ? []
        : [{ source: 'answer', text: clipped(text, 300), questionId: questionId(targetId, fact) }];
    });
  }

  get all(): string[] {
    return [...this.byQuestion.values()];
  }
}

/** An answer as a clause of a Chinese statement: one line, without the marks at its ends. */
export const clauseOf = (answer: string): string =>
  answer
    .replace(/\s*[\r\n]+\s*/gu, '，')
    .replace(/[<>]/gu, '')
    .replace(/^[，。；、\s]+|[，。；、\s]+$/gu, '')
    .replace(/[。；]/gu, '，')
    .replace(/^(?:我|大概是?|大约是?|主要是?|就是|是)+/u, '');

/** How it was done, as a clause that may stand first. */
export function methodClause(answer: string): string {
  const clause = clauseOf(answer);
  if (clause === '') return '';
  if (/^用\s?[A-Za-z]/u.test(clause)) return `使${clause}`;
  if (/^用(?!户|于|品|途)/u.test(clause)) return `通过${clause.slice(1)}`;
  return /^(?:通过|采用|使用|运用|利用|基于|借助|依据|按照|结合|针对)/u.test(clause)
    ? clause
    : `通过${clause}`;
}
