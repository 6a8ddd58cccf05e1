import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { Contribution, Evidence } from '@qicheng/analysis/result';
import { quoted } from './resume-facts.js';
import { RESEARCH_BASE, RESEARCH_POINTS } from './tables/scales.js';

type Kind = keyof typeof RESEARCH_POINTS;
const kinds = Object.keys(RESEARCH_POINTS) as Kind[];

const SECTIONS: Record<Kind, readonly ('papers' | 'research' | 'projects' | 'awards')[]> = {
  papers: ['papers'],
  projects: ['research', 'projects'],
  competitions: ['awards'],
};

/** Entries of the résumé that speak for a kind. */
function evidenceOf({ resume }: PostgradInput, kind: Kind): Evidence[] {
  if (resume === null) return [];
  return SECTIONS[kind].flatMap((section) =>
    resume.document[section].flatMap((item, index) => {
      const words = quoted(item);
      return words ? [{ pointer: `/${section}/${index}`, targetId: item.id, quote: words }] : [];
    }),
  );
}

/** Papers, projects and competitions: as stated, else as the résumé has them. Empty when neither says anything. */
export function researchOf(input: PostgradInput): Contribution[] {
  const counted = kinds.map((kind) => {
    const evidence = evidenceOf(input, kind);
    const stated = input.research[kind];
    return { kind, evidence, isStated: stated !== undefined, count: stated ?? evidence.length };
  });
  if (!counted.some(({ isStated, evidence }) => isStated || evidence.length > 0)) return [];
  const base = { ruleId: 'postgradExam.research', points: RESEARCH_BASE, reason: '起始分', evidence: [] };
  return [
    base,
    ...counted.map(({ kind, evidence, isStated, count }) => {
      const { label, each, most } = RESEARCH_POINTS[kind];
      const reason = `${label} ${count} 项（${isStated ? '本人填写' : '来自简历'}），每项 ${each} 分，最多计 ${most} 项`;
      return {
        ruleId: `postgradExam.research.${kind}`,
        points: Math.min(count, most) * each,
        reason,
        evidence: isStated ? [] : evidence.slice(0, 20),
      };
    }),
  ];
}
