import type { Chance } from './random.js';

type Pair = readonly [zh: string, en: string];

const SURNAMES: Pair[] = [
  ['王', 'Wang'],
  ['李', 'Li'],
  ['张', 'Zhang'],
  ['刘', 'Liu'],
  ['陈', 'Chen'],
  ['欧阳', 'Ouyang'],
  ['赵', 'Zhao'],
  ['周', 'Zhou'],
  ['吴', 'Wu'],
  ['司徒', 'Situ'],
];
// Rare characters of real names that fonts and text layers often lack.
const GIVEN_NAMES: Pair[] = [
  ['子涵', 'Zihan'],
  ['喆', 'Zhe'],
  ['镕', 'Rong'],
  ['堃', 'Kun'],
  ['龑', 'Yan'],
  ['犇', 'Ben'],
  ['㛃', 'Jie'],
  ['䶮', 'Yan'],
  ['雨桐', 'Yutong'],
  ['浩然', 'Haoran'],
  ['思远', 'Siyuan'],
  ['明哲', 'Mingzhe'],
];
export const SCHOOLS: Pair[] = [
  ['江城理工大学', 'Jiangcheng University of Technology'],
  ['滨海财经大学', 'Binhai University of Finance and Economics'],
  ['云岭医科大学', 'Yunling Medical University'],
  ['赣江师范大学', 'Ganjiang Normal University'],
  ['关中工业大学', 'Guanzhong University of Technology'],
  ['南湖职业技术学院', 'Nanhu Vocational College'],
];
export const MAJORS: Pair[] = [
  ['软件工程', 'Software Engineering'],
  ['会计学', 'Accounting'],
  ['护理学', 'Nursing'],
  ['汉语言文学', 'Chinese Literature'],
  ['机械工程', 'Mechanical Engineering'],
  ['市场营销', 'Marketing'],
  ['国际经济与贸易', 'International Trade'],
];
export const COMPANIES: Pair[] = [
  ['星河云计算有限公司', 'Xinghe Cloud Computing'],
  ['禾木食品（上海）有限公司', 'Hemu Foods (Shanghai)'],
  ['衡远自动化设备股份有限公司苏州分公司', 'Hengyuan Automation, Suzhou Branch'],
  ['江城市第三人民医院', 'Jiangcheng No. 3 Hospital'],
  ['钱塘会计师事务所（特殊普通合伙）', 'Qiantang CPAs LLP'],
];
export const TITLES: Pair[] = [
  ['产品经理', 'Product Manager'],
  ['数据分析师', 'Data Analyst'],
  ['前端开发工程师', 'Front-end Engineer'],
  ['财务专员', 'Finance Specialist'],
  ['新媒体运营', 'Social Media Manager'],
  ['质量工程师', 'Quality Engineer'],
];
export const CITIES: Pair[] = [
  ['武汉', 'Wuhan'],
  ['上海', 'Shanghai'],
  ['深圳', 'Shenzhen'],
  ['西安', "Xi'an"],
  ['呼和浩特', 'Hohhot'],
];
export const SKILLS = [
  'TypeScript',
  'PostgreSQL',
  'Excel',
  'Power BI',
  'SolidWorks',
  'Python',
  '公文写作',
  '金蝶云星空',
  'C++',
  'Figma',
];
export const SKILL_GROUPS: Pair[] = [
  ['工具', 'Tools'],
  ['专业技能', 'Professional'],
  ['软件', 'Software'],
];
export const ORGANISATIONS: Pair[] = [
  ['校学生会', 'Student Union'],
  ['青年志愿者协会', 'Young Volunteers'],
  ['机器人社', 'Robotics Club'],
  ['广播站', 'Campus Radio'],
];
export const AWARDS: Pair[] = [
  ['国家奖学金', 'National Scholarship'],
  ['“互联网+”创新创业大赛', 'Internet Plus Contest'],
  ['优秀学生干部', 'Outstanding Student Leader'],
  ['数学建模竞赛', 'Mathematical Modelling Contest'],
];

const VERBS: Pair[] = [
  ['主导', 'Led'],
  ['负责', 'Owned'],
  ['参与', 'Took part in'],
  ['独立完成', 'Completed'],
  ['重构', 'Rebuilt'],
  ['推动', 'Drove'],
];
const OBJECTS: Pair[] = [
  ['订单系统的性能优化', 'the performance work of the order system'],
  ['校园渠道的新品推广', 'the campus launch of a new product'],
  ['月度结账与报表自动化', 'month-end closing and report automation'],
  ['病区护理质量改进', 'the quality programme of the ward'],
  ['Z 轴模组的轻量化设计', 'the light-weight redesign of the Z axis'],
  ['用户增长实验平台（A/B Test）', 'the experiment platform (A/B tests)'],
];
const MEANS: Pair[] = [
  [
    '通过梳理 20 余个业务流程并与 3 个部门对齐口径',
    'by mapping over 20 processes and agreeing definitions with three departments',
  ],
  ['采用 Redis 缓存、批量写入与 read-through 策略', 'with Redis caching, batched writes and read-through'],
  [
    '设计标准化 SOP 与验收清单，并组织 6 次培训',
    'with a standard procedure, acceptance lists and six trainings',
  ],
  ['结合 Python 与 SQL 搭建自动取数脚本', 'with data scripts in Python and SQL'],
];
const RESULTS: ((n: number) => Pair)[] = [
  (n) => [`使平均耗时下降 ${n}%`, `which cut mean time by ${n}%`],
  (n) => [`覆盖用户 ${n * 137} 人`, `reaching ${n * 137} users`],
  (n) => [`年度节省成本 ${n}.${n % 10} 万元`, `saving CNY ${n}0,000 a year`],
  (n) => [
    `合格率由 ${60 + (n % 20)}% 提高到 ${85 + (n % 14)}%`,
    `raising the pass rate from ${60 + (n % 20)}% to ${85 + (n % 14)}%`,
  ],
];

export function personName(pick: Chance): { zh: string; en: string } {
  const [surname, latinSurname] = pick.of(SURNAMES);
  const [given, latinGiven] = pick.of(GIVEN_NAMES);
  return { zh: `${surname}${given}`, en: `${latinGiven} ${latinSurname}` };
}

/** One plausible statement with a number; `clauses` makes it longer. */
export function statement(pick: Chance, clauses = 1): Pair {
  const parts = Array.from({ length: clauses }, () => {
    const [verb, object, means] = [pick.of(VERBS), pick.of(OBJECTS), pick.of(MEANS)];
    const result = pick.of(RESULTS)(pick.between(8, 63));
    return [
      `${verb[0]}${object[0]}，${means[0]}，${result[0]}`,
      `${verb[1]} ${object[1]} ${means[1]}, ${result[1]}`,
    ] as const;
  });
  return [parts.map(([zh]) => zh).join('；'), parts.map(([, en]) => en).join('; ')];
}
