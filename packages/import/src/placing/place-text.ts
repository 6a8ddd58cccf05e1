import type { TextLine } from '../reading/page-text.js';
import type { ImportedField } from '../imported.js';
import { hanShare } from '../reading/normal-text.js';
import { Draft, SURE } from './draft.js';
import type { Block } from './blocks.js';
import { withEmployments } from './employments.js';
import { placeExamsInProgress, withStatusInBrackets } from './exams-in-progress.js';
import type { Place } from './heading-lexicon.js';
import { headedBlocks } from './headed-blocks.js';
import { headingOf } from './headings.js';
import { statementsOf } from './entries.js';
import { isFormal } from './boilerplate.js';
import { placeAwards } from './place-achievements.js';
import { type LooseDetail, placeBasics, placeWordsOfHead } from './place-basics.js';
import { placeIntention, withIntentionsApart } from './place-intention.js';
import { placeEducation } from './place-education.js';
import { placeLooseEducation } from './place-loose-education.js';
import { orderEvidenceOf, placeExperience, readExperience, type ReadExperience } from './place-experience.js';
import { isColumnRow } from './columns.js';
import { certificateRows } from './list-tables.js';
import { keepLeftovers, recoverUnplaced } from './leftovers.js';
import { linesApart, type ListPlace, withExamsApart } from './lines-apart.js';
import { kindsOf, namesOf } from './loose/clause-kinds.js';
import { isListKind } from './loose/likely-lists.js';
import { takeLevelsOfSchools, withStudiesOfHead } from './study-details.js';
import { looseBlocks } from './loose/loose-text.js';
import { blocksByKind } from './line-kinds/blocks-by-kind.js';
import { LineLabeller } from './line-kinds/line-labeller.js';
import { withKindsOfLines } from './line-kinds/sections-by-kind.js';
import { placeSaidOfPost } from './said-of-post.js';
import { placeFamily } from './place-family.js';
import { withPostsMeanwhile, withPostsAmongStudies } from './posts-during-studies.js';
import { preparedLines } from './prepared-lines.js';
import { withProjectsApart } from './project-names.js';
import { withoutOtherLabel, withValueOfCertificate } from './certificate-text.js';
import { placeWorks } from './place-works.js';
import { placeProse } from './prose/place-prose.js';
import { readProse } from './prose/read-prose.js';
import { withoutBullet } from './words.js';
import { placeLanguages } from './place-languages.js';
import { placeHobbies, placeSelfEvaluation, placeSkills } from './place-skills.js';
import { findPeriod } from './dates.js';

const MIN_ENTRIES = 2;

/**
 * Reads entries above the first known heading. Their own headings are unknown, so the text is read as one
 * without headings.
 */
function withEntriesOfHead(blocks: readonly Block[], kinds: LineLabeller): Block[] {
  const [head, ...others] = blocks;
  if (head?.place !== 'head') return [...blocks];
  const entries = head.lines.filter((line) => line.likely === 'head' && findPeriod(line.text) !== null);
  const splitBlocks = entries.length < MIN_ENTRIES ? null : looseBlocks(head.lines, kinds);
  return splitBlocks === null ? [...blocks] : [...splitBlocks, ...others];
}

export interface PlacedText {
  draft: Draft;
  /** Sections in the order of the file. */
  order: string[];
}

/** Places the lines of a file in a résumé; lines without a field are left unplaced. */
export function placeText(read: readonly TextLine[]): PlacedText {
  const filled = preparedLines(read);
  const kinds = new LineLabeller(filled.filter((line) => !isFormal(line)));
  const { lines } = kinds;
  const lang = hanShare(lines.map(({ text }) => text).join(' ')) >= 0.25 ? 'zh' : 'en';
  const draft = new Draft(lang);
  for (const line of filled.filter(isFormal)) draft.setAside(line);
  const prose = lang === 'zh' ? readProse(lines) : null;
  if (prose !== null) {
    const order = placeProse(draft, prose);
    placeExamsInProgress(draft);
    keepLeftovers(draft, lines, [], prose.taken);
    placeRecovered(draft, lines, kinds);
    return { draft, order };
  }
  const splitBlocks = isEnglishWithoutHeadings(lines, lang)
    ? blocksByKind(lines, kinds)
    : looseBlocks(lines, kinds);
  if (splitBlocks === null) draft.layout = 'headed';
  const headed = () =>
    withProjectsApart(withKindsOfLines(withEntriesOfHead(headedBlocks(lines, kinds), kinds), kinds));
  const blocks = withIntentionsApart(
    withEmployments(
      withPostsAmongStudies(withPostsMeanwhile(withStudiesOfHead(splitBlocks ?? headed()))),
      kinds,
    ),
  );
  const loose: LooseDetail[] = [];
  for (const { place, lines: own } of blocks)
    if (place === 'head' || place === 'basics')
      loose.push(...placeBasics(draft, own, place === 'head' || !draft.has('/basics/name')));
  const experiences = new Map(
    blocks.flatMap((block) =>
      isExperience(block.place) ? [[block, readExperience(block.place, block.lines)] as const] : [],
    ),
  );
  const orderEvidence = orderEvidenceOf([...experiences.values()]);
  // Awards name the employers and schools of the person.
  for (const block of [...blocks.filter((one) => !isOfAwards(one)), ...blocks.filter(isOfAwards)]) {
    const experience = experiences.get(block);
    if (experience !== undefined && placeSaidOfPost(draft, experience)) continue;
    if (experience) placeExperience(draft, experience, orderEvidence);
    else placeBlock(draft, block, loose);
  }
  placeLooseEducation(draft, loose);
  takeLevelsOfSchools(draft);
  placeRecovered(draft, lines, kinds);
  placeExamsInProgress(draft);
  placeWordsOfHead(draft, loose);
  keepLeftovers(draft, lines, blocks);
  placeRecovered(draft, lines, kinds);
  return { draft, order: orderOf(blocks, draft) };
}

/** Places the unplaced texts whose kind the model knows. */
function placeRecovered(draft: Draft, lines: readonly TextLine[], kinds: LineLabeller): void {
  const { details, lists } = recoverUnplaced(draft, lines, kinds);
  placeBasics(draft, details, false);
  for (const { place, line } of lists) placeList(draft, place as Listing, [line]);
}

/** An English text without dividing headings is divided by the model alone. */
const isEnglishWithoutHeadings = (lines: readonly TextLine[], lang: Draft['lang']): boolean =>
  lang === 'en' && lines.filter(({ text }) => headingOf(text)?.rest === '').length < 2;

/**
 * Sections that the lines above the first heading can put first; other values there do not affect the order.
 */
const OPENING: ReadonlySet<string> = new Set(['intention', 'education']);

/** Headed sections in file order; a section without a heading goes where its lines are. */
function orderOf(blocks: readonly Block[], draft: Draft): string[] {
  const keyOf = ({ place }: Block) =>
    place === 'mixedAwards' ? 'awards' : place === 'mixedSkills' ? 'skills' : place;
  const headed = new Set<string>(blocks.map(keyOf));
  const unheaded = draft.fields
    .map(({ pointer, source }) => ({ key: pointer.split('/')[1] ?? '', source }))
    .filter(({ key }) => !headed.has(key));
  return blocks.flatMap((block) => {
    const isHead = block.place === 'head' || block.place === 'basics';
    const found = unheaded
      .filter(
        ({ key, source }) =>
          (!isHead || OPENING.has(key)) && block.lines.some((line) => isFrom(line, source)),
      )
      .map(({ key }) => key)
      .sort((one, other) => Number(other === 'intention') - Number(one === 'intention'));
    return [keyOf(block), ...found];
  });
}

const isFrom = ({ page, line }: TextLine, source: ImportedField['source']): boolean =>
  source?.page === page && source.line === line;

const isExperience = (place: Block['place']): place is ReadExperience['section'] =>
  ['internships', 'work', 'projects', 'campus', 'practice', 'research'].includes(place);

const isOfAwards = ({ place }: Block): boolean => place === 'awards' || place === 'mixedAwards';

function placeBlock(draft: Draft, { place, title, lines }: Block, loose: LooseDetail[]): void {
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

type Listing = Extract<Place, ListPlace | 'mixedAwards' | 'mixedSkills'>;

/** Places skills, languages, certificates and awards, each in the section that fits it. */
function placeList(draft: Draft, place: Listing, read: readonly TextLine[]): void {
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
