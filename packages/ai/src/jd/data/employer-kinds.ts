/** A kind of employer: how postings name it, and what identifies it in the name of an employer. */
interface EmployerKind {
  readonly name: string;
  readonly required: RegExp;
  readonly shown: RegExp;
}

const COMPANY = /公司|集团|事务所|酒店|超市|商行|[厂店]$/u;

const KINDS: readonly EmployerKind[] = [
  {
    name: '机关',
    required: /^(?:党政|政府|行政|国家)?机关(?:单位)?$|^政府(?:部门|单位)?$|^体制内$|^公务员$/u,
    shown:
      /人民政府|街道办|党[委校组]|人大|政协|法院|检察院|海关|公安|委员会$|[\u4e00-\u9fa5]{2,}(?:局|厅|委|办公室|管委会)(?:$|[\u4e00-\u9fa5]{1,8}(?:科|处|股|室|所|分局)$)/u,
  },
  {
    name: '医院',
    required: /^(?:医院|医疗机构|临床(?:科室)?)$/u,
    shown: /医院|卫生院|卫生服务中心|保健院|急救中心/u,
  },
  { name: '学校', required: /^(?:学校|院校|高校|公办学校)$/u, shown: /学校|[小中]学|大学|学院|幼儿园/u },
  { name: '律所', required: /^律(?:所|师事务所)$/u, shown: /律师事务所|律所/u },
  {
    name: '会计师事务所',
    required: /^(?:会计师)?事务所$|^会所$/u,
    shown: /会计师事务所|普华永道|德勤|安永|毕马威/u,
  },
  { name: '银行', required: /^银行$/u, shown: /银行|信用社|农商行/u },
  {
    name: '小贷公司',
    required: /^小(?:额)?贷(?:款)?(?:公司)?(?:\p{Script=Han}{0,2})$/u,
    shown: /小额贷款|小贷/u,
  },
  { name: '担保公司', required: /^(?:融资)?担保(?:公司)?$/u, shown: /担保/u },
  {
    name: '科研院所',
    required: /^(?:科研|研究)(?:院所|机构|单位)$|^研究[院所]$/u,
    shown: /研究[院所]|科学院/u,
  },
  {
    name: '工厂',
    required: /^(?:工厂|生产(?:型)?企业|制造(?:型)?企业)$/u,
    shown: /[\u4e00-\u9fa5]厂|制造|五金|机械|模具|部件/u,
  },
  {
    name: '施工单位',
    required: /^(?:施工|建筑|建筑施工)(?:单位|企业|公司)$/u,
    shown:
      /中[铁建交冶][\u4e00-\u9fa5]{0,4}局|中建|工程局|建工|建设集团|建设工程|路桥|市政工程|建筑(?:工程)?(?:有限)?公司|建筑安装/u,
  },
  { name: '设计院', required: /^(?:建筑|规划|市政)?设计院$/u, shown: /设计(?:研究)?(?:总)?院/u },
];

const isPublicName = (name: string): boolean => !COMPANY.test(name);

/** Whether an employer is of a kind that a part of a requirement consists of: 政府机关, 医院. */
export const isOfKind = (employer: string, part: string): boolean =>
  KINDS.some(
    ({ name, required, shown }) =>
      required.test(part.trim()) && shown.test(employer) && (name !== '机关' || isPublicName(employer)),
  );

/** Whether a part of a requirement names a kind of employer. */
export const isEmployerKind = (part: string): boolean =>
  KINDS.some(({ required }) => required.test(part.trim()));

/** Kinds whose names also stand next to a grade or department: 二级以上医院病房. */
const NAMED_WITHIN = /医院|学校|银行|律所|律师事务所|会计师事务所|设计院|研究院/u;
/** The kind of employer that is named among other words; null if there is none. */
export const kindNamedIn = (words: string): string | null => NAMED_WITHIN.exec(words)?.[0] ?? null;

/** The kind of a public employer, which belongs to no industry; null for a company. */
export const publicKindOf = (employer: string): string | null =>
  isPublicName(employer) ? (KINDS.slice(0, 3).find(({ shown }) => shown.test(employer))?.name ?? null) : null;
