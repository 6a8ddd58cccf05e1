import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { WordFinder } from '../text/words.js';
import {
  type PrintedText,
  quoted,
  readTexts,
  type Statement,
} from '../analyses/resume-analysis/statements.js';

/** A text of a résumé in which words of a posting are looked for. */
export interface ProvingText extends PrintedText {
  readonly finder: WordFinder;
  /** What a word proves here: a deed all, a list most, an opinion of oneself little. */
  readonly strength: number;
}

/** A résumé as a posting is held against it. */
export interface ResumeReading {
  readonly document: ResumeDocument;
  readonly texts: readonly ProvingText[];
  /** What one wishes for and calls oneself: it names a word and proves nothing. */
  readonly wishes: readonly ProvingText[];
  readonly statements: readonly Statement[];
}

export const DEED = 1;
const LISTED = 0.7;
const CLAIMED = 0.3;
export const WISHED = 0.1;

const DEEDS = new Set(['experience', 'projects', 'research', 'campus']);

const strengthOf = ({ module, isStatement }: PrintedText): number => {
  if (DEEDS.has(module) && isStatement) return DEED;
  return module === 'selfEvaluation' ? CLAIMED : LISTED;
};

const isWish = ({ module, pointer }: PrintedText): boolean =>
  module === 'intention' || /^\/basics\/headline\b/u.test(pointer);

const readable = (text: PrintedText, strength: number): ProvingText => ({
  ...text,
  finder: new WordFinder(text.text),
  strength,
});

/** Reads a résumé once for all requirements. */
export function readResume(document: ResumeDocument): ResumeReading {
  const { texts, statements } = readTexts(document);
  return {
    document,
    statements,
    wishes: texts.filter(isWish).map((text) => readable(text, WISHED)),
    texts: texts
      .filter(({ module, section }) => module !== 'intention' && section !== 'coverLetters')
      .filter(({ module }) => module !== 'basics')
      .map((text) => readable(text, strengthOf(text))),
  };
}

/** Where one of some words stands best. */
export interface WordHit {
  readonly strength: number;
  readonly word: string;
  readonly evidence: Evidence;
  readonly text: ProvingText;
}

export const evidenceIn = ({ pointer, targetId, text }: ProvingText): Evidence => ({
  pointer,
  ...(targetId !== undefined && { targetId }),
  quote: quoted(text),
});

/** The strongest place of any of these words; the first one of equals. */
export function findWords(texts: readonly ProvingText[], words: readonly string[]): WordHit | null {
  let best: WordHit | null = null;
  for (const text of texts) {
    if (best !== null && text.strength <= best.strength) continue;
    const word = words.find((each) => text.finder.find(each) >= 0);
    if (word !== undefined) best = { strength: text.strength, word, evidence: evidenceIn(text), text };
    if (best?.strength === DEED) break;
  }
  return best;
}
