import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import type { Written } from '../resume-analysis/written-resume.js';

/** A target, and two résumés of one person: the second is the first with the edit `edit`. */
export interface FitPair {
  edit: string;
  input: Pick<JobAnalysisInput, 'position' | 'city'>;
  weak: Written;
  improved: Written;
}

const pair = (
  edit: string,
  position: string,
  common: Written,
  weak: Written,
  improved: Written = {},
  city?: string,
): FitPair => ({
  edit,
  input: { position, ...(city !== undefined && { city }) },
  weak: { ...common, ...weak },
  improved: { ...common, ...improved },
});

const analyst: Written = {
  position: '数据分析师',
  school: ['滨海财经大学', '统计学', '2022.09-2026.06'],
  internships: [
    [
      '星河云计算有限公司',
      '数据分析实习生',
      '2025.06-2025.09',
      '用 SQL 与 Python 清洗 40 万行订单数据，搭建留存看板，周报由 6 小时减到 1 小时',
      '分析流失原因并提出 3 条建议，次月留存率提高 4.2 个百分点',
    ],
  ],
  skills: ['SQL', 'Python', 'Tableau', 'Excel 数据透视表'],
};
const accountant: Written = {
  position: '会计',
  school: ['江城财经学院', '会计学', '2022.09-2026.06'],
  internships: [
    [
      '明德会计咨询有限公司',
      '会计实习生',
      '2025.07-2025.12',
      '核算费用凭证 1200 笔，月结周期由 8 天缩短到 5 天',
      '完成增值税申报 36 户，零差错',
    ],
  ],
  skills: ['用友', 'Excel', '初级会计专业技术资格'],
};
const teacher: Written = {
  position: '语文教师',
  school: ['岭南师范大学', '汉语言文学', '2022.09-2026.06'],
  internships: [
    [
      '临江市第二中学',
      '实习教师',
      '2025.09-2025.12',
      '独立授课 46 课时，所带班级平均分由 78 分升到 84 分',
      '组织 3 次主题班会，与 42 位家长沟通',
    ],
  ],
  skills: ['教师资格证', '普通话水平测试等级证二级甲等'],
};
const backend: Written = {
  position: 'Java 开发工程师',
  school: ['华中工业大学', '软件工程', '2022.09-2026.06'],
  projects: [
    [
      '校园二手交易平台',
      '后端开发',
      '2025.03-2025.06',
      '用 Java 与 Spring Boot 实现订单接口 24 个，慢查询由 900 ms 降到 120 ms',
      '用 Redis 缓存热点数据，接口平均响应由 480 ms 降到 90 ms',
    ],
  ],
  skills: ['Java', 'MySQL', 'Git'],
};
const nurse: Written = {
  position: '临床护士',
  school: ['云岭医科大学', '护理学', '2022.09-2026.06'],
  internships: [
    [
      '江城市第三人民医院',
      '实习护士',
      '2025.06-2026.02',
      '完成静脉穿刺 600 余次，一次成功率 93%，无差错',
      '为 45 名糖尿病患者做用药宣教，知晓率由 61% 升到 88%',
    ],
  ],
  skills: ['护士执业资格', '心肺复苏'],
};

const guide: Written = {
  school: ['江城旅游学院', '旅游管理', '2022.09-2025.06'],
  work: [['四海旅行社', '计调', '2025.07-', '安排 40 个团的车、房、餐，游客投诉由 6 起降到 1 起']],
  skills: ['普通话', '导游证'],
};

/** Pairs used to tune the rules. */
export const TUNED_FIT_PAIRS: readonly FitPair[] = [
  pair('补上相关实习', '数据分析师', analyst, { internships: [] }),
  pair('技能写出工具名', '数据分析师', analyst, { skills: ['办公软件'] }),
  pair('把列出的词写进经历', '数据分析师', analyst, {
    internships: [['星河云计算有限公司', '数据分析实习生', '2025.06-2025.09', '协助同事整理数据并制作周报']],
  }),
  pair('求职意向写对方向', '数据分析师', analyst, { position: '行政专员' }),
  pair(
    '期望城市改为目标城市',
    '会计',
    accountant,
    {},
    {
      change: (document) => ({
        ...document,
        intention: { ...document.intention, cities: [{ name: { zh: '上海' } }] },
      }),
    },
    '上海',
  ),
  pair('写出必备证书', '导游', guide, { skills: ['普通话'] }),
  pair('补上税务申报的经历', '会计', accountant, {
    internships: [
      ['明德会计咨询有限公司', '会计实习生', '2025.07-2025.12', '协助整理单据', '参加了部门培训'],
    ],
  }),
  pair('专业写出来', '会计', accountant, { school: ['江城财经学院', '', '2022.09-2026.06'] }),
  pair('补上授课与班级管理的成果', '语文教师', teacher, {
    internships: [['临江市第二中学', '实习教师', '2025.09-2025.12', '听课并协助批改作业']],
  }),
  pair('补上教师资格证', '语文教师', teacher, { skills: ['普通话水平测试等级证二级甲等'] }),
  pair('项目写出技术与效果', 'Java 开发工程师', backend, {
    projects: [['校园二手交易平台', '后端开发', '2025.03-2025.06', '参与项目开发，完成领导交办的任务']],
  }),
  pair('补上项目', 'Java 开发工程师', backend, { projects: [] }),
];

const designer: Written = {
  position: '平面设计师',
  school: ['海滨艺术学院', '视觉传达设计', '2022.09-2026.06'],
  projects: [
    [
      '城市书展主视觉',
      '视觉设计',
      '2025.04-2025.06',
      '设计海报 12 张与导视 30 件，现场扫码 4200 次',
      '输出印刷物料，返工由 3 次降到 0 次',
    ],
  ],
  skills: ['Photoshop', 'Illustrator', '作品集'],
};
const seller: Written = {
  position: '销售代表',
  school: ['南湖职业技术学院', '市场营销', '2021.09-2024.06'],
  work: [
    [
      '禾木食品（上海）有限公司',
      '渠道销售',
      '2024.07-',
      '开发社区团购渠道 28 家，半年销售额 96 万元，完成目标的 118%',
      '回访老客户每周 40 家，复购率由 22% 提高到 35%',
    ],
  ],
  skills: ['CRM 系统', 'Excel'],
};

/** Pairs written after the rules were final; the rules were not changed for them. */
export const HELD_OUT_FIT_PAIRS: readonly FitPair[] = [
  pair('补上护理操作的例数', '临床护士', nurse, {
    internships: [['江城市第三人民医院', '实习护士', '2025.06-2026.02', '在内科轮转，跟着老师学习']],
  }),
  pair('补上护士执业资格', '临床护士', nurse, { skills: ['心肺复苏'] }),
  pair('作品写出数量与用途', '平面设计师', designer, {
    projects: [['城市书展主视觉', '视觉设计', '2025.04-2025.06', '负责部分物料', '参加讨论']],
  }),
  pair('写出设计软件', '平面设计师', designer, { skills: ['沟通能力'] }),
  pair('业绩写出数字', '销售代表', seller, {
    work: [['禾木食品（上海）有限公司', '渠道销售', '2024.07-', '积极开拓市场，取得了不错的业绩']],
  }),
  pair('补上工作经历', '销售代表', seller, { work: [] }),
];
