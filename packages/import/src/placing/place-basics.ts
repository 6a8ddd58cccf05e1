import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';
import { isEmptyAnswer } from './boilerplate.js';
import { isChineseCity, isWesternAddress, isWesternCity } from './chinese-cities.js';
import { detailsIn, takeByForm, takeOwnFact } from './details-by-form.js';
import {
  takeWithoutLabel,
  isAlternateName,
  isTitleOfOwner,
  placeOtherNames,
  namesTrade,
} from './details-without-labels.js';
import { type Draft, SURE } from './draft.js';
import { type FactKind, STUDY_KINDS, factKindOf, LABEL_IN_LINE } from './fact-labels.js';
import { TAKERS } from './facts.js';
import { pairLabelsWithValues, withColons, pairsOf, QUESTION, rowsOfForm } from './form-rows.js';
import { findName } from './name.js';
import { placeAwards } from './place-achievements.js';
import { titleScore } from './recognise.js';
import { isSentence } from './words.js';

/**
 * Details that are placed after the whole file has been read: those of the education, and the words next to
 * the name.
 */
export interface LooseDetail {
  kind: FactKind;
  label: string;
  value: string;
  line: TextLine;
}

interface Leftover {
  text: string;
  line: TextLine;
  isNextToName?: boolean;
  /** The line below the name, unchanged. */
  isBelowName?: boolean;
}

const LOOSE: readonly FactKind[] = [...STUDY_KINDS, 'office'];
/** Places personal details, contacts and job preferences. */
export function placeBasics(draft: Draft, lines: readonly TextLine[], isHead: boolean): LooseDetail[] {
  const loose: LooseDetail[] = [];
  const rows = pairLabelsWithValues(lines);
  const isOfForm = rowsOfForm(rows);
  const leftovers = rows.flatMap((line) =>
    isOfForm(line) ? takePairs(draft, line, loose) : takeLine(draft, line, loose),
  );
  const rest = isHead && !draft.has('/basics/name') ? takeName(draft, leftovers) : leftovers;
  for (const leftover of rest) takeLeftover(draft, leftover, isHead, loose);
  return loose;
}

/** Places the pairs of a form row; an unknown detail keeps its label. */
function takePairs(draft: Draft, line: TextLine, loose: LooseDetail[]): Leftover[] {
  return pairsOf(line.text).flatMap(({ label, value }): Leftover[] => {
    const kind = factKindOf(label);
    if (kind !== null && takeFact(draft, kind, label, value, line, loose)) return [];
    const isCertificate = kind === null && CERTIFICATE.test(label) && !/职[称务]/u.test(label);
    if (isCertificate) placeAwards(draft, [{ ...line, text: `${label}${value}` }], 'certificates');
    if (isCertificate || (kind === null && !QUESTION.test(label) && takeOwnFact(draft, label, value, line)))
      return [];
    return [{ text: `${label}：${value}`, line }];
  });
}

function takeLine(draft: Draft, line: TextLine, loose: LooseDetail[]): Leftover[] {
  const cells = line.text.split('\t').map((cell) => cell.trim());
  const left: string[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = (cells[index] ?? '').replace(
      /^(?:个人|基本)(?:基本)?(?:信息|资料|情况)\s*[:：]\s*(?=\S)|^[\s•·●■◆◇▪|▷▹◁△▽\p{So}\p{Sk}\p{Extended_Pictographic}\uFE0F]+(?=.)/u,
      '',
    );
    const kind = cell.length <= 16 ? factKindOf(cell) : null;
    const next = cells[index + 1];
    if (kind !== null && next !== undefined && (factKindOf(next) ?? kind) === kind && cell !== next) {
      if (takeFact(draft, kind, cell, next, line, loose)) index += 1;
      else left.push(cell);
    } else if (kind === null) left.push(...takeLabels(draft, cell, line, loose));
    // A label without a value is ignored.
  }
  return left.filter((text) => text !== '').map((text) => ({ text, line }));
}

/** `标签：值 标签：值` in one cell; returns the rest. */
function takeLabels(draft: Draft, text: string, line: TextLine, loose: LooseDetail[]): string[] {
  const cell = withColons(text);
  const found = [...cell.matchAll(LABEL_IN_LINE)];
  if (found.length === 0) return [cell];
  const left = [cell.slice(0, found[0]?.index)];
  for (const [index, label] of found.entries()) {
    const start = label.index + label[0].length;
    const value = cell
      .slice(start, found[index + 1]?.index ?? cell.length)
      .replace(/[\s|｜,，;；/·•◇◆■●（(【]+$/u, '')
      .replace(/^([^（(]*)[）)]$/u, '$1')
      .trim();
    const kind = factKindOf(label[1] ?? '');
    if (value === '' || kind === null) continue;
    const [own, more] = apartFrom(value, kind);
    if (more !== '') left.push(more);
    if (!takeFact(draft, kind, label[1] ?? '', own, line, loose)) left.push(`${label[1]}：${own}`);
  }
  return left.map((text) => text.trim());
}

const NEXT_DETAIL =
  /\s+(?=(?:[男女]|\p{Script=Han}{1,5}族|(?:中共)?(?:预备)?党员|(?:共青)?团员|群众|1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|[\w.+-]+@[\w-]+\.\S+)(?:\s|$))/u;

const AFTER_DETAIL = new RegExp(`\\s*[|｜◆◇■□●★☆]\\s*|\\s+[·•/]\\s+|${NEXT_DETAIL.source}`, 'u');

const AFTER_PLACE = new RegExp(`\\s*[|｜]\\s*|${NEXT_DETAIL.source}`, 'u');
const AFTER_NUMBER = /(?:\s{2,}|(?<=\d{4})\s+)(?=\p{Script=Han})|\s*[|｜丨]\s*(?=\S*@)/u;
const AFTER_CONTACT: Partial<Record<FactKind, RegExp>> = {
  ...{ phone: AFTER_NUMBER, contact: AFTER_NUMBER, email: /\s+/u },
};
/** 民族：汉族 中共党员: splits the value from an unlabelled detail after it. */
function apartFrom(value: string, kind: FactKind): readonly [string, string] {
  const isPlaced = PLACED.includes(kind);
  const form =
    AFTER_CONTACT[kind] ?? (isPlaced ? AFTER_PLACE : SEVERAL.includes(kind) ? NEXT_DETAIL : AFTER_DETAIL);
  const at = value.search(form);
  return at <= 0
    ? [value, '']
    : [value.slice(0, at).trim(), value.slice(at).replace(/^[\s|｜◆◇■□●○★☆·•/]+/u, '')];
}

/** Details whose value may contain a dot: 河南 · 许昌. */
const PLACED: readonly FactKind[] = ['residence', 'nativePlace', 'household'];

/** Details that may have several values, separated in the same way. */
const SEVERAL: readonly FactKind[] = [
  'position',
  'city',
  'industry',
  'salary',
  'courses',
  'marks',
  'fact',
  'website',
];

function takeFact(
  draft: Draft,
  kind: FactKind,
  label: string,
  value: string,
  line: TextLine,
  loose: LooseDetail[],
): boolean {
  if (LOOSE.includes(kind)) {
    loose.push({ kind, label, value, line });
    return true;
  }
  if (/^(?:是否|能否|可否)/u.test(label) && QUESTION.test(label)) return false;
  if (isEmptyAnswer(value) && !QUESTION.test(label)) return true;
  const taker = TAKERS[kind];
  if (taker?.(draft, value, line, SURE.labelled)) return true;
  return takeOwnFact(draft, label, value, line);
}

function takeName(draft: Draft, leftovers: readonly Leftover[]): Leftover[] {
  const found = findName(leftovers.map(({ text, line }) => ({ ...line, text })));
  if (found === null) return [...leftovers];
  const name = /\p{Script=Han}/u.test(found.text) ? found.text.replace(/\s+/g, '') : found.text;
  const at = leftovers.findIndex(
    ({ text, line }) =>
      text === found.line.text &&
      line.page === found.line.page &&
      line.line === found.line.line &&
      line.box?.y === found.line.box?.y,
  );
  const line = leftovers[at]?.line ?? found.line;
  draft.put(`/basics/name/${/\p{Script=Han}/u.test(name) ? 'zh' : 'en'}`, name, name, found.score, line);
  const otherNames = placeOtherNames(draft, found.rest, line);
  return leftovers.flatMap((leftover, index) => {
    const isSameLine = leftover.line === line || leftover.line.line === line.line;
    if (index === at + 1 && !isSameLine) return [{ ...leftover, isBelowName: true }];
    if (index > at && isSameLine && line.line !== null) return [{ ...leftover, isNextToName: true }];
    if (index !== at) return [leftover];
    const rest = otherNames
      .replace(/\s*[（(]\s*[）)]\s*/gu, '\t')
      .replace(/^的?\s*(?:个人)?简历$/u, '')
      .replace(/^[（(]([^（）()]*[，,、][^（）()]*)[）)]?$|[\s（(]+$/gu, '$1')
      .trim();
    return rest === ''
      ? []
      : rest.split('\t').map((text) => ({ text, line: leftover.line, isNextToName: true }));
  });
}

// 毕业生求职登记表: the title of the form, not a person.
const FORM_TITLE =
  /^\p{Script=Han}{0,14}(?:登记表|报名表|申请表|信息表|情况表|推荐表|应聘表|简历表|履历表|求职书|求职材料|自荐材料)$|^\p{Script=Han}{0,10}简历$/u;

/** Details recognised by their form, without a label. */
function takeLeftover(
  draft: Draft,
  { text, line, isNextToName, isBelowName }: Leftover,
  isHead: boolean,
  loose: LooseDetail[],
): void {
  const rest: string[] = [];
  const parts = text.split(/\s*[|｜丨\t]\s*|\s{2,}|\s+[·•/╱]\s+|\s*[·•]\s+/u).flatMap(detailsIn);
  const { name } = draft.document.basics;
  const isNear =
    isNextToName === true || isBelowName === true || line.text.includes(name?.zh ?? name?.en ?? '\n');
  takeIntentionOfHead(draft, parts, line);
  for (const part of parts.map((word) =>
    word.replace(/^[\s—–~*\p{Extended_Pictographic}-]+|[\s—–~*-]+$/gu, ''),
  )) {
    if (
      part === '' ||
      FORM_TITLE.test(part) ||
      isTitleOfOwner(draft, part) ||
      /^(?:个人)?(?:求职|应聘)?简历$|^resume$|^cv$|^curriculum vitae$|^personal resume$|^resume个人简历$|^个人简历resume$/i.test(
        part.replace(/(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu, ''),
      )
    )
      continue;
    if (takeWithoutLabel(draft, part, line, (...detail) => takeFact(...detail, loose))) continue;
    for (const word of takeByForm(draft, part, line)) rest.push(word);
  }
  const isNextToOrBelow = isBelowName === true || (isNextToName === true && / [/／] /u.test(text));
  if (isNextToOrBelow && rest.length > 1 && rest.length === parts.length && text.length <= MAX_TRADE_LENGTH) {
    draft.text('/basics/headline', text.replaceAll('\t', ' '), SURE.guessed, line);
    return;
  }
  for (const part of rest) {
    const isHeadline =
      isHead &&
      isNear &&
      !NO_TRADE.test(part) &&
      /\p{L}{2}/u.test(part) &&
      !draft.has('/basics/headline') &&
      part.length >= 2 &&
      part.length <= 40 &&
      !isSentence(part) &&
      !isWesternAddress(part) &&
      !isWesternCity(part) &&
      !/\d{6}|@|[xX×*]{3,}|^[男女]\s/u.test(part);
    if (isHeadline && isAlternateName(draft, part, line)) continue;
    const [, now = part.replace(NOW, ''), desired] =
      (isHeadline ? DESIRED_AFTER_ARROW.exec(part) : null) ?? [];
    if (desired !== undefined) TAKERS.position?.(draft, desired, line, SURE.likely);
    // Its meaning is known only after the whole file has been read.
    if (isHeadline && titleScore(now) > 1) loose.push({ kind: 'headline', label: '', value: now, line });
    else if (isHeadline && namesTrade(now)) draft.text('/basics/headline', now, SURE.guessed, line);
    else draft.setAside({ ...line, text: part });
  }
}

/** 现为某植物园博士后 */
const NOW = /^现(?:为|任|是)(?=\p{Script=Han}{3})/u;

/** 房产顾问 → 想转大客户销售 */
const DESIRED_AFTER_ARROW = /^(.{2,20}?)\s*(?:→|➡|⇒|->)\s*(?:想|希望)?(?:转行?做?|做|找)(\p{L}.{1,20})$/u;

/** 现居武汉, 已婚已育, 延边人 */
const NO_TRADE = regex('iu')`
  ^(?:我|本人)?姓\p{Script=Han}{1,2}$|^(?:本人|我叫|我是)
  |^(?:现居|户籍|籍贯|居住|住(?!院)|已婚|未婚|应届|微信|电话|手机|邮箱|联络|联系|求职|昵称|tel\b|叫|想(?!象)|希望|打算)|活跃$|微信同|同号|同手机|^(?:WeChat|phone|mobile|tel)\b|same$
  |^(?:Dr|Mr|Ms|Mrs|Prof|Ph\.?D)\.?$|^\p{Script=Han}{2,6}人$|^(?:大专|本科|硕士|博士|中专)$|\s(?:大专|本科|中专)\s|简历|表$|^\d+\s*年$
`;

/** 工业自动化 B2B 销售 · 8 年 */
const MAX_TRADE_LENGTH = 40;

/** 数控操作工 | 舟山 near the name: the desired position and place. */
function takeIntentionOfHead(draft: Draft, parts: string[], line: TextLine): void {
  const [office = '', city = ''] = parts;
  const { positions = [], cities = [] } = draft.document.intention;
  const isIntention = parts.length === 2 && titleScore(office) > 1 && isChineseCity(city);
  if (!isIntention || cities.length > 0 || TAKERS.city?.(draft, city, line, SURE.likely) !== true) return;
  parts.splice(1, 1);
  if (positions.length === 0 && TAKERS.position?.(draft, office, line, SURE.likely) === true)
    parts.splice(0, 1);
}

/**
 * The words next to the name are the occupation of a person with work experience, and the desired position of
 * a student.
 */
export function placeWordsOfHead(draft: Draft, loose: readonly LooseDetail[]): void {
  const { document } = draft;
  for (const { kind, label, value, line } of loose) {
    // 现任职务 repeats the latest employment.
    if (kind === 'office' && document.work.length > 0) draft.setAside({ ...line, text: value });
    else if (kind === 'office') takeOwnFact(draft, label, value, line);
    if (kind !== 'headline') continue;
    const isIntention = document.work.length === 0 && (document.intention.positions ?? []).length === 0;
    if (isIntention) TAKERS.position?.(draft, value, line, SURE.likely);
    else draft.text('/basics/headline', value, SURE.guessed, line);
  }
}
