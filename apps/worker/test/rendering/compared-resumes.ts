import type { ResumeDocument } from '@qicheng/resume/document';
import { HARD_KINDS, hardResume, type HardKind } from '@qicheng/testing/hard-resumes';
import { RESUME_KINDS, generatedResume, type ResumeKind } from '@qicheng/testing/resumes';

/** One résumé of the test matrix; `seed` distinguishes generated ones of the same kind. */
export interface ComparedResume {
  kind: ResumeKind | HardKind;
  seed: number;
  lang: 'zh' | 'en';
}

/** Returns `count` generated résumés, cycling through all kinds. */
export const generatedResumes = (count: number): ComparedResume[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = RESUME_KINDS[index % RESUME_KINDS.length] ?? 'short';
    return {
      kind,
      seed: 1 + Math.floor(index / RESUME_KINDS.length),
      lang: kind === 'english' ? 'en' : 'zh',
    };
  });

/** The difficult résumés in both languages. */
export const hardResumes: ComparedResume[] = HARD_KINDS.flatMap((kind) =>
  (['zh', 'en'] as const).map((lang) => ({ kind, seed: 1, lang })),
);

/** The résumés for every template: all of them in `pnpm test:render`, a sample elsewhere. */
export const allResumes: ComparedResume[] = [...hardResumes, ...generatedResumes(60)];

/** Returns the document in one template. */
export const documentOf = ({ kind, seed }: ComparedResume, templateCode: string): ResumeDocument =>
  isHard(kind) ? hardResume(kind, templateCode) : generatedResume(kind, seed, templateCode);

const isHard = (kind: ComparedResume['kind']): kind is HardKind =>
  (HARD_KINDS as readonly string[]).includes(kind);

/** Pairs every template with the résumés chosen for its index. */
export const pairsOf = <Code extends string>(
  codes: readonly Code[],
  choose: (index: number) => readonly ComparedResume[],
): (ComparedResume & { code: Code })[] =>
  codes.flatMap((code, index) => choose(index).map((resume) => ({ code, ...resume })));

/** Returns `count` of the pairs: a pseudo-random choice that is the same in every run. */
export const sampleOf = <Pair>(pairs: readonly Pair[], count: number): Pair[] =>
  pairs
    .map((pair, index) => ({ pair, lot: lotOf(index) }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ pair }) => pair);

// The finalizer of MurmurHash3, which maps neighbouring indexes far apart.
function lotOf(index: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
