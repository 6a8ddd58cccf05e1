import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { withoutOtherLabel, withValueOfCertificate } from './certificate-text.js';
import { isColumnRow } from './columns.js';
import { type Draft, SURE } from './draft.js';
import { statementsOf } from './entries.js';
import { withStatusInBrackets } from './exams-in-progress.js';
import type { Place } from './heading-lexicon.js';
import { linesApart, type ListPlace, withExamsApart } from './lines-apart.js';
import { certificateRows } from './list-tables.js';
import { kindsOf, namesOf } from './loose/clause-kinds.js';
import { isListKind } from './loose/likely-lists.js';
import { placeAwards } from './place-achievements.js';
import type { LooseDetail } from './place-basics.js';
import { placeEducation } from './place-education.js';
import { placeFamily } from './place-family.js';
import { placeIntention } from './place-intention.js';
import { placeLanguages } from './place-languages.js';
import { placeHobbies, placeSelfEvaluation, placeSkills } from './place-skills.js';
import { placeWorks } from './place-works.js';
import { withoutBullet } from './words.js';

/** Places the lines of one section. */
export function placeBlock(draft: Draft, { place, title, lines }: Block, loose: LooseDetail[]): void {
  switch (place) {
    case 'head':
    case 'basics':
      return;
    case 'unplaced':
      for (const line of lines) draft.setAside(line);
      return;
    case 'intention':
      loose.push(...placeIntention(draft, lines));
      return;
    case 'education':
      return placeEducation(draft, lines);
    case 'awards':
    case 'certificates':
    case 'mixedAwards':
    case 'languages':
    case 'skills':
    case 'mixedSkills':
    case 'hobbies':
      return placeList(draft, place, lines);
    case 'papers':
    case 'patents':
    case 'softwareCopyrights':
    case 'portfolio':
      return placeWorks(draft, place, lines);
    case 'selfEvaluation':
      return placeSelfEvaluation(draft, lines);
    case 'family':
      return placeFamily(draft, lines);
    case 'references':
      return placeOther(draft, title, lines);
    case 'other':
      return placeOther(
        draft,
        title,
        lines.filter((line) => !isColumnRow(line.text) && !placedInLists(draft, line)),
      );
  }
}

export type Listing = Extract<Place, ListPlace | 'mixedAwards' | 'mixedSkills'>;

/** Places skills, languages, certificates and awards, each in the section that fits it. */
export function placeList(draft: Draft, place: Listing, read: readonly TextLine[]): void {
  const joined = read.map(withValueOfCertificate).map(withoutOtherLabel).map(withExamsApart);
  const lines = place === 'certificates' ? joined.map(withStatusInBrackets) : joined;
  const isMixed = place === 'mixedAwards' || place === 'mixedSkills';
  const table = certificateRows(lines, place);
  for (const { place: kind, line, left } of table.rows) {
    placeOwnList(draft, kind, [line]);
    for (const text of left) draft.setAside({ ...line, text });
  }
  const { own, others, left } = linesApart(table.others, isMixed ? 'mixed' : place);
  for (const line of left) draft.setAside(line);
  placeOwnList(draft, place, own);
  for (const { place: other, line } of others) placeOwnList(draft, other, [line]);
}

function placeOwnList(draft: Draft, place: Listing, lines: readonly TextLine[]): void {
  switch (place) {
    case 'awards':
    case 'certificates':
      return placeAwards(draft, lines, place);
    case 'mixedAwards':
      return placeAwards(draft, lines, 'mixed');
    case 'languages':
      return placeLanguages(draft, lines);
    case 'hobbies':
      return placeHobbies(draft, lines);
    case 'skills':
    case 'mixedSkills':
      return placeSkills(draft, lines, place === 'mixedSkills');
  }
}

const PICTURE = /\p{Extended_Pictographic}/u;

/** 喜欢烘焙、羽毛球 below 其他: if all clauses of a line name list items, they go to those lists. */
function placedInLists(draft: Draft, line: TextLine): boolean {
  const pieces = line.text
    .split(PICTURE)
    .filter((part) => /\p{L}/u.test(part))
    .flatMap((part) => kindsOf(withoutBullet(part).text, false));
  const areOfLists =
    pieces.length > 0 &&
    pieces.every(({ place, text }) => place !== null && isListKind(place) && !/^能/u.test(text));
  if (!areOfLists) return false;
  for (const { place, text } of pieces)
    if (place !== null) placeList(draft, place as Listing, [{ ...line, text: namesOf(place, text) }]);
  return true;
}

/** An unknown section becomes a custom section with its own title. */
function placeOther(draft: Draft, title: string, lines: readonly TextLine[]): void {
  const { custom } = draft.document;
  if (lines.length === 0 || custom.length >= 20) return;
  const at = custom.length;
  custom.push({ id: `section${at + 1}`, kind: 'text', title: { [draft.lang]: title }, items: [] });
  for (const { text, isBullet, line } of statementsOf(lines))
    draft.statement(`/custom/${at}/items`, text, isBullet ? 'bullet' : 'paragraph', SURE.likely, line);
}
