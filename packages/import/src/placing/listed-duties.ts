import type { ResumeDocument } from '@qicheng/resume/document';

const SECTIONS = ['internships', 'work', 'projects', 'campus', 'practice', 'research'] as const;
type Highlights = NonNullable<ResumeDocument['work'][number]['highlights']>;

const SEVERAL_SENTENCES = /[。！？](?=.*[\p{L}\d])|[.!?]\s+(?=[A-Z])/u;
const isOneSentence = (atom: Highlights[number]): boolean =>
  !SEVERAL_SENTENCES.test((atom.zh ?? atom.en ?? []).map(({ text }) => text).join(''));

/** Duties on separate lines are a list, with markers or without; a text of several sentences stays a paragraph. */
export function withListedDuties(document: ResumeDocument): ResumeDocument {
  const entries = SECTIONS.flatMap((section) => document[section].map(({ highlights = [] }) => highlights));
  const areLines = (all: Highlights): boolean => all.length > 1 && all.every(isOneSentence);
  const isListed = entries.some((all) => areLines(all) || all.some(({ kind }) => kind === 'bullet'));
  if (!isListed) return document;
  const listed = <Item extends { highlights?: Highlights }>(items: readonly Item[]): Item[] =>
    items.map((item) =>
      item.highlights?.every((atom) => atom.kind === 'paragraph' && isOneSentence(atom)) === true
        ? { ...item, highlights: item.highlights.map((atom) => ({ ...atom, kind: 'bullet' as const })) }
        : item,
    );
  return {
    ...document,
    internships: listed(document.internships),
    work: listed(document.work),
    projects: listed(document.projects),
    campus: listed(document.campus),
    practice: listed(document.practice),
    research: listed(document.research),
  };
}
