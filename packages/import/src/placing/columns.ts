import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import { isBodyLabel } from './entry-labels.js';
import { isColumnTitle, labelKindOf } from './label-kinds.js';

const COLUMN = regex('iu')`
  ^(?:序号|是否(?:毕业|全日制|在读)|(?:起止|就读|在校|工作|实习|项目|活动|获奖|获得|取得|颁发|任职|参与)?(?:时间|日期|年月|年份|期间|起止
  |周期)|有效期(?:至|限)?|周期|任期|任职|身份|(?:项目)?分工|(?:担任|我的|本人|项目)(?:角色|职责|职务)|主修专业
  |(?:学历)?层次|(?:主要)?工作|主要内容|技能类别|类别|类型|证书名称|起止年月|起讫时间|时间段
  |(?:毕业)?(?:学校|院校)(?:名称)?|就读院校|(?:所学)?专业(?:名称)?|学院|院系|学历|学位|学历\/学位
  |(?:公司|单位|企业|工作单位|实习单位|实习公司|组织|社团|部门)(?:名称)?|所在部门
  |(?:担任|实习|工作|所任)?(?:职位|岗位|职务|角色)(?:名称)?|(?:学生|所在)组织|(?:项目|活动|课题)(?:名称)?
  |(?:工作|实习|项目|主要|岗位|活动)?(?:内容|职责|描述|业绩|成果)
  |(?:奖项|荣誉|奖励|获奖|证书|奖学金|竞赛)(?:名称|项目)?|名称|级别|等级|奖项级别|颁发单位|授予单位|颁奖单位
  |发证机构|地点|城市|备注|(?:持有|证书|考试|当前)?状态|说明|情况|结果|(?:平均|学分|加权)*(?:绩点|成绩|均分|平均分)|gpa|(?:专业|班级|年级|成绩|综合)?排名
  |(?:主修|主要|核心|相关|专业|主干|所学|在校)课程|证明人|离职原因|离职理由|教育程度|文化程度|自何年月|至何年月
  |起|止|(?:起始|开始|结束|终止|截止)(?:时间|日期|年月)?|证明人及?(?:联系)?(?:电话|方式)|称谓|关系|政治面貌
  |工作单位及职务|工种|来源|项目来源|经费来源|技能|技能名称|掌握程度|熟练程度)$
`;

/** Whether a line is the title row of a table. */
export const isColumnRow = (text: string): boolean => {
  const cells = cellsOf(text);
  return cells.length >= 2 && cells.every(isTitle);
};

const isTitle = (cell: string): boolean => COLUMN.test(cell) || isColumnTitle(cell);

/**
 * In a row with at least this many known titles, the other cells are titles too if the row below has the same
 * number of cells.
 */
const MIN_KNOWN = 3;
export function isLikelyColumnRow(text: string, below: string | undefined): boolean {
  const cells = cellsOf(text);
  const values = cellsOf(below ?? '');
  return (
    cells.length > MIN_KNOWN &&
    cells.filter(isTitle).length === cells.length - 1 &&
    cells.every((cell) => /^\p{Script=Han}{1,12}$/u.test(cell)) &&
    values.length === cells.length &&
    !values.some(isTitle)
  );
}

const bareLabel = (cell: string): string => cell.replace(/[\s:：]+/gu, '');

const cellsOf = (text: string): string[] => text.split('\t').map((cell) => cell.replace(/\s+/g, ''));

// 学校 | 武汉大学 | 专业 | 会计学: alternating labels and values.
const areLabelValuePairs = (cells: readonly string[]): boolean =>
  cells.length >= 2 &&
  cells.length % 2 === 0 &&
  cells.every((cell, at) => (at % 2 === 1 ? !COLUMN.test(cell.replace(/\s+/g, '')) : isLabel(cell)));

const LABEL_END =
  /(?:名称|单位|公司|企业|机构|时间|日期|起止|年月|周期|职位|职务|岗位|角色|分工|部门|地点|学校|院校|专业|学历|学位|层次|题目|任期|内容|职责|描述)$/u;
const isLabel = (cell: string): boolean => {
  const words = cell.replace(/\s+/g, '');
  return COLUMN.test(words) || (words.length <= 6 && LABEL_END.test(words) && labelKindOf(words) !== null);
};

const joinLabelValuePairs = (cells: readonly string[]): string =>
  cells
    .flatMap((cell, at) => (at % 2 === 0 ? [`${cell.trim()}：${cells[at + 1]?.trim() ?? ''}`] : []))
    .join('\t');

/** 单位：…；岗位：…；时间：… in one line, with gaps between them. */
function labelledClauses(text: string): string | null {
  const clauses = text.split(/[；;，,]\s*(?=\p{Script=Han}{2,6}\s*[:：])/u);
  const areLabels = clauses.every((clause) => {
    const label = /^\s*(\p{Script=Han}{2,6})\s*[:：]\s*\S/u.exec(clause)?.[1];
    return label !== undefined && (COLUMN.test(label) || isLabel(label)) && labelKindOf(label) !== 'body';
  });
  return clauses.length > 1 && areLabels ? clauses.join('\t').replace(/[；;。]$/u, '') : null;
}

/** A row that starts with a period has a column for it, even if its title was not recognised. */
function withTime(columns: readonly string[] | null, cells: readonly string[]): readonly string[] | null {
  if (columns === null || cells.length > columns.length + 1) return columns;
  const isUntitled =
    findPeriod(cells[0] ?? '')?.rest === '' && !columns.some((name) => labelKindOf(name) === 'time');
  return isUntitled ? ['时间', ...columns] : columns;
}

/** Column titles of forms that have no résumé field. */
export const ASIDE_LABEL = /^(?:证明人.{0,6}|离职原因|离职理由|联系电话|薪资|月薪|备注)$/u;

// 自何年月：2004.3 | 至何年月：2009.12
const FROM = /^(?:自|起|开始)[^：]{0,4}：(.+)$/u;
const UNTIL = /^(?:至|止|结束|终止|截止)[^：]{0,4}：(.+)$/u;
const withWholePeriod = (cells: readonly string[]): string[] => {
  const [from, until] = [FROM, UNTIL].map((form) => cells.flatMap((cell) => form.exec(cell)?.[1] ?? [])[0]);
  return from === undefined || until === undefined
    ? [...cells]
    : [`时间：${from}-${until}`, ...cells.filter((cell) => !FROM.test(cell) && !UNTIL.test(cell))];
};

const FUNDING = /^(?:项目|课题|经费|资助)?(?:来源|资助单位)$/u;
const ROLE_AND_ACTION = /^(\p{Script=Han}{2,8})[，,；;]\s*(\p{Script=Han}.{3,})$/u;

/** 国家自然科学基金青年项目，30万元; 参加，负责土壤样品: a cell below its title, not split at the comma. */
function wholeCell(name: string, cell: string): string {
  if (FUNDING.test(name)) return `资助来源：${cell.replace(/[，,]\s*([^，,（）()]+)$/u, '（$1）')}`;
  // （照顾家人）: a remark in the place of a name.
  const value = /^[（(]([^（）()]+)[）)]$/u.exec(cell)?.[1] ?? cell;
  const role = actionAfterRole(name, cell) === null ? value : (ROLE_AND_ACTION.exec(cell)?.[1] ?? cell);
  return `${name}：${role}`;
}

/** The statement in a cell after the role. */
function actionAfterRole(name: string, cell: string): string | null {
  return labelKindOf(name) === 'role' ? (ROLE_AND_ACTION.exec(cell)?.[2] ?? null) : null;
}

/** （从大学填起） | （研究方向）: a second title row that only annotates the first. */
const REMARK_ROW = /^\s*(?:[（(][^（）()]{2,14}[）)]\s*)+$/u;

/** A cell that says that there is no value. */
const NO_VALUE = /^\s*(?:[/／—–-]+|无)\s*$/u;

/** 下属人数 above 38人: a figure below a title that names no field. */
const isFigureOf = (name: string, cell: string): boolean =>
  labelKindOf(name) === null && !COLUMN.test(name) && /^\d[\d.,]*\s?\S{0,4}$/u.test(cell.trim());

/** Rows below a title row as `标题：内容`, cell by cell; other lines unchanged. */
export function withColumnNames(lines: readonly TextLine[]): TextLine[] {
  let columns: readonly string[] | null = null;
  return lines.flatMap((line, index) => {
    if (REMARK_ROW.test(line.text) && columns !== null) return [];
    if (isColumnRow(line.text) || isLikelyColumnRow(line.text, lines[index + 1]?.text)) {
      columns = cellsOf(line.text);
      return [];
    }
    const cells = line.text.split('\t');
    columns = withTime(columns, cells);
    // 工作内容： | …: a row with a single label among the others.
    if (cells.length >= 2 && /[:：]\s*$/u.test(cells[0] ?? '') && isBodyLabel(bareLabel(cells[0] ?? '')))
      return [{ ...line, text: cells.join('') }];
    const apart = labelledClauses(line.text);
    if (apart !== null) return [{ ...line, text: apart }];
    if (areLabelValuePairs(cells)) return [{ ...line, text: joinLabelValuePairs(cells) }];
    if (columns === null || cells.length < 2 || cells.length > columns.length) return [line];
    const names: readonly string[] = columns;
    const isCounted = /^(?:序号|编号|No\.?)$/iu.test(names[0] ?? '');
    // 工作职责 | 结果: each cell is a statement.
    if (names.every((name) => labelKindOf(name) === 'body'))
      return cells.flatMap((cell) =>
        cell.trim() === '' ? [] : [{ ...line, text: cell.trim(), isBullet: false, likely: 'said' as const }],
      );
    const asides = cells.flatMap((cell, at) =>
      ASIDE_LABEL.test(names[at] ?? '') && cell.trim() !== '' ? `${names[at]}：${cell.trim()}` : [],
    );
    const figures = cells.flatMap((cell, at) =>
      isFigureOf(names[at] ?? '', cell) ? `${names[at]}：${cell.trim()}` : [],
    );
    const kept = cells.flatMap((cell, at) =>
      ASIDE_LABEL.test(names[at] ?? '') || NO_VALUE.test(cell) || isFigureOf(names[at] ?? '', cell)
        ? []
        : { cell, at },
    );
    // The content of a column with two titles decides which one applies.
    const named = kept.map(({ cell, at }) =>
      labelKindOf(names[at] ?? '') === null && !COLUMN.test(names[at] ?? '')
        ? cell.trim()
        : wholeCell(names[at] ?? '', cell.trim()),
    );
    const actions = kept.flatMap(({ cell, at }) => actionAfterRole(names[at] ?? '', cell.trim()) ?? []);
    return [
      { ...line, text: withWholePeriod(named.slice(isCounted ? 1 : 0)).join('\t') },
      ...actions.map((text) => ({ ...line, text, isBullet: false, likely: 'said' as const })),
      ...[...figures, ...asides].map((text) => ({ ...line, text, isBullet: false, likely: 'said' as const })),
    ];
  });
}

/** The cells of a row; one without a value is empty. */
export const cellsOfRow = (row: string): string[] =>
  row.split('\t').map((cell) => (NO_VALUE.test(cell) ? '' : cell.trim()));

const valuesIn = (row: string): string =>
  cellsOfRow(row)
    .filter((cell) => cell !== '')
    .join('\t');

/** The rows of a table without the title row, for lists whose parts are self-explanatory. */
export const withoutColumnNames = (lines: readonly TextLine[]): TextLine[] => {
  const isCounted = lines.some(({ text }) => isColumnRow(text) && /^(?:序号|编号)/u.test(text));
  return lines
    .filter(({ text }) => !isColumnRow(text))
    .map((line) => (isCounted ? { ...line, text: line.text.replace(/^\s*\d{1,2}\t/, '') } : line))
    .map((line) => reworded(line, valuesIn(line.text)));
};
