import type { AbilityState } from '@qicheng/analysis/job-analysis-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { Ability } from '#src/data/occupations.js';
import { WordFinder } from '#src/text/words.js';
import {
  evidenceOf,
  quoted,
  readTexts,
  type PrintedText,
  type Statement,
} from '../../resume-analysis/statements.js';

interface Readable extends PrintedText {
  finder: WordFinder;
}

/** Where deeds are told; a word that is listed elsewhere proves less. */
const PROVING: ReadonlySet<ResumeModuleKey> = new Set(['experience', 'projects', 'research', 'campus']);
const LISTED = 0.5;
/** So many words of an ability, borne out by deeds, are as good as all of them. */
const ENOUGH_WORDS = 2;
const MOST_EVIDENCE = 3;
const QUANTIFIED = 0.2;
const TOLD = 0.1;

/** What a résumé says about an ability: how much of it, 0 to 1, and by which words. */
export interface AbilityProof {
  share: number;
  state: AbilityState['state'];
  words: string[];
  evidence: Evidence[];
}

/** A résumé as the rules of this service read it. */
export class SeenResume {
  readonly statements: readonly Statement[];
  readonly texts: readonly Readable[];
  private readonly proofs = new Map<string, AbilityProof>();

  constructor(readonly document: ResumeDocument) {
    const { texts, statements } = readTexts(document);
    // The wish itself is no evidence for being able to.
    this.texts = texts
      .filter(({ module }) => module !== 'intention')
      .map((text): Readable => ({ ...text, finder: new WordFinder(text.text) }));
    this.statements = statements;
  }

  /** How far an ability shows. */
  proofOf(ability: Ability): AbilityProof {
    const known = this.proofs.get(ability.key);
    if (known) return known;
    const proof = this.lookFor(ability);
    this.proofs.set(ability.key, proof);
    return proof;
  }

  /** The texts in which one of some words stands. */
  textsWith(words: readonly string[]): Readable[] {
    return this.texts.filter(({ finder }) => words.some((word) => finder.find(word) >= 0));
  }

  /** The statements in which a word of some abilities stands. */
  statementsOf(abilities: readonly Ability[]): Statement[] {
    const words = abilities.flatMap((ability) => ability.words.flat());
    const pointers = new Set(
      this.texts
        .filter(({ module, isStatement, finder }) => {
          if (!isStatement || !PROVING.has(module)) return false;
          return words.some((word) => finder.find(word) >= 0);
        })
        .map(({ pointer }) => pointer),
    );
    return this.statements.filter(({ pointer }) => pointers.has(pointer));
  }

  /** What a statement says of size or result, so that of two with one word the one that says more is shown. */
  private weightOf(pointer: string): number {
    const traits = this.statements.find((statement) => statement.pointer === pointer)?.traits;
    if (traits === undefined) return 0;
    return traits.isQuantified ? QUANTIFIED : traits.hasResult || traits.hasFigure ? TOLD : 0;
  }

  private lookFor({ words }: Ability): AbilityProof {
    const hits = words.flatMap((entry) => {
      let best: { word: string; share: number; rank: number; evidence: Evidence } | null = null;
      for (const { finder, module, isStatement, pointer, targetId, text } of this.texts) {
        const word = entry.find((each) => finder.find(each) >= 0);
        if (word === undefined) continue;
        const share = PROVING.has(module) && isStatement ? 1 : LISTED;
        const rank = share + this.weightOf(pointer);
        if (best === null || rank > best.rank)
          best = { word, share, rank, evidence: { pointer, targetId, quote: quoted(text) } };
      }
      return best === null ? [] : [best];
    });
    const sum = hits.reduce((whole, hit) => whole + hit.share, 0);
    const isDone = hits.some((hit) => hit.share === 1);
    return {
      share: Math.min(1, sum / Math.min(ENOUGH_WORDS, words.length)),
      state: isDone ? '有实例' : hits.length > 0 ? '仅列出' : '未体现',
      words: [...new Set(hits.map((hit) => hit.word))].slice(0, 12),
      evidence: unique(hits.map((hit) => hit.evidence)).slice(0, MOST_EVIDENCE),
    };
  }
}

const unique = (all: readonly Evidence[]): Evidence[] =>
  all.filter((each, index) => all.findIndex(({ pointer }) => pointer === each.pointer) === index);

export { evidenceOf };
