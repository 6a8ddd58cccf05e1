import { regex } from '@qicheng/resume/regex';
import type { HeadPart } from './entries.js';
import { asOneName, placeApart, type Shape, withLaterPost } from './head-names.js';
import { labelKindOf } from './label-kinds.js';
import { withoutNoEmployers } from './no-employers.js';
import { withNamesOfProjects } from './project-names.js';
import { companyScore, departmentScore, titleScore } from './recognise.js';
import { labelled } from './words.js';

/** 来宾发电分公司, 江北污水处理厂, 城南支行: a part of an employer with a name of its own. */
const BRANCH = regex('u')`
  ^[\p{Script=Han}\d]{2,}(?:[分支]公司|[分支]行|分[院局厂店部]|[水电工]厂|处理厂|制造厂|营业[部厅]|[院校]区|门店|专卖店|旗舰店|[矿店站])$
`;
const DASH = '\\s*[·•—–-]+\\s*';

/** 某水务有限公司·江北污水处理厂: an employer and its branch are one name. */
function withUnitsOfEmployers(parts: readonly HeadPart[], { main }: Shape): readonly HeadPart[] {
  if (main !== 'company') return parts;
  return parts.reduce<HeadPart[]>((all, part) => {
    const owner = all.at(-1);
    const isBranch =
      owner !== undefined &&
      companyScore(owner.text) >= 2 &&
      BRANCH.test(part.text) &&
      titleScore(part.text) <= 1;
    const joined = isBranch ? asOneName(owner, part, DASH) : null;
    return joined === null ? [...all, part] : [...all.slice(0, -1), joined];
  }, []);
}

const DEPARTMENT_AND_TITLE = regex('u')`
  ^(?<department>\p{Script=Han}{1,8}?(?:[部办科室组课]|[面菜灶]点?房|学院|研究所))(?:\s*[—–\-·/／]+\s*)?
  (?<title>(?!员|[科处部室组课办]?(?:长|主任)|主管|经理|总监|学|技|研)(?:\p{Script=Han}|[A-Z]{2,5}(?=\p{Script=Han}))[\p{Script=Han}→、]{1,7})$
`;
/** 手术室护士, 心内科医生, 代课教师: the place or kind of work is part of what the occupation is called. */
const ONE_OCCUPATION = /护[士师理]|医[生师]|^(?:[代任兼]课|办公室|行政部?|党支部|教研室)/u;
const EMPLOYER_AND_DEPARTMENT = regex('u')`
  ^(?<employer>\p{Script=Han}{2,}?(?:医院|卫生院|公司|集团|酒店|银行|研究院))(?:的|\s)?
  (?<department>\p{Script=Han}{1,7}(?:科|部|室|组|食堂|研究所)|[A-Z]{2,4}(?:组|科|病房)?)$
`;

const apart = (
  part: HeadPart,
  form: RegExp,
  first: string,
  other: string,
): readonly [string, string] | null => {
  const groups = form.exec(part.text)?.groups;
  return groups === undefined ? null : [groups[first] ?? '', groups[other] ?? ''];
};

function titleApart(part: HeadPart): readonly [string, string] | null {
  const found = ONE_OCCUPATION.test(part.text)
    ? null
    : apart(part, DEPARTMENT_AND_TITLE, 'department', 'title');
  return found !== null && titleScore(found[1]) > 1 && companyScore(part.text) < 2 ? found : null;
}

const isUnit = (text: string): boolean =>
  text.length <= MAX_UNIT_LENGTH && departmentScore(text) > 1 && titleScore(text) <= 1;
const MAX_UNIT_LENGTH = 10;

/** 职位：公司业务部 | 客户经理（小微信贷）: a department in front of the title under one label. */
function labelledUnitsApart(parts: readonly HeadPart[]): readonly HeadPart[] {
  return parts.map((part, at) => {
    const label = labelled(part.text);
    const before = labelled(parts[at - 1]?.text ?? '');
    const isRole = (found: typeof label): boolean => found !== null && labelKindOf(found.label) === 'role';
    const next = parts[at + 1];
    const isTitleNext = next !== undefined && labelled(next.text) === null && titleScore(bareTitle(next)) > 1;
    if (label !== null && isRole(label) && isUnit(label.value) && isTitleNext)
      return { ...part, text: `部门：${label.value}` };
    const isAfterUnit = before !== null && isRole(before) && isUnit(before.value);
    return label === null && isAfterUnit && titleScore(bareTitle(part)) > 1
      ? { ...part, text: `${before.label}：${part.text}` }
      : part;
  });
}
const bareTitle = ({ text }: HeadPart): string => text.replace(/[（(][^（）()]*[）)]$/u, '');

/**
 * 某银行 | 信贷部信审员: the department in front of a title or after an employer, as a labelled part. A head of a
 * department (采购科科长) keeps its title whole.
 */
export function departmentsApart(named: readonly HeadPart[], shape: Shape): readonly HeadPart[] {
  const whole = withNamesOfProjects(
    withUnitsOfEmployers(withoutNoEmployers(named, shape).map(withLaterPost), shape),
    shape,
  );
  const parts = labelledUnitsApart(whole.flatMap((part) => placeApart(part, shape)));
  const hasDepartment = parts.some(
    ({ text }) => departmentScore(text) > 1 || /部门|科室/u.test(labelled(text)?.label ?? ''),
  );
  if (shape.main !== 'company' || hasDepartment || parts.length < 2) return parts;
  for (const part of parts) {
    const label = labelled(part.text);
    const isRole = label !== null && labelKindOf(label.label) === 'role';
    const title = label === null || isRole ? titleApart({ ...part, text: label?.value ?? part.text }) : null;
    const employer = apart(part, EMPLOYER_AND_DEPARTMENT, 'employer', 'department');
    const found = title ?? (employer === null ? null : ([employer[1], employer[0]] as const));
    if (found === null) continue;
    const own = [
      { ...part, text: isRole ? `${label.label}：${found[1]}` : found[1] },
      { ...part, text: `部门：${found[0]}` },
    ];
    return parts.flatMap((other) => (other === part ? own : [other]));
  }
  return parts;
}
