import type { TextLine } from '../reading/page-text.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { factKindOf, LABEL_FORMS } from './fact-labels.js';

/** Rows of personal details, normalised to alternating labels and values. */
export function pairLabelsWithValues(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, index) => {
    if (areLabels(lines[index - 1]?.text, line.text)) return [];
    const next = lines[index + 1];
    if (next === undefined || !areLabels(line.text, next.text)) return [withWholeLabels(line)];
    const values = next.text.split('\t');
    const cells = line.text.split('\t').flatMap((label, at) => [label, values[at] ?? '']);
    return [{ ...next, text: cells.join('\t') }];
  });
}

/** A row of labels above a row with the same number of values. */
function areLabels(above: string | undefined, below: string): boolean {
  const [labels, values] = [above?.split('\t') ?? [], below.split('\t')];
  const known = labels.filter((label) => factKindOf(label) !== null).length;
  const areLikely =
    known >= MIN_KNOWN && known * 2 >= labels.length && labels.every((label) => LABEL.test(label));
  return (
    labels.length >= 2 &&
    values.length >= 2 &&
    labels.length >= values.length &&
    labels.length <= values.length + EMPTY_AT_END &&
    (areLikely || (known === labels.length && labels.length === values.length)) &&
    values.every((value) => factKindOf(value) === null && !/[:：]/.test(value) && findPeriod(value) === null)
  );
}

/** The last cells of a row of values may be empty. */
const EMPTY_AT_END = 2;
const MIN_KNOWN = 2;
const LABEL = /^\s*\p{Script=Han}{2,8}\s*$/u;

const INTENTION_LABEL = /^(?:岗位|职位|职务|工种|方向|城市|地点|地区|行业)$/u;

function withWholeLabels(line: TextLine): TextLine {
  const cells = line.text.split('\t');
  if (cells.length < 2) return line;
  const [first = '', second = ''] = cells.map((cell) => cell.replace(/\s+/g, ''));
  // 求职意向 | 岗位 | … | 城市 | …: the first cell is the heading of the others.
  if (
    cells.length >= 3 &&
    cells.length % 2 === 1 &&
    factKindOf(first) === 'position' &&
    INTENTION_LABEL.test(second)
  )
    return {
      ...line,
      text: cells
        .slice(1)
        .map((cell) => (INTENTION_LABEL.test(cell.trim()) ? `意向${cell.trim()}` : cell))
        .join('\t'),
    };
  const whole = cells.flatMap((cell, at) => (at % 2 === 0 ? halvesOf(cell, cells[at + 1]) : []));
  return whole.length > cells.length ? { ...line, text: whole.join('\t') } : line;
}

/** 性别/民族 | 女/汉族: two details in one pair of cells. */
function halvesOf(label: string, value: string | undefined): string[] {
  const [labels, values] = [label, value ?? ''].map((cell) => cell.split(/\s*[/／]\s*/u));
  if (labels === undefined || values === undefined || labels.length < 2 || labels.length !== values.length)
    return value === undefined ? [label] : [label, value];
  const named = labels.map((half) => (INTENTION_LABEL.test(half) ? `意向${half}` : half));
  return named.every((half) => factKindOf(half) !== null)
    ? named.flatMap((half, at) => [half, values[at] ?? ''])
    : [label, value ?? ''];
}

const BARE = [
  '姓名|性别|民族|籍贯|政治面貌|出生年月|出生日期|现居地|现居住地|现住址|家庭住址|住址|地址',
  '联系电话|手机号码|手机号|手机|电话|电子邮箱|邮箱|e-?mail|微信号?|QQ',
  '真名|坐标|找工作|TEL',
  '求职意向|意向岗位|期望职位|期望岗位|应聘岗位|期望城市|意向城市|工作地点',
  '毕业院校|毕业学校|所学专业|最高学历|学历|年龄|身高|体重|生日|生源地|户籍|婚姻状况|健康状况|期望薪资|到岗时间',
  LABEL_FORMS,
].join('|');
// 电话 138…: a label and a space, unless a label follows.
const BARE_LABEL = new RegExp(
  `(?<![^\\s|｜·•/／，,；;])(${BARE})[ \u3000]+(?!(?:${BARE})(?:[\\s:：]|$))(?=[^\\s:：])`,
  'giu',
);

// 姓名/性别：周文倩/女
const TWO_LABELS =
  /(?<!\p{Script=Han})(\p{Script=Han}{2,6})\s*[/／]\s*(\p{Script=Han}{2,6})\s*[:：]\s*([^\s/／:：]+)\s*[/／]\s*([^\s/／:：]+)/gu;
const twoDetails = (whole: string, first: string, second: string, one: string, other: string): string =>
  factKindOf(`${first}/${second}`) === null && factKindOf(first) !== null && factKindOf(second) !== null
    ? `${first}：${one} ${second}：${other}`
    : whole;

/** Labels of a cell with their colons: 电话 138…, 姓名/性别：周文倩/女. */
export const withColons = (text: string): string =>
  text.replace(BARE_LABEL, '$1：').replace(TWO_LABELS, twoDetails);

const MIN_ROWS = 2;
const QUESTION_LABEL = /^[\p{Script=Han}\s/／、]{2,12}$/u;
const EMPTY = /^(?:无|[（(]?略[）)]?|\/|-|—|暂无)$/u;
/** Form fields that have no résumé field. */
export const QUESTION =
  /(?:是否|能否|可否)(?!.*(?:服从|调剂|外派|出差|驻外|住校|住宿|夜班|倒班|退[伍役]|应届))|编号|代码|照片|证明人|联系人/u;

/** Alternating labels and values; empty cells in label positions pad the row. */
function turnsOf(text: string): { label: string; value: string }[] {
  const cells = text.split('\t').map((cell) => cell.trim());
  const turns: { label: string; value: string }[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === '') continue;
    turns.push({ label: cells[at] ?? '', value: cells[at + 1] ?? '' });
    at += 1;
  }
  return turns;
}

/** 姓名 | 张三 | 现职称 | 副研究员: pairs of cells with at least this many known labels. */
export function isRowOfPairs({ text }: TextLine, known: number): boolean {
  if (isColumnRow(text)) return false;
  const turns = text.includes('\t') ? turnsOf(text) : [];
  const labels = turns.map(({ label }) => label);
  return (
    turns.some(({ value }) => value !== '') &&
    turns.every(({ value }) => factKindOf(value) === null) &&
    labels.every((label) => QUESTION_LABEL.test(label)) &&
    labels.filter((label) => factKindOf(label) !== null).length >= known
  );
}

/** Finds rows of alternating labels and values. If a file has several, rows with unknown labels count too. */
export function rowsOfForm(lines: readonly TextLine[]): (line: TextLine) => boolean {
  const isForm = lines.filter((line) => isRowOfPairs(line, 1)).length >= MIN_ROWS;
  return (line) => isForm && isRowOfPairs(line, 0);
}

/** The labels of a row with their values, without the meaningless ones. */
export const pairsOf = (text: string): { label: string; value: string }[] =>
  turnsOf(text).flatMap(({ label, value }) =>
    value === '' || EMPTY.test(value) ? [] : [{ label: label.replace(/\s+/gu, ''), value }],
  );
