import type { TextLine } from '../reading/page-text.js';
import type { ImportedField } from '../imported.js';
import { hanShare } from '../reading/normal-text.js';
import { Draft, SURE } from './draft.js';
import type { Block } from './blocks.js';
import { withEmployments } from './employments.js';
import { withEntriesOfHead } from './entries-of-head.js';
import { factKindOf } from './fact-labels.js';
import { HeadingStyleModel } from './heading-style-model.js';
import type { Place } from './heading-lexicon.js';
import { headingOf, isComposed } from './headings.js';
import { isHeadLine, statementsOf } from './entries.js';
import { isFormal } from './formal-lines.js';
import { placeAwards } from './place-achievements.js';
import { type LooseDetail, placeBasics, placeWordsOfHead } from './place-basics.js';
import { placeIntention } from './place-intention.js';
import { placeEducation, placeLooseEducation } from './place-education.js';
import { leaningOf, placeExperience, readExperience, type ReadExperience } from './place-experience.js';
import { linesApart, type ListPlace } from './lines-apart.js';
import { withoutLetterSpacing, withContactsOfFoot, withDetailsOfProfile } from './line-forms.js';
import { looseBlocks } from './loose/loose-text.js';
import { blocksByKind } from './line-kinds/blocks-by-kind.js';
import { LineLabeller } from './line-kinds/line-labeller.js';
import { headingByKind, withKindsOfLines } from './line-kinds/sections-by-kind.js';
import { placeFamily } from './place-family.js';
import { plainHeading, withContentsApart } from './plain-headings.js';
import { withoutPlaceholders } from './placeholders.js';
import { withoutLooseSpacing } from './loose-spacing.js';
import { withFigures } from './spelled-dates.js';
import { placeWorks } from './place-works.js';
import { placeProse } from './prose/place-prose.js';
import { readProse } from './prose/read-prose.js';
import { placeHobbies, placeLanguages, placeSelfEvaluation, placeSkills } from './place-skills.js';

export interface PlacedText {
  draft: Draft;
  /** Sections in the order of the file. */
  order: string[];
}

/** Lines as they are meant, without what a form only asks for. */
export const preparedLines = (read: readonly TextLine[]): TextLine[] =>
  withoutPlaceholders(withoutLetterSpacing(withoutLooseSpacing(read))).map((line) => {
    const text = withFigures(line.text);
    return text === line.text ? line : { ...line, text, quote: line.quote ?? line.text };
  });

/** Puts the lines of a file in their places in a résumé; what has no place is set aside. */
export function placeText(read: readonly TextLine[]): PlacedText {
  const filled = preparedLines(read);
  const kinds = new LineLabeller(filled.filter((line) => !isFormal(line)));
  const { lines } = kinds;
  const lang = hanShare(lines.map(({ text }) => text).join(' ')) >= 0.25 ? 'zh' : 'en';
  const draft = new Draft(lang);
  for (const line of filled.filter(isFormal)) draft.setAside(line);
  const prose = lang === 'zh' ? readProse(lines) : null;
  if (prose !== null) return { draft, order: placeProse(draft, prose) };
  const parted = isEnglishWithoutHeadings(lines, lang)
    ? blocksByKind(lines, kinds)
    : looseBlocks(lines, kinds);
  if (parted === null) draft.layout = 'headed';
  const headed = () => withKindsOfLines(withEntriesOfHead(blocksOf(lines, kinds), kinds), kinds);
  const blocks = withEmployments(parted ?? headed(), kinds);
  const loose: LooseDetail[] = [];
  for (const { place, lines: own } of blocks)
    if (place === 'head' || place === 'basics')
      loose.push(...placeBasics(draft, own, place === 'head' || !draft.has('/basics/name')));
  const experiences = new Map(
    blocks.flatMap((block) =>
      isExperience(block.place) ? [[block, readExperience(block.place, block.lines)] as const] : [],
    ),
  );
  const leaning = leaningOf([...experiences.values()]);
  for (const block of blocks) {
    const experience = experiences.get(block);
    if (experience) placeExperience(draft, experience, leaning);
    else placeBlock(draft, block, loose);
  }
  placeLooseEducation(draft, loose);
  placeWordsOfHead(draft, loose);
  return { draft, order: orderOf(blocks, draft) };
}

/** An English text is parted by the model alone where its headings do not part it. */
const isEnglishWithoutHeadings = (lines: readonly TextLine[], lang: Draft['lang']): boolean =>
  lang === 'en' && lines.filter(({ text }) => headingOf(text)?.rest === '').length < 2;

/** What the lines above the first heading fill; it opens the résumé. Anything else that they name is an aside. */
const OPENING: ReadonlySet<string> = new Set(['intention', 'education']);

/** Headed sections as they follow each other; a section without a heading stands where its lines are. */
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

function blocksOf(lines: readonly TextLine[], kinds: LineLabeller): Block[] {
  const blocks: Block[] = [{ place: 'head', title: '', lines: [], heading: null }];
  const areWithColon =
    lines.filter(({ text }) => /^.{4,12}[:：]$/u.test(text.trim()) && headingOf(text) !== null).length >= 2;
  const areBare = lines.filter(({ text }) => headingOf(text)?.rest === '').length >= LEAST_BARE;
  const styles = new HeadingStyleModel(lines);
  const isMarked = lines.some(({ isHeading, isBold }) => isHeading === true || isBold === true);
  for (const [index, line] of lines.entries()) {
    const current = blocks.at(-1);
    const heading =
      startsSection(line, current, lines[index + 1], { isMarked, areWithColon, areBare }) ??
      styledHeading(styles, line, current) ??
      (current?.place === 'head' && current.lines.length === 0
        ? null
        : (plainHeading(line, lines[index + 1]) ?? headingByKind(lines, index, current?.place, kinds)));
    if (heading === null) current?.lines.push(line);
    else {
      const { place, title, rest } = heading;
      blocks.push({ place, title, lines: rest === '' ? [] : [{ ...line, text: rest }], heading: line });
    }
  }
  return withContactsOfFoot(blocks.flatMap(withDetailsOfProfile).flatMap(withContentsApart));
}

/** A line that looks like the headings of the file and has words of one, or none that would fit elsewhere. */
function styledHeading(styles: HeadingStyleModel, line: TextLine, current: Block | undefined) {
  const isFirst = current?.place === 'head' && current.lines.length === 0;
  if (isFirst || headingOf(line.text) !== null) return null;
  const found = styles.announcedBy(line);
  return found === null ||
    found.place === current?.place ||
    (current?.place === 'head' && found.place === 'other')
    ? null
    : { ...found, rest: '' };
}

/** A heading that is no label of a detail where it stands. */
function startsSection(
  line: TextLine,
  current: Block | undefined,
  next: TextLine | undefined,
  { isMarked, areWithColon, areBare }: { isMarked: boolean; areWithColon: boolean; areBare: boolean },
) {
  const heading = headingOf(line.text, line.certainty !== undefined && current?.lines.length !== 0);
  if (heading === null) return null;
  if (heading.place === current?.place && isComposed(heading.title)) return null;
  const isWithValue = heading.rest !== '';
  if (isWithValue && areBare && isGroupOfSkills(heading.place, line, current, next)) return null;
  const isDetail = factKindOf(heading.title) !== null;
  // 求职意向：… or 专业技能\t… among the personal details is one of them.
  const isAmongDetails = ['head', 'basics', 'intention'].includes(current?.place ?? '');
  if (isWithValue && isDetail && isAmongDetails) return null;
  if (
    isDetail &&
    !isWithValue &&
    heading.place !== 'intention' &&
    current?.place === 'head' &&
    !isProminent(line) &&
    !isDecorated(line)
  )
    return null;
  // 项目 or 荣誉 inside an experience: a label of its text, not a section.
  // A file that marks no line (a plain text, a sheet) has its headings bare; a label then has its colon.
  const isBare =
    (!isMarked && !/[:：]\s*$/u.test(line.text)) || (areWithColon && /[:：]\s*$/u.test(line.text));
  const isWeak =
    heading.title.length <= 2 && heading.rest === '' && !isProminent(line) && !isBare && !beginsEntry(next);
  if (
    isWeak &&
    next !== undefined &&
    current !== undefined &&
    current.place !== 'head' &&
    line.isApart !== true
  )
    return null;
  return heading;
}

const LEAST_BARE = 3;
const NAMED_GROUP = /^[^\p{L}\d]*[\p{Script=Han}A-Za-z]{2,12}\s*[:：\t]\s*\S/u;

/** 外语：英语、韩语 among groups of the same form is one of the skills where headings stand alone. */
function isGroupOfSkills(
  place: Place,
  line: TextLine,
  current: Block | undefined,
  next: TextLine | undefined,
): boolean {
  const isAmong =
    (current?.place === 'skills' || current?.place === 'mixedSkills') &&
    current.heading !== null &&
    headingOf(current.heading.text)?.rest === '';
  const isListed = ['languages', 'skills', 'certificates', 'awards', 'hobbies', 'other'].includes(place);
  if (!isAmong || !isListed) return false;
  const beside = current.lines.at(-1) ?? next;
  return NAMED_GROUP.test(line.text) && beside !== undefined && NAMED_GROUP.test(beside.text);
}

/** 项目： above 项目名称：… or a date is a heading, whatever else it could be. */
const beginsEntry = (line: TextLine | undefined): boolean => line !== undefined && isHeadLine(line);

/** ■ 学历 is set like a heading; a detail has no sign before it but a mark of a list. */
const isDecorated = ({ text }: TextLine): boolean => /^\s*[^\p{L}\s•·\-*]/u.test(text);

const isProminent = (line: TextLine): boolean =>
  line.isHeading === true || line.isBold === true || line.isApart === true;

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
    case 'other':
      return placeOther(draft, title, lines);
  }
}

type Listing = Extract<Place, ListPlace | 'mixedAwards' | 'mixedSkills'>;

/** Skills, languages, certificates and honours; what shows itself to be another of them goes there. */
function placeList(draft: Draft, place: Listing, lines: readonly TextLine[]): void {
  const isMixed = place === 'mixedAwards' || place === 'mixedSkills';
  const { own, others, left } = linesApart(lines, isMixed ? 'mixed' : place);
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

/** A section that the model has no place for becomes a section of its own with its words. */
function placeOther(draft: Draft, title: string, lines: readonly TextLine[]): void {
  const { custom } = draft.document;
  if (lines.length === 0 || custom.length >= 20) return;
  const at = custom.length;
  custom.push({ id: `section${at + 1}`, kind: 'text', title: { [draft.lang]: title }, items: [] });
  for (const { text, isBullet, line } of statementsOf(lines))
    draft.statement(`/custom/${at}/items`, text, isBullet ? 'bullet' : 'paragraph', SURE.likely, line);
}
