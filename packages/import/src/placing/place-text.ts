import type { ImportedField } from '../imported.js';
import { hanShare } from '../reading/normal-text.js';
import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isFormal } from './boilerplate.js';
import type { Layout } from './confidence.js';
import { type Division, otherDivisions, usualDivision } from './divisions.js';
import { agreementOf, unplacedShare } from './draft-agreement.js';
import { Draft } from './draft.js';
import { placeExamsInProgress } from './exams-in-progress.js';
import { keepLeftovers, recoverUnplaced } from './leftovers.js';
import { LineLabeller } from './line-kinds/line-labeller.js';
import { placeBasics, type LooseDetail, placeWordsOfHead } from './place-basics.js';
import { type Listing, placeBlock, placeList } from './place-block.js';
import { orderEvidenceOf, placeExperience, readExperience, type ReadExperience } from './place-experience.js';
import { placeLooseEducation } from './place-loose-education.js';
import { preparedLines } from './prepared-lines.js';
import { placeProse } from './prose/place-prose.js';
import { readProse } from './prose/read-prose.js';
import { placeSaidOfPost } from './said-of-post.js';
import { takeLevelsOfSchools } from './study-details.js';

export interface PlacedText {
  draft: Draft;
  /** Sections in the order of the file. */
  order: string[];
}

/** A division that leaves less unplaced, or of fewer lines, is not doubted. */
const DOUBTFUL = { share: 0.15, lines: 12 };
/** Another division is chosen only if it agrees much better: the usual one is right more often. */
const MUCH_BETTER = 0.4;

/**
 * Places the lines of a file in a résumé; lines without a field are left unplaced. If the usual division of the text
 * leaves much unplaced, the other divisions are tried.
 */
export function placeText(read: readonly TextLine[]): PlacedText {
  const filled = preparedLines(read);
  const kinds = new LineLabeller(filled.filter((line) => !isFormal(line)));
  const { lines } = kinds;
  const lang = hanShare(lines.map(({ text }) => text).join(' ')) >= 0.25 ? 'zh' : 'en';
  const start = (layout: Layout): Draft => {
    const draft = new Draft(lang);
    draft.layout = layout;
    for (const line of filled.filter(isFormal)) draft.setAside(line);
    return draft;
  };
  const divided = ({ blocks, layout }: Division): PlacedText =>
    placeBlocks(start(layout), blocks, lines, kinds);
  const usual = placeAsProse(start('loose'), lines, kinds) ?? divided(usualDivision(lines, kinds, lang));
  const isDoubtful = lines.length >= DOUBTFUL.lines && unplacedShare(usual.draft, filled) >= DOUBTFUL.share;
  if (!isDoubtful) return usual;
  let best = { placed: usual, agreement: agreementOf(usual.draft, lines, kinds) + MUCH_BETTER };
  for (const division of otherDivisions(lines, kinds, lang)) {
    const placed = divided(division);
    const agreement = agreementOf(placed.draft, lines, kinds);
    if (agreement > best.agreement) best = { placed, agreement };
  }
  return best.placed;
}

function placeAsProse(draft: Draft, lines: readonly TextLine[], kinds: LineLabeller): PlacedText | null {
  const prose = draft.lang === 'zh' ? readProse(lines) : null;
  if (prose === null) return null;
  const order = placeProse(draft, prose);
  placeExamsInProgress(draft);
  keepLeftovers(draft, lines, [], prose.taken);
  placeRecovered(draft, lines, kinds);
  return { draft, order };
}

function placeBlocks(
  draft: Draft,
  blocks: readonly Block[],
  lines: readonly TextLine[],
  kinds: LineLabeller,
): PlacedText {
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
