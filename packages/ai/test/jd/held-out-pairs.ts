import type { Written } from '../resume-analysis/written-resume.js';
import { fitPair, type FitPair } from './fit-pair.js';
import { POSTINGS } from './postings.js';

const posting = (name: string): string => POSTINGS.find((each) => each.name === name)?.text ?? '';

const lawyer: Written = {
  position: '律师助理',
  school: ['江城大学', '法学', '2020.09-2024.06'],
  internships: [['正衡律师事务所', '实习生', '2023.06-2023.09', '整理卷宗 40 册，协助起草起诉状 12 份']],
  skills: ['Word', '法律职业资格证'],
};
const engineer: Written = {
  position: '机械设计工程师',
  school: ['关中工业大学', '机械设计制造及其自动化', '2018.09-2022.06'],
  work: [['衡远自动化设备有限公司', '机械助理', '2022.07-2025.09', '绘制零件图 260 张，跟进加工与装配']],
  skills: ['AutoCAD'],
};
const officer: Written = {
  position: '人事专员',
  school: ['南湖师范大学', '人力资源管理', '2020.09-2024.06'],
  work: [['瑞禾集团', '人事助理', '2024.07-2025.10', '办理入职离职手续 180 人次']],
  skills: ['Excel'],
};
const shop: Written = {
  position: '电商运营',
  school: ['滨海职业学院', '电子商务', '2021.09-2024.06'],
  work: [['禾木食品（上海）有限公司', '运营助理', '2024.07-2025.10', '负责天猫店铺上新 300 款']],
  skills: ['Excel'],
};
const analyst: Written = {
  position: '算法工程师',
  school: ['江城大学', '统计学', '2023.09-2026.06'],
  projects: [['问答系统', '算法', '2024.10-2025.03', '用 PyTorch 微调大模型，准确率由 71% 提高到 84%']],
  skills: ['Python'],
};

/** Written after the rules were settled; the rules were not changed for them. */
export const HELD_OUT_FIT_PAIRS: readonly FitPair[] = [
  fitPair(
    'legal research is shown by an action',
    posting('a legal post with the bar exam'),
    lawyer,
    {},
    {
      internships: [
        [
          '正衡律师事务所',
          '实习生',
          '2023.06-2023.09',
          '整理卷宗 40 册，协助起草起诉状 12 份',
          '完成法律检索 25 次，撰写合同审查意见书 9 份',
        ],
      ],
    },
  ),
  fitPair(
    'the design tool of the posting is used',
    posting('labelled facts'),
    engineer,
    {},
    {
      work: [
        [
          '衡远自动化设备有限公司',
          '机械助理',
          '2022.07-2025.09',
          '绘制零件图 260 张，跟进加工与装配',
          '用 SolidWorks 完成 6 台非标设备的结构设计，装配返工率由 9% 降到 3%',
        ],
      ],
    },
  ),
  fitPair(
    'recruiting is told with its figures',
    posting('human resources'),
    officer,
    {},
    {
      work: [
        [
          '瑞禾集团',
          '人事助理',
          '2024.07-2025.10',
          '办理入职离职手续 180 人次',
          '筛选简历 2400 份并组织面试 310 场，招聘周期由 32 天缩短到 21 天',
        ],
      ],
    },
  ),
  fitPair(
    'a vague line about the shop becomes a result',
    posting('operations with preferred items below a heading of their own'),
    shop,
    {},
    {
      work: [
        [
          '禾木食品（上海）有限公司',
          '运营助理',
          '2024.07-2025.10',
          '负责天猫店铺上新 300 款，直通车投产比由 1.8 提高到 3.1',
          '制定大促活动方案 6 次，转化率提高 2.3 个百分点',
        ],
      ],
    },
  ),
  fitPair(
    'papers that are preferred are stated',
    posting('an algorithm post with doctor preferred in brackets'),
    analyst,
    {},
    {
      projects: [
        [
          '问答系统',
          '算法',
          '2024.10-2025.03',
          '用 PyTorch 微调大模型，准确率由 71% 提高到 84%',
          '以第一作者在 EMNLP 研讨会发表论文 1 篇',
        ],
      ],
    },
  ),
  fitPair(
    'the language exam of a campus posting is stated',
    posting('a campus posting by year'),
    {
      position: '电气工程师',
      school: ['华北电力学院', '电气工程及其自动化', '2023.09-2026.06'],
      projects: [['变电站一次设计', '成员', '2025.03-2025.06', '完成 110 千伏变电站电气一次设计图 16 张']],
      skills: ['AutoCAD'],
    },
    {},
    { languages: [['英语', 'CET-6', '486']] },
  ),
  fitPair(
    'an unrelated club is replaced by teaching',
    posting('a teacher'),
    {
      position: '初中数学教师',
      school: ['南湖师范大学', '数学与应用数学', '2022.09-2026.06'],
      skills: ['教师资格证'],
    },
    { campus: [['轮滑社', '社长', '2023.09-2024.06', '组织轮滑活动 12 场']] },
    {
      internships: [
        [
          '南湖实验中学',
          '实习教师',
          '2025.09-2025.12',
          '承担初二两个班数学教学 64 课时，任实习班主任，班级平均分提高 6.5 分',
        ],
      ],
    },
  ),
];
