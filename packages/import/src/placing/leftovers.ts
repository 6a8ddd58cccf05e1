import { isPlausibleCertificate } from '@qicheng/resume/plausible-names';
import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isColumnRow } from './columns.js';
import type { Draft } from './draft.js';
import { LEVELS, LEVEL_LABEL } from './education-marks.js';
import { isBodyLabel, isEntryLabel } from './entry-labels.js';
import { isNotObtained } from './exams-in-progress.js';
import { factKindOf } from './fact-labels.js';
import { headingOf } from './headings.js';
import type { LineKind } from './line-kinds/kinds.js';
import type { LabelledPiece, LineLabeller } from './line-kinds/line-labeller.js';
import { placeOfLabel } from './loose/labels.js';
import { isListKind } from './loose/likely-lists.js';
import { aimOf } from './loose/spoken-aims.js';
import { asLines, detailsIn } from './loose/spoken-details.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { withWholeYears } from './prose/clause-dates.js';
import { titleScore } from './recognise.js';

const SURE_OF_LIST = 0.85;
const SURE_OF_PERSON = 0.6;
const SURE_OF_WISH = 0.7;
const MAX_POST = 18;
const PERSON: ReadonlySet<LineKind> = new Set(['person', 'wish']);
const COMMAS = /[，,。；;！!]\s*/gu;

/** The pieces of the file that contain an unplaced text. */
function piecesOf(line: TextLine, lines: readonly TextLine[], kinds: LineLabeller): LabelledPiece[] {
  const whole = lines.filter((each) => each.line === line.line && each.page === line.page);
  return whole
    .flatMap((each) => kinds.of(each))
    .filter(({ text }) => line.text.includes(text) || text.includes(line.text));
}

/**
 * A period, date or issuer: a line that contains one is an entry, and its remaining text belongs to that
 * entry.
 */
const OF_AN_ENTRY = /\/(?:date|period|issuer)$/u;

/** Whether a text is the rest of an already placed line: a remark, not another name. */
const isRestOf = (draft: Draft, section: string, { line, text }: TextLine): boolean =>
  draft.fields.some(
    ({ pointer, source, value }) =>
      pointer.startsWith(`/${section}/`) &&
      source?.line === line &&
      (text.includes(value) || OF_AN_ENTRY.test(pointer)),
  );

/** （我确认过，没有期限）: a remark on a name that was placed without it. */
const isInBrackets = ({ text, quote = '' }: TextLine): boolean =>
  /[（(]\s*$/u.test(quote.slice(0, Math.max(0, quote.indexOf(text))));

/** 高校教师岗（计算机类）；教学管理, 【报考岗位】护士: the posts in a text that names nothing else. */
function positionsIn(text: string): string[] {
  const bare = text.replace(/^\s*【[^】]*】/u, '');
  const names = splitOutsideBrackets(bare, /[；;、]/gu).map((name) => name.trim());
  const isPost = (name: string): boolean =>
    name.length <= MAX_POST && titleScore(name.replace(/[（(].*$|岗(?:位)?$/gu, '')) > 1;
  return names.every(isPost) ? names : [];
}

interface Recovered {
  /** Personal details and job preferences as labelled lines. */
  details: TextLine[];
  /** List items by section. */
  lists: { place: string; line: TextLine }[];
}

/** Classifies unplaced text with the model where it is certain; removes that text from `draft.unplaced`. */
export function recoverUnplaced(draft: Draft, lines: readonly TextLine[], kinds: LineLabeller): Recovered {
  const recovered: Recovered = { details: [], lists: [] };
  const left: TextLine[] = [];
  for (const line of draft.unplaced) {
    const pieces = isNotObtained(line.text) ? [] : piecesOf(line, lines, kinds);
    const [first] = pieces;
    const kind =
      first !== undefined && pieces.every((piece) => piece.kind === first.kind) ? first.kind : null;
    const sure = Math.min(...pieces.map(({ chance }) => chance));
    const isName =
      kind !== null &&
      isListKind(kind) &&
      sure >= SURE_OF_LIST &&
      (kind !== 'certificates' || isPlausibleCertificate(line.text));
    const positions = kind === 'wish' && sure >= SURE_OF_WISH ? positionsIn(line.text) : [];
    if (positions.length > 0 && !draft.has('/intention/positions'))
      recovered.details.push(...asLines([['求职意向', positions.join('、')]], line));
    else if (isName && !isRestOf(draft, kind, line) && !isInBrackets(line))
      recovered.lists.push({ place: kind, line: { ...line, text: line.text.replaceAll('\t', '') } });
    else {
      const details =
        kind !== null && PERSON.has(kind) && sure >= SURE_OF_PERSON
          ? splitOutsideBrackets(line.text, COMMAS).flatMap((part) => [...detailsIn(part), ...aimOf(part)])
          : [];
      recovered.details.push(...asLines(details, line));
      left.push(line);
    }
  }
  draft.unplaced.splice(0, draft.unplaced.length, ...left);
  return recovered;
}

const CLAUSE = /[，,。；;！!？?\t|｜]\s*/gu;
/** 某电器公司（小家电，1200人）, 已育（孩子4岁）: a remark after a value. */
const REMARK = /(?<=[\p{L}\d]\s?)[（(]([^（）()]{4,60})[）)]/gu;
const WITHIN_REMARK = /[，,。；;、|｜/／\t]\s*/u;
/** Shorter clauses are connecting words. */
const MIN_LETTERS = 4;
const OUTER_MARKS = /^[^\p{L}\d]+|[^\p{L}\d）)]+$/gu;
const NUMBER = /^[\s（(]*(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s*[、.．)）]\s*|^\P{L}+/u;
const TITLE =
  /^\p{Script=Han}{0,14}(?:简历|履历|简介|登记表|报名表|申请表|推荐表|应聘表|信息表)(?:[（(][^（）()]*[）)])?$/u;
/** The letters and digits of a text, for comparisons. */
export const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** Words that only name what follows or precedes: a heading, or a label without a value. */
function isName(text: string): boolean {
  const word = text.replace(OUTER_MARKS, '').replace(/\s+/gu, '');
  return (
    TITLE.test(word) ||
    headingOf(text)?.rest === '' ||
    placeOfLabel(word) !== null ||
    factKindOf(word) !== null ||
    isBodyLabel(word) ||
    isEntryLabel(word)
  );
}

/** A clause as written, without its number, and without its label. */
const waysOf = (clause: string): string[] =>
  [
    clause,
    withWholeYears(clause),
    clause.replace(NUMBER, ''),
    clause.replace(/^[^:：]{1,12}[:：]\s*/u, '').replace(NUMBER, ''),
    clause.replace(/^[^:：]{1,12}[:：]\s*/u, ''),
  ].map(keyOf);

/**
 * Leaves unplaced the clauses of plain text of which nothing was placed: what a person wrote is always shown. Lines of
 * files with positions have their own rules.
 */
export function keepLeftovers(
  draft: Draft,
  lines: readonly TextLine[],
  blocks: readonly Block[],
  taken: readonly string[] = [],
): void {
  const headings = new Set(blocks.map(({ heading }) => heading?.line));
  const ofLine = new Map<number | null, string[]>();
  const put = (line: number | null, text: string) =>
    ofLine.set(line, [...(ofLine.get(line) ?? []), keyOf(text)]);
  for (const { value, source } of draft.fields) put(source?.line ?? null, value);
  for (const { text, line } of draft.unplaced) put(line, text);
  const titles = draft.document.custom.map(({ title }) => keyOf(title?.zh ?? title?.en ?? ''));
  const all = [...[...ofLine.values()].flat(), ...titles, ...taken.map(keyOf)].join('\n');
  for (const line of lines) {
    if (line.box !== null || line.cell !== null || line.line === null) continue;
    if (headings.has(line.line) || isColumnRow(line.text) || isName(line.text)) continue;
    const own = (ofLine.get(line.line) ?? []).filter((value) => value.length > 1);
    const isStated = (key: string): boolean => all.includes(key) || own.some((value) => key.includes(value));
    const isLeft = (clause: string): boolean =>
      keyOf(clause).length >= MIN_LETTERS &&
      /\p{Script=Han}{2}/u.test(clause) &&
      !isName(clause) &&
      !isDateStated(clause, own) &&
      !waysOf(clause).some(isStated);
    const clauses = splitOutsideBrackets(line.text, CLAUSE).filter(isLeft);
    const remarks = [...line.text.matchAll(REMARK)]
      .map(([, remark = '']) => remark)
      .filter((remark) => !clauses.some((clause) => clause.includes(remark)))
      .filter((remark) => remark.split(WITHIN_REMARK).some(isLeft));
    const left = [...clauses, ...remarks];
    const text = left.map((clause) => clause.trim()).join('，');
    if (left.length > 0) draft.setAside(reworded(line, text));
  }
}

/** 2022年9月入学 is stated by the period of its line, 87年的 by the date of birth, 硕士（在职） by the level. */
const isDateStated = (clause: string, own: readonly string[]): boolean =>
  (clause.match(/(?:19|20)\d{2}/gu) ?? []).some((year) => own.some((value) => value.includes(year))) ||
  /^\s*\d{2}年(?:\d{1,2}月)?(?:的|生|出生|入学|毕业|到|$)/u.test(clause) ||
  (clause.length <= MAX_LEVEL &&
    LEVELS.some(([form, level]) => form.test(clause) && own.includes(LEVEL_LABEL[level])));
const MAX_LEVEL = 8;
