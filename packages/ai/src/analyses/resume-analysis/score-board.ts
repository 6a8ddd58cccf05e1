import { type Contribution, type Dimension, dimensionOf, type Evidence } from '@qicheng/analysis/result';
import {
  type ResumeDimensionKey,
  resumeDimensionKeys,
  resumeDimensions,
  type ResumeModuleKey,
} from '@qicheng/analysis/resume-analysis';
import type { CheckedModule } from './modules.js';

/** The share that an absent expected part still earns, because another may replace it. */
const EXPECTED_SHARE = 0.4;

interface Note {
  ruleId: string;
  reason: string;
  evidence?: readonly Evidence[];
}
interface Entry extends Note {
  module: ResumeModuleKey;
  /** The share of the module's score in the dimension: 1 is all of it. */
  share: number;
}

const fine = (points: number): number => Math.round(points * 1e4) / 1e4;

/**
 * Collects the verdicts on the parts of a résumé in one dimension. The score is the weighted mean of the parts. Where
 * parts earn points, an absent required part earns none; where they start with the full score (`isEven`), an absent
 * part is left out, because it has no errors. A part cannot lose more than its score.
 */
export class ScoreBoard {
  private readonly earned: Entry[] = [];
  private readonly lost: Entry[] = [];
  private readonly parts: readonly (CheckedModule & { part: number })[];

  constructor(
    readonly key: ResumeDimensionKey,
    modules: readonly CheckedModule[],
    { isEven }: { isEven: boolean },
  ) {
    const counted = modules.filter(({ isPresent, need }) => isPresent || (!isEven && need !== 'optional'));
    const whole = counted.reduce((sum, { weight }) => sum + (isEven ? 1 : weight), 0);
    this.parts = counted.map((each) => ({ ...each, part: (isEven ? 1 : each.weight) / (whole || 1) }));
    for (const { key: module, isPresent, need, label } of this.parts) {
      if (isPresent) continue;
      const isRequired = need === 'required';
      this.earned.push({
        module,
        ruleId: isRequired ? 'module.absent' : 'module.replaced',
        share: isRequired ? 0 : EXPECTED_SHARE,
        reason: isRequired ? `没有读到“${label}”，这一部分不得分` : `没有“${label}”，其他经历可以部分代替`,
      });
    }
  }

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  /** Points of the total that a share of a part is worth. */
  value(module: ResumeModuleKey, share: number): number {
    const part = this.parts.find(({ key }) => key === module)?.part ?? 0;
    return part * share * resumeDimensions[this.key].weight;
  }

  /** The same for restored points: a part that lost more than it had restores less. */
  gain(module: ResumeModuleKey, share: number): number {
    return (
      this.value(module, share) *
      (this.lost.some((each) => each.module === module) ? this.scaleOf(module) : 1)
    );
  }

  get weight(): number {
    return resumeDimensions[this.key].weight;
  }

  /** The present parts of the dimension. */
  present(): readonly CheckedModule[] {
    return this.parts.filter(({ isPresent }) => isPresent);
  }

  earn(module: ResumeModuleKey, share: number, note: Note): void {
    this.earned.push({ ...note, module, share });
  }

  lose(module: ResumeModuleKey, share: number, note: Note): void {
    this.lost.push({ ...note, module, share });
  }

  /** Gives every present part its full score, for rules that only deduct. */
  startFull(): void {
    for (const { key, label } of this.present()) {
      this.earn(key, 1, { ruleId: 'module.start', reason: `“${label}”的起始分` });
    }
  }

  /** The score of one part in this dimension, 0 to 1; null if it is not part of it. */
  shareOf(module: ResumeModuleKey): number | null {
    if (!this.parts.some(({ key }) => key === module)) return null;
    const of = (entries: readonly Entry[]) =>
      entries.reduce((sum, each) => sum + (each.module === module ? each.share : 0), 0);
    return Math.min(1, Math.max(0, of(this.earned) - of(this.lost)));
  }

  dimension(weight: number): Dimension {
    const contributions = this.parts.flatMap(({ key, part }) => this.contributionsOf(key, part * 100));
    const { label } = resumeDimensions[this.key];
    return dimensionOf({ key: this.key, label, weight }, contributions);
  }

  private scaleOf(module: ResumeModuleKey): number {
    const sum = (entries: readonly Entry[]) =>
      entries.reduce((total, each) => total + (each.module === module ? each.share : 0), 0);
    return Math.min(1, sum(this.earned) / (sum(this.lost) || 1));
  }

  private contributionsOf(module: ResumeModuleKey, points: number): Contribution[] {
    const own = (entries: readonly Entry[]) => entries.filter((each) => each.module === module);
    const [earned, lost] = [own(this.earned), own(this.lost)];
    const scale = this.scaleOf(module);
    return merged([
      ...earned.map((each) => ({ ...each, points: each.share * points })),
      ...lost.map((each) => ({ ...each, points: -each.share * points * scale })),
    ]);
  }
}

/** The dimensions that are scored by part; relevance is scored for the whole. */
export type BoardKey = Exclude<ResumeDimensionKey, 'relevance'>;
export type Boards = Readonly<Record<BoardKey, ScoreBoard>>;

const MAX_EVIDENCE = 20;

/** Merges the entries of one rule in one part into one contribution. */
function merged(entries: readonly (Entry & { points: number })[]): Contribution[] {
  const byRule = new Map<string, Contribution>();
  for (const { ruleId, reason, points, evidence = [] } of entries) {
    const before = byRule.get(`${ruleId} ${reason}`);
    byRule.set(`${ruleId} ${reason}`, {
      ruleId,
      reason,
      points: (before?.points ?? 0) + points,
      evidence: [...(before?.evidence ?? []), ...evidence].slice(0, MAX_EVIDENCE),
    });
  }
  return [...byRule.values()].map((each) => ({ ...each, points: fine(each.points) }));
}

/** The weights of the dimensions that are scored, scaled to 100. */
export function weightsOf(isEmpty: (key: ResumeDimensionKey) => boolean): Record<ResumeDimensionKey, number> {
  const used = resumeDimensionKeys.filter((key) => !isEmpty(key));
  const whole = used.reduce((sum, key) => sum + resumeDimensions[key].weight, 0) || 1;
  return Object.fromEntries(
    resumeDimensionKeys.map((key) => [
      key,
      used.includes(key) ? fine((resumeDimensions[key].weight * 100) / whole) : 0,
    ]),
  ) as Record<ResumeDimensionKey, number>;
}
