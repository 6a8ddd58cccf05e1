import { reworded, type TextLine } from '../reading/page-text.js';
import { isBodyLabel } from './entry-labels.js';
import { factKindOf } from './fact-labels.js';
import { headingOf } from './headings.js';
import { placeOfLabel } from './loose/labels.js';

/** A short word, a symbol and a space at the start of a line or after a gap. */
const SIGNED =
  /(?<=^\s*|\s{2}|\t)(\p{Script=Han}(?:[\p{Script=Han} ]{0,6}\p{Script=Han})?)\s?([/／>＞=＝])\s+(?=\S)/gu;
const MIN_LINES = 4;
/** Minimum share of lines that start with such a label. */
const SHARE = 0.4;

const isKnown = (label: string): boolean => {
  const word = label.replace(/\s+/gu, '');
  return factKindOf(word) !== null || placeOfLabel(word) !== null || isBodyLabel(word);
};

/** 意向 → 招聘主管, 求职方向——编辑: an arrow or a long dash after a label of the preference or of a contact. */
const ARROW = /(?<=^\s*|\s{2}|\t)(\p{Script=Han}{2,4}|[A-Za-z]{4,10})\s*(?:→|➡|⇒|——|->)\s*(?=\S)/gu;
const KINDS_AFTER_ARROW: ReadonlySet<string> = new Set([
  'position',
  'city',
  'salary',
  'phone',
  'email',
  'wechat',
  'website',
]);
const withColonForArrow = (whole: string, label: string): string =>
  KINDS_AFTER_ARROW.has(factKindOf(label) ?? '') ? `${label}：` : whole;

/** 性别 Gender：, 技能 SKILLS：: a known label with its translation. */
const TRANSLATED =
  /(?<=^\s*|\s{2}|\t)(\p{Script=Han}{2,6})\s+[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?\s*(?=[:：])/gu;
const withoutTranslation = (whole: string, label: string): string => (isKnown(label) ? label : whole);

/** 姓名｜水清华: a bar between label and value on most lines. */
const LABEL_AND_BAR = /^\s*(\p{Script=Han}(?:[\p{Script=Han} ]{0,6}\p{Script=Han})?)\s*[｜|]\s*(?=\S)/u;
const MIN_SHARE_WITH_BARS = 0.6;

/** 老家/ 内蒙古赤峰, 民族 > 汉: replaces the symbol after a label by a colon if the whole file uses it. */
export function withLabelMarks(read: readonly TextLine[]): TextLine[] {
  const lines = read.map((line) =>
    line.box === null
      ? reworded(line, line.text.replace(ARROW, withColonForArrow).replace(TRANSLATED, withoutTranslation))
      : line,
  );
  const labels = lines.flatMap(({ text, box }) =>
    box === null ? [...text.matchAll(SIGNED)].slice(0, 1).filter(({ index }) => index < 3) : [],
  );
  const known = labels.filter(([, label = '']) => isKnown(label)).length;
  if (known < MIN_LINES || labels.length < lines.length * SHARE) return lines;
  return lines.map((line) => {
    const text = line.text.replace(SIGNED, '$1：');
    return reworded(line, text);
  });
}

/** Replaces the bar after a label by a colon if most lines of the file have it. */
export function withBarsAsColons(lines: readonly TextLine[]): TextLine[] {
  const withBars = lines.flatMap(({ text, box }) =>
    box === null ? (LABEL_AND_BAR.exec(text)?.[1] ?? []) : [],
  );
  const areLabels =
    withBars.filter(isKnown).length >= MIN_LINES && withBars.length >= lines.length * MIN_SHARE_WITH_BARS;
  if (!areLabels) return [...lines];
  return lines.map((line) =>
    reworded(
      line,
      line.text.replace(LABEL_AND_BAR, (_, label: string) => `${label.replace(/\s+/gu, '')}：`),
    ),
  );
}

/** A narrower gap separates cells only if the row has no wider one. */
const GAPS = [/\t/u, /\t|\s{2,}/u, /\s+/u];
const LABEL_CELL = /^[\p{Script=Han}/／（()）、]{2,14}$/u;
const MIN_KNOWN = 2;
const MAX_CELLS = 10;

const cellsOf = (text: string, gap: RegExp): string[] => text.split(gap).flatMap((cell) => cell.trim() || []);
const tight = (text: string): string => text.replace(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '');
const known = (cells: readonly string[]): number => cells.filter((cell) => factKindOf(cell) !== null).length;

/** The cells of a row that consists only of labels, and the gaps between them; null for any other row. */
function labelsOf({ text }: TextLine): { labels: string[]; gap: number } | null {
  if (/[:：,，。;；\d]/u.test(text)) return null;
  for (const [gap, form] of GAPS.entries()) {
    const labels = cellsOf(text, form).map(tight);
    const isRow =
      labels.length >= MIN_KNOWN &&
      labels.length <= MAX_CELLS &&
      labels.every((cell) => LABEL_CELL.test(cell)) &&
      known(labels) >= MIN_KNOWN &&
      known(labels) * 2 >= labels.length;
    if (isRow) return { labels, gap };
  }
  return lettersApart(text);
}

/** Common labels, whose letters may be spaced out. */
const USUAL = [
  ...'姓名|曾用名|性别|年龄|出生年月|出生日期|民族|籍贯|政治面貌|学历|学位|身高|体重|婚姻状况|婚否|健康状况|专业|职称'.split(
    '|',
  ),
  ...'联系电话|联系方式|手机|邮箱|毕业院校|毕业学校|毕业时间|所学专业|家庭住址|现住址|户口所在地|照片'.split(
    '|',
  ),
].sort((one, other) => other.length - one.length);
const EACH_USUAL = new RegExp(USUAL.join('|'), 'gu');
const ONLY_USUAL = new RegExp(`^(?:${USUAL.join('|')}){3,}$`, 'u');

/** 姓  名 性 别 年  龄: a row of labels whose letters are as far apart as the labels. */
function lettersApart(text: string): { labels: string[]; gap: number } | null {
  const bare = text.replace(/\s+/gu, '');
  if (!/\p{Script=Han}\s+\p{Script=Han}/u.test(text) || !ONLY_USUAL.test(bare)) return null;
  return { labels: [...bare.matchAll(EACH_USUAL)].map(([label]) => label), gap: 2 };
}

function valuesOf({ text }: TextLine, count: number, least: number): string[] | null {
  for (const form of GAPS.slice(least)) {
    const cells = cellsOf(text, form);
    if (cells.length !== count) continue;
    return known(cells) === 0 && !cells.some((cell) => /[:：]/u.test(cell)) ? cells : null;
  }
  return null;
}

/** 姓 名 | 性 别 above 轩辕婷 | 女: aligns the cells of rows whose gaps are spaces of any width. */
export function withLabelRows(lines: readonly TextLine[]): TextLine[] {
  const rows = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || line.box !== null || next.box !== null) continue;
    const row = labelsOf(line);
    // Tabs already separate cells, including empty ones.
    if (row === null || (line.text.includes('\t') && next.text.includes('\t') && row.gap === 0)) continue;
    const values = valuesOf(next, row.labels.length, line.text.includes('\t') ? 0 : row.gap);
    if (values === null) continue;
    rows[at] = { ...line, text: row.labels.join('\t'), quote: line.quote ?? line.text };
    rows[at + 1] = { ...next, text: values.join('\t'), quote: next.quote ?? next.text };
  }
  return rows;
}

/** Labels that forms place next to each other and that never occur in sentences. */
const JOINED_LABELS =
  '姓名|性别|出生年月日?|出生日期|民族|籍贯|政治面貌|入党时间|健康状况|联系电话|联系方式|手机号码?|电子邮箱|邮箱|应聘岗位|应聘职位|报考岗位|报考职位|报考单位|年龄|学历学位|学历|身高|体重|婚姻状况|现住址|家庭住址|通讯地址|生源地|毕业院校及专业|毕业院校|毕业时间|所学专业|职称|参加工作时间|身份证号码?';
const JOINED_LABEL = new RegExp(`(?:${JOINED_LABELS})`, 'gu');
const ROW = new RegExp(`^\\s*(?:${JOINED_LABELS})(?!\\s*[:：\\t])`, 'u');
const MIN_LABELS = 3;

/** The cells of a row of labels and values without separators; null for any other row. */
function joinedCellsOf(text: string): string[] | null {
  if (/[:：\t|｜，,。]/u.test(text) || !ROW.test(text)) return null;
  const found = [...text.matchAll(JOINED_LABEL)];
  if (found.length < MIN_LABELS) return null;
  const values = found.map((label, at) =>
    text.slice(label.index + label[0].length, found[at + 1]?.index ?? text.length).trim(),
  );
  // A title row consists of labels only.
  return values.filter((value) => value !== '').length * 2 > found.length
    ? found.flatMap((label, at) => [label[0], values[at] ?? ''])
    : null;
}

/** 姓名洪思源性别女民族土家族: restores labels and values whose cell borders were lost in copying. */
export function withJoinedLabels(lines: readonly TextLine[]): TextLine[] {
  const rows = lines.map((line) => (line.box === null ? joinedCellsOf(line.text) : null));
  const isForm = rows.some((row) => row !== null);
  return lines.map((line, at) => {
    const row = rows[at] ?? (isForm && line.box === null ? singleOf(line.text) : null);
    if (row == null) return line;
    const pairs = row.flatMap((cell, index) =>
      index % 2 === 0 && row[index + 1] !== '' ? [`${cell}：${row[index + 1] ?? ''}`] : [],
    );
    return reworded(line, pairs.join('\t'));
  });
}

const SINGLE =
  /^\s*(应聘岗位|应聘职位|报考岗位|报考职位|报考单位|联系电话|通讯地址|家庭住址)\s*([^\s:：\t].{1,30})$/u;
/** 应聘岗位党建干事: a single label on a line of such a form. */
const singleOf = (text: string): string[] | null => SINGLE.exec(text)?.slice(1) ?? null;

/** Emoji used as labels. */
const PICTURES: readonly (readonly [string, string])[] = [
  ['📱☎📞📲', '电话'],
  ['📧✉📮📩💌', '邮箱'],
  ['📍🏠🏡', '现居'],
  ['🎂', '出生日期'],
  ['🎯', '求职意向'],
  ['🏙🌆', '意向城市'],
  ['💰', '期望薪资'],
  ['🔧🛠🧰', '技能'],
  ['🗣', '语言'],
  ['💬💭', '自我评价'],
  ['🏆🏅🎖🥇', '获奖'],
  ['📜', '证书'],
];
const LABEL_OF = new Map(
  PICTURES.flatMap(([symbols, label]) => [...symbols].map((symbol) => [symbol, label] as const)),
);
const SYMBOL = new RegExp(`(${[...LABEL_OF.keys()].join('|')})\\uFE0F?\\s*`, 'gu');
const OWN_LABEL = /^\s*[\p{Script=Han}A-Za-z -]{1,12}\s*[:：]/u;

/** ♀ among the details of a person. */
const GENDER = /(?<!\S)[♂♀](?!\S)/gu;
const withGender = (line: TextLine): TextLine =>
  reworded(
    line,
    line.text.replace(GENDER, (sign) => (sign === '♀' ? '女' : '男')),
  );

/** 🎯 产品助理 🏙 天津: replaces emoji by labels; those before a heading or a label are removed. */
export function withPictureLabels(lines: readonly TextLine[]): TextLine[] {
  return lines.map(withGender).map((line) => {
    if (line.box !== null || line.text.search(SYMBOL) < 0) return line;
    const found = [...line.text.matchAll(SYMBOL)];
    const parts = found.map((one, at) => ({
      label: LABEL_OF.get(one[1] ?? '') ?? '',
      value: line.text.slice(one.index + one[0].length, found[at + 1]?.index ?? line.text.length).trim(),
    }));
    const isNamed = parts.every(
      ({ value }) => value.length > 1 && !OWN_LABEL.test(value) && headingOf(value) === null,
    );
    const before = line.text.slice(0, found[0]?.index).trim();
    if (!isNamed || (before !== '' && /[\p{L}\d]/u.test(before) && before.length > 30)) return line;
    const text = [
      ...(/[\p{L}\d]/u.test(before) ? [before] : []),
      ...parts.map(
        ({ label, value }) => `${label}：${value.replace(/^(?:现居|现住|家住|住在|坐标|想做|想找)\s*/u, '')}`,
      ),
    ].join('\t');
    return reworded(line, text);
  });
}
