import type { ResumeDocument } from '@qicheng/resume/document';
import { HARD_KINDS, hardResume, type HardKind } from '@qicheng/testing/hard-resumes';
import { RESUME_KINDS, generatedResume, type ResumeKind } from '@qicheng/testing/resumes';

/** One résumé of the matrix; `seed` tells the generated ones of a kind apart. */
export interface ComparedResume {
  kind: ResumeKind | HardKind;
  seed: number;
  lang: 'zh' | 'en';
}

/** `count` generated résumés of all kinds in turn. */
export const generatedResumes = (count: number): ComparedResume[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = RESUME_KINDS[index % RESUME_KINDS.length] ?? 'short';
    return {
      kind,
      seed: 1 + Math.floor(index / RESUME_KINDS.length),
      lang: kind === 'english' ? 'en' : 'zh',
    };
  });

/** The hard ones in both languages. */
export const hardResumes: ComparedResume[] = HARD_KINDS.flatMap((kind) =>
  (['zh', 'en'] as const).map((lang) => ({ kind, seed: 1, lang })),
);

/** Everything that each template is compared with: in `pnpm test:render` all of it, elsewhere a sample. */
export const allResumes: ComparedResume[] = [...hardResumes, ...generatedResumes(60)];

/** The document of one template. */
export const documentOf = ({ kind, seed }: ComparedResume, templateCode: string): ResumeDocument =>
  isHard(kind) ? hardResume(kind, templateCode) : generatedResume(kind, seed, templateCode);

const isHard = (kind: ComparedResume['kind']): kind is HardKind =>
  (HARD_KINDS as readonly string[]).includes(kind);

/** Every template with résumés of its own choice. */
export const pairsOf = <Code extends string>(
  codes: readonly Code[],
  choose: (index: number) => readonly ComparedResume[],
): (ComparedResume & { code: Code })[] =>
  codes.flatMap((code, index) => choose(index).map((resume) => ({ code, ...resume })));

/** `count` of the pairs, the same ones each time, as if drawn by lot. */
export const sampleOf = <Pair>(pairs: readonly Pair[], count: number): Pair[] =>
  pairs
    .map((pair, index) => ({ pair, lot: lotOf(index) }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ pair }) => pair);

// The last step of MurmurHash3: neighbours come out far apart.
function lotOf(index: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
