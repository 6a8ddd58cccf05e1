import type { TextLine } from '../reading/page-text.js';

/** Labels that forms place next to each other and that never occur in sentences. */
const LABELS =
  '姓名|性别|出生年月日?|出生日期|民族|籍贯|政治面貌|入党时间|健康状况|联系电话|联系方式|手机号码?|电子邮箱|邮箱|应聘岗位|应聘职位|报考岗位|报考职位|报考单位|年龄|学历学位|学历|身高|体重|婚姻状况|现住址|家庭住址|通讯地址|生源地|毕业院校及专业|毕业院校|毕业时间|所学专业|职称|参加工作时间|身份证号码?';
const LABEL = new RegExp(`(?:${LABELS})`, 'gu');
const ROW = new RegExp(`^\\s*(?:${LABELS})(?!\\s*[:：\\t])`, 'u');
const MIN_LABELS = 3;

/** The cells of a row of labels and values without separators; null for any other row. */
function cellsOf(text: string): string[] | null {
  if (/[:：\t|｜，,。]/u.test(text) || !ROW.test(text)) return null;
  const found = [...text.matchAll(LABEL)];
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
  const rows = lines.map((line) => (line.box === null ? cellsOf(line.text) : null));
  const isForm = rows.some((row) => row !== null);
  return lines.map((line, at) => {
    const row = rows[at] ?? (isForm && line.box === null ? singleOf(line.text) : null);
    if (row == null) return line;
    const pairs = row.flatMap((cell, index) =>
      index % 2 === 0 && row[index + 1] !== '' ? [`${cell}：${row[index + 1] ?? ''}`] : [],
    );
    return { ...line, text: pairs.join('\t'), quote: line.quote ?? line.text };
  });
}

const SINGLE =
  /^\s*(应聘岗位|应聘职位|报考岗位|报考职位|报考单位|联系电话|通讯地址|家庭住址)\s*([^\s:：\t].{1,30})$/u;
/** 应聘岗位党建干事: a single label on a line of such a form. */
const singleOf = (text: string): string[] | null => SINGLE.exec(text)?.slice(1) ?? null;
