import { type Draft, SURE } from './draft.js';
import { statementsOf } from './entries.js';
import type { ReadExperience } from './place-experience.js';
import { isSentence } from './words.js';

/** The entry that a section without entries continues: the only present one, or the only one. */
function entryContinued(draft: Draft, section: 'work' | 'internships'): number | null {
  const entries = draft.document[section];
  const present = entries.flatMap(({ period }, at) => (period?.end === 'present' ? [at] : []));
  const [only] = present.length > 0 ? present : entries.map((_, at) => at);
  return only !== undefined && (present.length === 1 || entries.length === 1) ? only : null;
}

/** 教学情况 or 工作业绩 above sentences only: they are statements of the present post. False if it is not known which. */
export function placeSaidOfPost(draft: Draft, { section, entries, before }: ReadExperience): boolean {
  if (
    draft.lang !== 'zh' ||
    entries.length > 0 ||
    before.length === 0 ||
    (section !== 'work' && section !== 'internships')
  )
    return false;
  const at = before.every(({ text }) => isSentence(text)) ? entryContinued(draft, section) : null;
  if (at === null) return false;
  for (const { text, isBullet, line } of statementsOf(before))
    draft.statement(
      `/${section}/${at}/highlights`,
      text,
      isBullet ? 'bullet' : 'paragraph',
      SURE.likely,
      line,
    );
  return true;
}
