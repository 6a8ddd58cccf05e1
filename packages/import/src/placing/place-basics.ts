import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import { type FactKind, factKindOf, LABEL_IN_LINE } from './fact-labels.js';
import {
  EMAIL,
  LINK,
  PHONE,
  takeBirth,
  takeEmail,
  takeEthnicity,
  takeGender,
  takeLink,
  takePhone,
  takePolitical,
  takePosition,
  TAKERS,
} from './facts.js';
import { findName } from './name.js';
import { titleLikeness } from './recognise.js';
import { isSentence } from './words.js';

/** Details of the education that stand among the personal ones. */
export interface LooseEducation {
  kind: FactKind;
  value: string;
  line: TextLine;
}

interface Leftover {
  text: string;
  line: TextLine;
}

const LOOSE: readonly FactKind[] = ['school', 'major', 'degree', 'graduation', 'college'];
const CITY =
  /^(?:(?:[\p{Script=Han}]{2,8}(?:省|自治区|特别行政区))?[\p{Script=Han}]{2,7}(?:市|州|盟|区|县)|(?:北京|上海|天津|重庆|广东|广州|深圳|武汉|湖北|成都|四川|杭州|浙江|南京|江苏|西安|陕西|苏州|长沙|湖南|郑州|河南|济南|青岛|山东|厦门|福州|福建|合肥|安徽|南昌|江西|昆明|云南|贵阳|贵州|南宁|广西|海口|海南|沈阳|大连|辽宁|长春|吉林|哈尔滨|黑龙江|石家庄|河北|太原|山西|呼和浩特|内蒙古|兰州|甘肃|西宁|青海|银川|宁夏|乌鲁木齐|新疆|拉萨|西藏|香港|澳门|台湾|宁波|无锡|佛山|东莞|珠海)[\p{Script=Han}]{0,6})$/u;

/** Personal details, contacts and intentions of the lines before the first section and of the sections that hold them. */
export function placeBasics(draft: Draft, lines: readonly TextLine[], isHead: boolean): LooseEducation[] {
  const loose: LooseEducation[] = [];
  const leftovers = paired(lines).flatMap((line) => takeLine(draft, line, loose));
  const rest = isHead && !draft.has('/basics/name') ? takeName(draft, leftovers) : leftovers;
  for (const leftover of rest) takeLeftover(draft, leftover, isHead);
  return loose;
}

/** A row of labels above a row of as many values, put side by side. */
function paired(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, index) => {
    if (areLabels(lines[index - 1]?.text, line.text)) return [];
    const next = lines[index + 1];
    if (next === undefined || !areLabels(line.text, next.text)) return [line];
    const values = next.text.split('\t');
    const cells = line.text.split('\t').flatMap((label, at) => [label, values[at] ?? '']);
    return [{ ...next, text: cells.join('\t') }];
  });
}

function areLabels(above: string | undefined, below: string): boolean {
  const [labels, values] = [above?.split('\t') ?? [], below.split('\t')];
  return (
    labels.length >= 3 &&
    labels.length === values.length &&
    labels.every((label) => factKindOf(label) !== null) &&
    values.every((value) => factKindOf(value) === null)
  );
}

function takeLine(draft: Draft, line: TextLine, loose: LooseEducation[]): Leftover[] {
  const cells = line.text.split('\t').map((cell) => cell.trim());
  const left: string[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = (cells[index] ?? '').replace(
      /^[\s•·●■◆◇▪|\p{So}\p{Sk}\p{Extended_Pictographic}\uFE0F]+(?=.)/u,
      '',
    );
    const kind = cell.length <= 16 ? factKindOf(cell) : null;
    const next = cells[index + 1];
    if (kind !== null && next !== undefined && factKindOf(next) === null) {
      if (takeFact(draft, kind, cell, next, line, loose)) index += 1;
      else left.push(cell);
    } else if (kind === null) left.push(...takeLabels(draft, cell, line, loose));
    // A label without a value says nothing.
  }
  return left.filter((text) => text !== '').map((text) => ({ text, line }));
}

const BARE = [
  '姓名|性别|民族|籍贯|政治面貌|出生年月|出生日期|现居地|现居住地',
  '联系电话|手机号码|手机号|手机|电话|电子邮箱|邮箱|e-?mail|微信|QQ',
  '求职意向|意向岗位|期望职位|期望岗位|应聘岗位|期望城市|意向城市|工作地点',
].join('|');
// 电话 138…: a label and a blank, where what follows is no label itself.
const BARE_LABEL = new RegExp(
  `(?<![^\\s])(${BARE})[ \u3000]+(?!(?:${BARE})(?:[\\s:：]|$))(?=[^\\s:：])`,
  'giu',
);

/** `标签：值 标签：值` in one cell; gives what is left of it. */
function takeLabels(draft: Draft, text: string, line: TextLine, loose: LooseEducation[]): string[] {
  const cell = text.replace(BARE_LABEL, '$1：');
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
    if (!takeFact(draft, kind, label[1] ?? '', value, line, loose)) left.push(`${label[1]}：${value}`);
  }
  return left.map((text) => text.trim());
}

function takeFact(
  draft: Draft,
  kind: FactKind,
  label: string,
  value: string,
  line: TextLine,
  loose: LooseEducation[],
): boolean {
  if (LOOSE.includes(kind)) {
    loose.push({ kind, value, line });
    return true;
  }
  const taker = TAKERS[kind];
  if (taker?.(draft, value, line, SURE.labelled)) return true;
  return takeOwnFact(draft, label, value, line);
}

/** A detail that has no field of its own keeps its label. */
function takeOwnFact(draft: Draft, label: string, value: string, line: TextLine): boolean {
  const count = draft.document.basics.facts?.length ?? 0;
  if (count >= 20 || value.length > 190) return false;
  const { lang } = draft;
  const fact = {
    id: `fact${count + 1}`,
    label: { [lang]: label.replace(/\s/g, '') },
    value: { [lang]: value },
  };
  draft.put(`/basics/facts/${count}`, fact, `${label}：${value}`, SURE.known, line);
  return true;
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
  draft.put(`/basics/name/${/\p{Script=Han}/u.test(name) ? 'zh' : 'en'}`, name, name, found.likeness, line);
  return leftovers.flatMap((leftover, index) => {
    if (index !== at) return [leftover];
    const rest = found.rest.replace(/^的?\s*(?:个人)?简历$/u, '').trim();
    return rest === '' ? [] : rest.split('\t').map((text) => ({ text, line: leftover.line }));
  });
}

/** Details without a label, told by their form. */
function takeLeftover(draft: Draft, { text, line }: Leftover, isHead: boolean): void {
  const rest: string[] = [];
  const parts = text.split(/\s*[|｜丨\t]\s*|\s{2,}|\s+[·•/]\s+|\s*[·•]\s+/u).flatMap(detailsIn);
  const isPersonal = PERSONAL.test(line.text);
  for (const part of parts.map((word) => word.trim())) {
    if (
      part === '' ||
      /^(?:个人)?(?:求职)?简历$|^resume$|^cv$|^curriculum vitae$|^personal resume$|^resume个人简历$|^个人简历resume$/i.test(
        part.replace(/(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu, ''),
      )
    )
      continue;
    for (const word of takeByForm(draft, part, line, isPersonal)) rest.push(word);
  }
  for (const part of rest) {
    const isHeadline =
      isHead &&
      !draft.has('/basics/headline') &&
      part.length >= 2 &&
      part.length <= 40 &&
      !isSentence(part) &&
      !/\d{6}|@/.test(part);
    if (isHeadline && isAlternateName(draft, part, line)) continue;
    if (isHeadline && titleLikeness(part) > 1 && !draft.has('/intention/positions/0'))
      takePosition(draft, part, line, SURE.likely);
    else if (isHeadline) draft.text('/basics/headline', part, SURE.guessed, line);
    else draft.setAside({ ...line, text: part });
  }
}

function isAlternateName(draft: Draft, said: string, line: TextLine): boolean {
  const part = said.replace(/^[（(]\s*|\s*[）)]$/g, '');
  if (part === draft.document.basics.name?.zh) return true;
  if (
    draft.has('/basics/name/en') ||
    !draft.has('/basics/name/zh') ||
    !(said === part ? /^[A-Z][a-z]+(?: [A-Z][a-z'-]+){1,2}$/ : /^[A-Z][a-z]+(?: [A-Z][a-z'-]+){0,2}$/).test(
      part,
    )
  )
    return false;
  draft.put('/basics/name/en', part, part, SURE.likely, line);
  return true;
}

const PERSONAL = /汉族|族(?!\p{Script=Han})|党员|团员|群众|(?<!\p{Script=Han})[男女](?!\p{Script=Han})/u;
const PROVINCE =
  '河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆';
const PROVINCE_AND_CITY = new RegExp(
  `^(?:${PROVINCE})(?:省|自治区)?[·\\s]?\\p{Script=Han}{2,4}(?:市|州|县)?$`,
  'u',
);

/** 湖北武汉 says where one comes from; 武汉 alone does so among personal details, and where one lives elsewhere. */
const isOrigin = (text: string, isPersonal: boolean): boolean =>
  PROVINCE_AND_CITY.test(text) || (isPersonal && CITY.test(text));

/** 女，汉族，中共党员，湖北武汉人: details with commas between them. */
function detailsIn(part: string): string[] {
  const words = part.split(/[，,；;。]\s*/).filter((word) => word.trim() !== '');
  if (words.length > 1 && words.every((word) => word.trim().length <= 16)) return words;
  const slashed = part.split('/').map((word) => word.trim());
  return slashed.length >= 3 && slashed.every((word) => word !== '' && word.length <= 10) ? slashed : [part];
}

/** Takes what a part is by itself; gives the words that are nothing known. */
function takeByForm(draft: Draft, part: string, line: TextLine, isPersonal: boolean): string[] {
  let left = part;
  const drop = (form: RegExp, take: (found: string) => boolean): void => {
    const found = form.exec(left)?.[0];
    if (found !== undefined && take(found))
      left = left.replace(found, ' ').replace(/^[\s,，;；:：/|()（）-]+|[\s,，;；:：/|()（）-]+$/g, '');
  };
  drop(EMAIL, (found) => takeEmail(draft, found, line, SURE.exact));
  drop(LINK, (found) => takeLink(draft, found, line, SURE.exact));
  drop(PHONE, (found) => takePhone(draft, found, line, SURE.exact));
  drop(/^(?:男|女|male|female)(?=$|[\s,，])/i, (found) => takeGender(draft, found, line, SURE.known));
  drop(/\d{2}\s*岁/, (found) => takeOwnFact(draft, '年龄', found, line));
  drop(/中共(?:预备)?党员|预备党员|共青团员|(?<!\S)团员(?!\S)|(?<!\S)群众(?!\S)|无党派人士/, (found) =>
    takePolitical(draft, found, line, SURE.known),
  );
  drop(/(?:19|20)\d{2}[.\-/年]\d{1,2}(?:[.\-/月]\d{1,2})?[日月]?\s*(?:出生|生)?/, (found) =>
    takeBirth(draft, found, line, SURE.likely),
  );
  drop(/^(?:[A-Za-z]{3,9}\.?\s+(?:19|20)\d{2}|(?:19|20)\d{2}[01]\d)$/, (found) =>
    takeBirth(draft, found, line, SURE.likely),
  );
  drop(/(?<!\S)\p{Script=Han}{1,5}族(?!\S)/u, (found) => takeEthnicity(draft, found, line, SURE.known));
  const native = /^(?:籍贯)?\s*(\p{Script=Han}{2,10})人$|^籍贯\s*(\p{Script=Han}{2,10})$/u
    .exec(left)
    ?.slice(1)
    .find(Boolean);
  const origin = native ?? (isOrigin(left, isPersonal) ? left : undefined);
  if (origin !== undefined && !draft.has('/basics/nativePlace')) {
    draft.text('/basics/nativePlace/name', origin.replace(/^籍贯/u, ''), SURE.likely, line);
    left = '';
  } else if (CITY.test(left) && !draft.has('/basics/residence')) {
    draft.text('/basics/residence/name', left, SURE.likely, line);
    left = '';
  }
  return left.trim() === '' ? [] : [left.trim()];
}
