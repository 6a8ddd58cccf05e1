import {
  type ConditionField,
  conditionFieldKeys,
  type PostConditions,
} from '@qicheng/analysis/civil-service';
import { sheetRecords } from '../sheet/index.js';
import { countIn, dayIn, scoreIn } from './cells.js';

/** Why a row of a position table is rejected. */
export type PostRefusal =
  | 'nameMissing'
  | 'codeMissing'
  | 'codeRepeated'
  | 'numberInvalid'
  | 'dayInvalid'
  | 'textTooLong';

export interface PostFacts {
  code: string;
  name: string;
  department: string;
  region: string;
  conditions: PostConditions;
  recruits: number | null;
  applicants: number | null;
  entryYear: number | null;
  entryScore: number | null;
  registerUntil: string;
  examOn: string;
}

export interface PostLine {
  line: number;
  code: string;
  name: string;
  refusal: PostRefusal | null;
  /** Null for a rejected row. */
  facts: PostFacts | null;
}

const COLUMNS = {
  code: ['职位代码', '岗位代码', '职位编号'],
  name: ['职位名称', '招考职位', '岗位名称', '招聘岗位'],
  department: ['部门名称', '招录机关', '招聘单位', '用人单位', '部门'],
  region: ['地区', '工作地点', '地域'],
  education: ['学历', '学历要求'],
  degree: ['学位', '学位要求'],
  major: ['专业', '专业要求', '所学专业'],
  political: ['政治面貌', '政治面貌要求'],
  fresh: ['应届要求', '招考对象', '招聘对象'],
  grassroots: ['基层工作最低年限', '基层工作年限'],
  serviceProject: ['服务基层项目工作经历', '服务基层项目'],
  hukou: ['户籍或生源', '户籍要求', '户籍'],
  age: ['年龄', '年龄要求'],
  gender: ['性别', '性别要求'],
  certificate: ['资格证书', '职业资格'],
  other: ['备注', '其他条件', '其他要求'],
  recruits: ['招考人数', '招录人数', '招聘人数'],
  applicants: ['报名人数', '报考人数'],
  entryYear: ['入围分年份'],
  entryScore: ['最低入围分', '入围分'],
  registerUntil: ['报名截止'],
  examOn: ['笔试日期', '考试日期'],
} as const;
type Cells = Record<keyof typeof COLUMNS, string>;

const NAME = 120;
const CODE = 40;
const REGION = 60;
const CONDITION = 2_000;

const conditionsOf = (cells: Cells): PostConditions =>
  Object.fromEntries(
    conditionFieldKeys.flatMap((field: ConditionField) =>
      cells[field] === '' ? [] : [[field, cells[field]]],
    ),
  );

function refusalOf(cells: Cells, taken: ReadonlySet<string>): PostRefusal | null {
  const { code, name, department, region } = cells;
  if (name === '') return 'nameMissing';
  if (code === '') return 'codeMissing';
  const isTooLong =
    [name, department].some((text) => text.length > NAME) || code.length > CODE || region.length > REGION;
  if (isTooLong || conditionFieldKeys.some((field) => cells[field].length > CONDITION)) return 'textTooLong';
  if (taken.has(keyOf(cells))) return 'codeRepeated';
  const counts = [cells.recruits, cells.applicants, cells.entryYear].map(countIn);
  if (counts.includes(undefined) || scoreIn(cells.entryScore) === undefined) return 'numberInvalid';
  return dayIn(cells.registerUntil) === undefined || dayIn(cells.examOn) === undefined ? 'dayInvalid' : null;
}

/** Key of a post within its table. */
export const keyOf = ({ department, code }: Pick<PostFacts, 'department' | 'code'>): string =>
  `${department}|${code}`;

/** Parses a position table: 职位代码, 职位名称, 学历 and 专业 are required. */
export function postLines(rows: readonly string[][]): PostLine[] {
  const taken = new Set<string>();
  return sheetRecords(rows, COLUMNS, ['code', 'name', 'education', 'major']).map(({ line, cells }) => {
    const refusal = refusalOf(cells, taken);
    const { code, name, department, region } = cells;
    if (refusal !== null) return { line, code, name, refusal, facts: null };
    taken.add(keyOf(cells));
    const facts: PostFacts = {
      code,
      name,
      department,
      region,
      conditions: conditionsOf(cells),
      recruits: countIn(cells.recruits) ?? null,
      applicants: countIn(cells.applicants) ?? null,
      entryYear: countIn(cells.entryYear) ?? null,
      entryScore: scoreIn(cells.entryScore) ?? null,
      registerUntil: dayIn(cells.registerUntil) ?? '',
      examOn: dayIn(cells.examOn) ?? '',
    };
    return { line, code, name, refusal, facts };
  });
}
