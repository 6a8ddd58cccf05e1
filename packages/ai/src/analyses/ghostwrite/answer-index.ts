import type { GhostwriteInput } from '@qicheng/analysis/ghostwrite';
import type { FactUsed, GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { visibleText } from '../../guards/visible-text.js';
import { clipped } from '../../text/clipped.js';
import { factsWithDoubtsMarked } from '../../text/doubtful.js';
import { questionId } from './questions.js';

type Fact = GhostwriteQuestion['fact'];

/** Answers without content; the question remains open. */
const EMPTY_ANSWER =
  /^(?:用[A-Za-z]{1,8}[，,、\s]*)?(?:反正)?(?:啥|什么(?:活)?)都(?:干|做|会|行)[了过]?[。！]?$|^(?:很多|好多|挺多的?|不少|还行吧?|一般般?吧?|都行|都可以|差不多吧?|就那样|看情况)[。！]?$/u;

/** The answers by question. */
export class AnswerIndex {
  private readonly byQuestion: ReadonlyMap<string, string>;

  constructor({ facts, resume }: Pick<GhostwriteInput, 'facts' | 'resume'>) {
    const known = JSON.stringify(resume.document);
    this.byQuestion = new Map(
      facts
        .filter(({ text }) => !EMPTY_ANSWER.test(text.trim()))
        .map(({ questionId: id, text }) => [id, factsWithDoubtsMarked(visibleText(text).trim(), known)]),
    );
  }

  /** The answer; empty if there is none yet. */
  to(targetId: string, fact: Fact): string {
    return this.byQuestion.get(questionId(targetId, fact)) ?? '';
  }

  /** Whether the question was already asked, even without an answer. */
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

  /** How many questions were answered without a fact: a refusal, or a remark about the line. */
  get withoutFact(): number {
    return this.all.filter((text) => text === '').length;
  }

  get all(): string[] {
    return [...this.byQuestion.values()];
  }
}
