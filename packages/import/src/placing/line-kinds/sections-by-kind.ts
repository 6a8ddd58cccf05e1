import type { TextLine } from '../../reading/page-text.js';
import { CERTIFICATE } from '../achievement-names.js';
import type { Block } from '../blocks.js';
import { isColumnRow, isLikelyColumnRow } from '../columns.js';
import { findPeriod } from '../dates.js';
import { SCHOOL } from '../education-marks.js';
import { isBodyLabel } from '../entry-labels.js';
import { isNotObtained } from '../exams-in-progress.js';
import type { Place } from '../heading-lexicon.js';
import { placesOfTitle } from '../heading-notations.js';
import { isSeparatedByWords } from '../lines-apart.js';
import { companyScore, titleScore } from '../recognise.js';
import { headPartsOf, labelled, withoutBullet } from '../words.js';
import { ENTRY_KINDS, LINE_KINDS } from './kinds.js';
import type { LineLabeller, LabelledPiece } from './line-labeller.js';

type Where = Block['place'];

const LISTS: ReadonlySet<string> = new Set([
  'awards',
  'certificates',
  'languages',
  'skills',
  'hobbies',
  'papers',
]);
/** Minimum probability for overruling a heading. */
const SURE_ENTRY = 0.88;
const SURE_PIECE = 0.88;
/** The same, below a heading for several kinds of entries. */
const MIN_MIXED = 0.4;
const SURE_NEXT = 0.7;

/** Moves entries and pieces to the section of their kind if it differs from the heading. */
export const withKindsOfLines = (blocks: readonly Block[], kinds: LineLabeller): Block[] =>
  blocks.flatMap((block) => {
    if (ENTRY_KINDS.has(block.place)) return entriesApart(block, kinds);
    return block.place in LIST_PLACES ? piecesApart(block, kinds) : [block];
  });

const LIST_PLACES: Readonly<Partial<Record<Where, true>>> = {
  awards: true,
  certificates: true,
  languages: true,
  skills: true,
  mixedAwards: true,
  mixedSkills: true,
};

/** Consecutive one-line heads: of another kind, or both with a period. */
const isOfOther = (next: LabelledPiece, above: LabelledPiece): boolean =>
  (next.kind !== above.kind && next.chance >= SURE_NEXT) ||
  (findPeriod(next.text) !== null && findPeriod(above.text) !== null);

/** “…”口述史 2022.4—2023.1 统筹: a whole period and a name, without a bullet. */
const isDatedName = ({ text, isBullet }: TextLine): boolean => {
  const found = isBullet === true || withoutBullet(text).isBullet ? null : findPeriod(text);
  return found !== null && found.period.end !== undefined && found.rest.length > 3;
};

/** Lines from the head of one entry up to the next. */
export function entriesIn(lines: readonly TextLine[], kinds: LineLabeller, isMixed = false): TextLine[][] {
  const entries: TextLine[][] = [];
  let head: LabelledPiece | null = null;
  for (const line of lines) {
    const [first] = kinds.of(line);
    const isBody = isBodyLabel(labelled(line.text)?.label ?? '');
    const isKind = first !== undefined && (ENTRY_KINDS.has(first.kind) || LISTS.has(first.kind));
    const isHead = !isBody && first !== undefined && (isKind || (isMixed && isDatedName(line)));
    const isNext = isHead && (head === null || isOfOther(first, head));
    if (entries.length === 0 || isNext) entries.push([]);
    entries.at(-1)?.push(line);
    head = isHead && ENTRY_KINDS.has(first.kind) ? first : null;
  }
  return entries;
}

/** The title row of a table, which all its entries need. */
const titlesOf = ([first, second]: readonly TextLine[]): TextLine[] =>
  first !== undefined && (isColumnRow(first.text) || isLikelyColumnRow(first.text, second?.text))
    ? [first]
    : [];

function entriesApart(block: Block, kinds: LineLabeller): Block[] {
  const parts: Block[] = [];
  const isMixed = isOfSeveral(block.title);
  const titles = titlesOf(block.lines);
  for (const lines of entriesIn(block.lines.slice(titles.length), kinds, isMixed)) {
    const place = placeOfEntry(lines, block.place, isMixed, kinds);
    const last = parts.at(-1);
    if (last?.place === place) last.lines.push(...lines);
    else parts.push({ ...block, place, lines: [...titles, ...lines] });
  }
  return parts.length === 0 ? [block] : parts;
}

/** 实习 & 校园 & 项目, 服务与项目, 经历: a heading for several kinds of entries. */
const isOfSeveral = (title: string): boolean =>
  /^(?:个人|我的|主要|相关)?(?:经历|简历)$/u.test(title) ||
  placesOfTitle(title).length > 1 ||
  /^\p{Script=Han}{2,4}[与和及]项目$/u.test(title);

/** 班长 (foreman) in a factory is not a campus role. */
const OF_SCHOOL =
  /学生会|协会|社团|社(?=\s|\t|$)|团[委支]|班级|学院|大学|校|系|青协|学联|支部|club|union|society|student/iu;

/** 支教队, 三下乡实践团: service in a team, whatever the office in it. */
export const VOLUNTEERS = /志愿|支教|义工|三下乡|调研|宣讲|队员|社团|学生会|协会/u;

/** Social services: 中心 and 站 may also end the name of a department. */
const HOST = /^\p{Script=Han}{4,}(?:中心|[社站队会所院馆])$/u;

/** 某植物园 | 博士后 below employments: a research job is still an employment. */
const isPost = ({ text }: TextLine, host = /^$/u): boolean => {
  const parts = headPartsOf(findPeriod(text)?.rest ?? '');
  return (
    parts.some((part) => companyScore(part) >= 2 || host.test(part)) &&
    parts.some((part) => titleScore(part.replace(/[（(][^（）()]*[）)]$/u, '')) > 1)
  );
};

/** 2016.3-2019.8 | （家庭原因离职）| 考取健康管理师: a row of a table with a whole period is an entry, whatever its cells name. */
const isRow = (line: TextLine | undefined): boolean =>
  line?.text.includes('\t') === true && findPeriod(line.text)?.period.end !== undefined;

function placeOfEntry(
  lines: readonly TextLine[],
  place: Where,
  isMixed: boolean,
  kinds: LineLabeller,
): Where {
  const head = lines.filter((line) => ENTRY_KINDS.has(kinds.of(line)[0]?.kind ?? ''));
  const [first] = kinds.of(lines[0] ?? head[0] ?? lines[0]!);
  const isOfList =
    head.length === 0 &&
    lines.length === 1 &&
    first !== undefined &&
    LISTS.has(first.kind) &&
    !isRow(lines[0]);
  if (isOfList)
    return first.chance >= (isMixed ? MIN_MIXED : SURE_PIECE) && first.form !== 'bullet'
      ? (first.kind as Place)
      : place;
  const [start] = lines;
  if (isMixed && place === 'projects' && start !== undefined && isPost(start, HOST))
    return VOLUNTEERS.test(start.text) ? 'practice' : 'work';
  let best: { kind: Where; chance: number } = { kind: place, chance: isMixed ? MIN_MIXED : SURE_ENTRY };
  // A heading for employments or internships is reliable in distinguishing the two.
  const isEmployed = !isMixed && (place === 'work' || place === 'internships');
  for (const kind of LINE_KINDS.filter((each) => ENTRY_KINDS.has(each))) {
    if (isEmployed && (kind === 'work' || kind === 'internships')) continue;
    if (isEmployed && kind === 'research' && lines.some((line) => isPost(line))) continue;
    if (isEmployed && kind === 'campus' && !lines.some(({ text }) => OF_SCHOOL.test(text))) continue;
    const chance = head.reduce((sum, line) => sum + kinds.chance(line, kind), 0) / Math.max(1, head.length);
    if (chance >= best.chance) best = { kind: kind as Where, chance };
  }
  return best.kind;
}

/** Moves list pieces by kind; a line split by its own words, or whose pieces agree, stays whole. */
function piecesApart(block: Block, kinds: LineLabeller): Block[] {
  const own: TextLine[] = [];
  const others = new Map<Where, TextLine[]>();
  for (const line of block.lines) {
    const pieces = kinds.of(line);
    if (isEducation(pieces[0], line)) {
      put(others, 'education', line);
      continue;
    }
    const places = withRestOfLanguages(
      pieces,
      withRestOfSkills(
        pieces,
        pieces.map((piece) => placeOfPiece(piece, block.place)),
        block.place,
      ),
    );
    if (places.every((place) => place === null) || isSeparatedByWords(line.text)) own.push(line);
    else
      for (const place of new Set(places)) {
        const text = pieces.flatMap((piece, at) => (places[at] === place ? piece.text : [])).join('、');
        const part = new Set(places).size === 1 ? line : { ...line, text };
        if (place === null) own.push(part);
        else put(others, place, part);
      }
  }
  return [
    { ...block, lines: own },
    ...[...others].map(([place, lines]): Block => ({ ...block, place, title: '', lines })),
  ];
}

/** 江城大学 | 金融学 | 本科 | 2014.9-2018.6 below a heading of lists, whatever separates its parts. */
const isEducation = (first: LabelledPiece | undefined, { text }: TextLine): boolean =>
  first?.kind === 'education' &&
  first.chance >= SURE_PIECE &&
  findPeriod(text)?.period.end !== undefined &&
  headPartsOf(text).some((part) => SCHOOL.test(part));

function put(all: Map<Where, TextLine[]>, place: Where, line: TextLine): void {
  all.set(place, [...(all.get(place) ?? []), line]);
}

/** The section of a piece that does not fit the heading; null if it stays. */
function placeOfPiece({ kind, chance, text }: LabelledPiece, place: Where): Where | null {
  if (isNotObtained(text)) return null;
  if (kind === place || chance < SURE_PIECE || !(LISTS.has(kind) || ENTRY_KINDS.has(kind))) return null;
  return kind as Where;
}

/** 剪纸, 美篇 among skills below the certificates: names without the words of a certificate belong to the rest of their line. */
function withRestOfSkills(
  pieces: readonly LabelledPiece[],
  places: readonly (Where | null)[],
  heading: Where,
): (Where | null)[] {
  const areSkills =
    heading === 'certificates' && places.filter((place) => place === 'skills').length * 2 > places.length;
  return places.map((place, at) =>
    areSkills && place === null && !CERTIFICATE.test(pieces[at]?.text ?? '') ? 'skills' : place,
  );
}

/** 英语四级，能看手册: what somebody can do with the language in front of it. */
const withRestOfLanguages = (
  pieces: readonly LabelledPiece[],
  places: readonly (Where | null)[],
): (Where | null)[] =>
  places.map((place, at) =>
    places[at - 1] === 'languages' &&
    /^(?:能|可以?|会)(?:阅?读|看|听|说|写|翻译|交流)/u.test(pieces[at]?.text ?? '')
      ? 'unplaced'
      : place,
  );

const MIN_HEADING = 0.5;
const MAX_HEADING_LENGTH = 20;

/** A line that the model takes for a heading, with the section of the lines below; null for any other line. */
export function headingByKind(
  lines: readonly TextLine[],
  at: number,
  current: Where | undefined,
  kinds: LineLabeller,
): { place: Place; title: string; rest: string } | null {
  const line = lines[at];
  if (line === undefined || line.text.length > MAX_HEADING_LENGTH || /[，。；：:\t]|\d{2}/u.test(line.text))
    return null;
  if (kinds.chance(line, 'heading') < MIN_HEADING || kinds.of(line).length > 1) return null;
  const place = placeBelow(lines, at, kinds);
  return place === null || place === current ? null : { place, title: line.text, rest: '' };
}

/** The section of the lines below a heading by the model; null if undecided. */
export function placeBelow(lines: readonly TextLine[], at: number, kinds: LineLabeller): Place | null {
  const sums = new Map<string, number>();
  for (const next of lines.slice(at + 1, at + 1 + LINES_BELOW)) {
    const [first] = kinds.of(next);
    if (first === undefined || first.form === 'heading') break;
    if (first.kind === 'said' || first.kind === 'nothing' || first.kind === 'heading') continue;
    sums.set(first.kind, (sums.get(first.kind) ?? 0) + first.chance);
  }
  const [best] = [...sums].sort((one, other) => other[1] - one[1]);
  const place = best?.[0] ?? '';
  return ENTRY_KINDS.has(place) || LISTS.has(place) || place === 'selfEvaluation' ? (place as Place) : null;
}

const LINES_BELOW = 4;
