import {
  type LetterDimensionKey,
  letterDimensionKeys,
  letterDimensions,
  type JudgedParagraph,
  type LetterFinding,
} from '@qicheng/analysis/cover-letter';
import { type Contribution, type Dimension, dimensionOf } from '@qicheng/analysis/result';
import { clipped } from '../../text/clipped.js';
import { quoted } from '../resume-analysis/statements.js';
import type { Letter } from './read-letter.js';

type Comment = JudgedParagraph['comments'][number] & { index: number; sentence?: string };
type Draft = Omit<LetterFinding, 'id' | 'why' | 'issue'> & { issue: string; why: string };

const MAX_COMMENTS = 12;
const MAX_FINDINGS = 80;

/** The most that the whole can score by what makes a letter useless, and by how many statements are against the résumé. */
const WRONG_EMPLOYER = 15;
const WRONG_POST = 30;
const UNLAWFUL_ACTS = 15;
const FALSE_STATEMENTS = [100, 40, 25, 15] as const;

/** Collects what rules say of a letter: points of its dimensions, comments next to paragraphs, findings. */
export class LetterScoreBoard {
  private readonly points: Record<LetterDimensionKey, Contribution[]> = {
    focus: [],
    evidence: [],
    structure: [],
    language: [],
    form: [],
  };
  private readonly comments: Comment[] = [];
  private readonly found: Draft[] = [];
  private readonly errors = { employer: 0, post: 0, unlawful: 0, false: 0, untraced: 0 };

  constructor(private readonly letter: Letter) {}

  /** Adds or takes points, of 100 of the dimension; the evidence is the sentence, or else the whole paragraph. */
  add(
    dimension: LetterDimensionKey,
    ruleId: string,
    points: number,
    reason: string,
    paragraph?: number,
    sentence?: string,
  ): void {
    if (points === 0) return;
    const text = paragraph === undefined ? undefined : (sentence ?? this.letter.paragraphs[paragraph]?.text);
    this.points[dimension].push({
      ruleId,
      points: Math.round(points * 100) / 100,
      reason: clipped(reason, 300),
      evidence: text === undefined ? [] : [{ pointer: `/paragraphs/${paragraph}`, quote: quoted(text) }],
    });
  }

  /** Counts an error that limits the score of the whole, or a statement that is only named next to those. */
  limit(error: 'employer' | 'post' | 'unlawful' | 'false' | 'untraced', count: number): void {
    this.errors[error] += count;
  }

  /** The most that the whole can score, and why. */
  most(): { score: number; reason: string } {
    const { employer, post, unlawful, false: against, untraced } = this.errors;
    // Rules do not find all of them, so they are not counted out.
    const summary = untraced === 0 ? '有与简历不符的内容' : '有与简历不符或简历里没有的内容';
    const limits = [
      { score: 100, reason: '' },
      // The gravest error comes first among equal limits.
      { score: employer > 0 ? WRONG_EMPLOYER : 100, reason: '单位写错了' },
      { score: unlawful > 0 ? UNLAWFUL_ACTS : 100, reason: '写了违反规定的做法' },
      { score: post > 0 ? WRONG_POST : 100, reason: '岗位写错了' },
      { score: FALSE_STATEMENTS[Math.min(against, 3)] ?? 100, reason: summary },
    ];
    return limits.toSorted((a, b) => a.score - b.score)[0] ?? { score: 100, reason: '' };
  }

  comment(index: number, ruleId: string, tone: Comment['tone'], text: string): void {
    this.comments.push({ index, ruleId, tone, text: clipped(text, 300) });
  }

  /** Praises a sentence; the praise is withheld if something is found wrong with it. */
  praise(index: number, ruleId: string, sentence: string, text: string): void {
    this.comments.push({ index, ruleId, tone: 'good', text: clipped(text, 300), sentence });
  }

  private isFaulty(sentence: string): boolean {
    return this.found.some(({ before }) => before !== undefined && before.includes(sentence));
  }

  /** Names something to fix; next to its paragraph too, where it has one. `gain` is of the whole. */
  find(draft: Draft): void {
    this.found.push(draft);
    if (draft.paragraph !== null)
      this.comment(draft.paragraph, draft.ruleId, draft.severity, `${draft.issue}。${draft.why}`);
  }

  dimensions(): Dimension[] {
    return letterDimensionKeys.map((key) => dimensionOf({ key, ...letterDimensions[key] }, this.points[key]));
  }

  paragraphs(): JudgedParagraph[] {
    return this.letter.paragraphs.slice(0, 60).map(({ index, role, text }) => ({
      ...{ index, role, text },
      comments: this.comments
        .filter(
          ({ index: at, sentence }) => at === index && (sentence === undefined || !this.isFaulty(sentence)),
        )
        .slice(0, MAX_COMMENTS)
        .map(({ ruleId, tone, text: words }) => ({ ruleId, tone, text: words })),
    }));
  }

  findings(): LetterFinding[] {
    const rank = { urgent: 0, important: 1, minor: 2 } as const;
    return this.found
      .map((draft, index) => ({
        ...draft,
        id: `${draft.ruleId}:${index + 1}`,
        issue: clipped(draft.issue, 300),
        why: clipped(draft.why, 600),
      }))
      .sort((a, b) => rank[a.severity] - rank[b.severity] || (b.gain ?? 0) - (a.gain ?? 0))
      .slice(0, MAX_FINDINGS);
  }
}

/** Points of the whole that so many points of a dimension are. */
export const gainOf = (dimension: LetterDimensionKey, points: number): number =>
  Math.round((points * letterDimensions[dimension].weight) / 10) / 10;
