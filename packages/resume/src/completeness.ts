import type { ResumeDocument } from './document.js';
import { hasContent } from './placements.js';
import type { SectionKey } from './sections.js';

interface Part {
  readonly name: string;
  readonly share: number;
  readonly isThere: (document: ResumeDocument) => boolean;
}

const anyOf =
  (...keys: SectionKey[]) =>
  (document: ResumeDocument) =>
    keys.some((key) => hasContent(document, key));

/** What employers expect in a student's résumé, without optional personal facts. */
const PARTS: readonly Part[] = [
  { name: '姓名', share: 10, isThere: ({ basics: { name } }) => Boolean(name?.zh) || Boolean(name?.en) },
  { name: '电话', share: 10, isThere: ({ basics }) => Boolean(basics.phone) },
  { name: '邮箱', share: 10, isThere: ({ basics }) => Boolean(basics.email) },
  { name: '求职意向', share: 10, isThere: anyOf('intention') },
  { name: '教育背景', share: 20, isThere: anyOf('education') },
  {
    name: '实习、项目或校园经历',
    share: 25,
    isThere: anyOf('internships', 'work', 'projects', 'research', 'campus', 'practice'),
  },
  { name: '技能或证书', share: 10, isThere: anyOf('skills', 'certificates', 'languages') },
  { name: '自我评价或荣誉', share: 5, isThere: anyOf('selfEvaluation', 'awards', 'papers', 'portfolio') },
];

/** How complete a résumé is, from 0 to 100, and what is missing, most important first. */
export function completenessOf(document: ResumeDocument): { percent: number; missing: string[] } {
  const missing = PARTS.filter(({ isThere }) => !isThere(document));
  return {
    percent: 100 - missing.reduce((sum, { share }) => sum + share, 0),
    missing: missing.toSorted((one, other) => other.share - one.share).map(({ name }) => name),
  };
}
