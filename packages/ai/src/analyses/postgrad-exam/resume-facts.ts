import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { Evidence } from '@qicheng/analysis/result';
import type { I18nText } from '@qicheng/resume/document';
import { clipped } from '../../text/clipped.js';

const QUOTE = 200;

/** A text of a résumé in Chinese, else in English. */
export const wordsOf = (text: I18nText | undefined): string => (text?.zh ?? text?.en ?? '').trim();

type Entry = Partial<Record<'name' | 'title' | 'role' | 'organisation' | 'venue', unknown>>;

/** What an entry is called; empty where it has no name. */
export function quoted(entry: Entry): string {
  const named = entry.name ?? entry.title;
  const words = typeof named === 'string' ? named : wordsOf(named as I18nText | undefined);
  return clipped(words, QUOTE);
}

export interface Fact {
  words: string;
  evidence: Evidence[];
}

const fact = (words: string, pointer: string, targetId?: string): Fact | null =>
  words
    ? { words, evidence: [{ pointer, ...(targetId && { targetId }), quote: clipped(words, QUOTE) }] }
    : null;

export interface ResumeFacts {
  name: Fact | null;
  school: Fact | null;
  phone: Fact | null;
  research: Fact[];
  projects: Fact[];
  awards: Fact[];
  papers: Fact[];
}

const NAMED = 3;

/** What the drafts may say of a person: names of entries as they stand in the résumé, each with its place. */
export function factsOf({ resume }: PostgradInput): ResumeFacts {
  const document = resume?.document;
  const named = (section: 'research' | 'projects' | 'awards' | 'papers'): Fact[] =>
    (document?.[section] ?? [])
      .flatMap((item, index) => {
        const found = fact(quoted(item), `/${section}/${index}`, item.id);
        return found ? [found] : [];
      })
      .slice(0, NAMED);
  const [education] = document?.education ?? [];
  return {
    name: fact((document?.basics.name?.zh ?? document?.basics.name?.en ?? '').trim(), '/basics/name'),
    school: fact(wordsOf(education?.school?.name), '/education/0/school/name', education?.id),
    // A number that is hidden in the résumé is not given away elsewhere.
    phone: fact(
      document?.basics.hidden?.includes('phone') ? '' : (document?.basics.phone ?? '').trim(),
      '/basics/phone',
    ),
    research: named('research'),
    projects: named('projects'),
    awards: named('awards'),
    papers: named('papers'),
  };
}
