import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('ac');

/** 会计: three years of work, personal facts, certificates. */
export const accountingSample: ResumeDocument = compose(
  { order: ['intention', 'work', 'education', 'certificates', 'awards', 'skills', 'selfEvaluation'] },
  {
    basics: {
      name: { zh: '周雨桐', pinyin: 'Zhou Yutong' },
      headline: t('总账会计 · 三年制造业经验'),
      gender: 'female',
      birthDate: day('2000.03.12'),
      ethnicity: '01',
      nativePlace: { code: '330200', name: t('浙江宁波') },
      residence: { code: '330100', name: t('浙江杭州') },
      politicalStatus: { code: '01', joinDate: day('2021.06') },
      marital: 'single',
      phone: '13800000002',
      email: 'zhou.yutong@example.com',
      wechat: 'zhouyutong-example',
    },
    intention: {
      positions: [{ name: t('总账会计') }, { name: t('财务主管') }],
      industries: [t('制造业'), t('医药')],
      cities: [{ name: t('杭州') }],
      salary: { min: 9000, max: 12000, unit: 'yuanPerMonth', negotiable: true },
      jobType: 'fullTime',
      status: 'employed',
      arrival: t('一个月内'),
    },
    work: [
      {
        id: id(),
        company: t('浙江澄明精密制造有限公司'),
        department: t('财务部'),
        title: t('总账会计'),
        place: t('杭州'),
        industry: t('汽车零部件'),
        period: span('2023.07-'),
        highlights: bullets(
          '负责月度结账与合并报表，优化往来对账流程，结账周期由 **8 个工作日缩短到 4 个**',
          '主导固定资产全面盘点，清理账外资产 46 项，调整账面差异 128 万元',
          '对接年度审计与高新技术企业研发费用归集，三年审计调整笔数由 17 笔降到 3 笔',
          '编制 12 张管理报表模板，用 Power Query 自动取数，每月节省约 20 个工时',
        ),
      },
      {
        id: id(),
        company: t('钱塘会计师事务所'),
        title: t('审计助理（实习）'),
        place: t('杭州'),
        period: span('2022.11-2023.04'),
        highlights: bullets(
          '参与 4 家制造企业年报审计，独立完成货币资金、应收账款和费用循环底稿',
          '发函并跟踪往来函证 260 份，回函率 **94%**',
        ),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('滨海财经大学') },
        college: t('会计学院'),
        major: t('会计学'),
        degreeLevel: 'bachelor',
        period: span('2019.09-2023.06'),
        averageScore: 88.6,
        rank: { percent: 10, scope: 'major' },
        courses: [
          { name: t('中级财务会计') },
          { name: t('成本会计') },
          { name: t('税法') },
          { name: t('审计学') },
          { name: t('财务管理') },
        ],
      },
    ],
    certificates: [
      { id: id(), name: t('中级会计专业技术资格'), kind: 'vocational', date: day('2025.09') },
      {
        id: id(),
        name: t('注册会计师专业阶段'),
        kind: 'vocational',
        score: '已通过 4 科',
        date: day('2025.12'),
      },
      { id: id(), name: t('大学英语六级'), kind: 'language', score: '512', date: day('2021.12') },
    ],
    awards: [
      { id: id(), name: t('年度优秀员工'), issuer: t('浙江澄明精密制造有限公司'), date: day('2024.12') },
      { id: id(), name: t('校级一等奖学金'), level: 'university', date: day('2021.10') },
    ],
    skills: [
      {
        id: id(),
        name: t('财务系统'),
        level: 'proficient',
        keywords: ['金蝶云星空', '用友 U8', 'SAP FICO'],
      },
      { id: id(), name: t('数据处理'), level: 'expert', keywords: ['Excel', 'Power Query', 'SQL 基础'] },
    ],
    selfEvaluation: paragraphs(
      '细致、守时，对数字敏感；三年结账零延误。熟悉制造业成本核算与税务申报，能与业务部门用他们听得懂的话讨论财务问题。',
    ),
  },
);
