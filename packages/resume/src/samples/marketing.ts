import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('mk');

/** 市场营销: bilingual, two roles within one company, portfolio. */
export const marketingSample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'projects', 'education', 'portfolio', 'skills', 'languages', 'hobbies'],
  },
  {
    basics: {
      name: { zh: '陈嘉禾', en: 'Jiahe Chen' },
      headline: t('品牌与增长 · 五年消费品经验', 'Brand & Growth · Five Years in Consumer Goods'),
      residence: { code: '310000', name: t('上海', 'Shanghai') },
      phone: '13800000005',
      email: 'chen.jiahe@example.com',
      website: 'chenjiahe.example.com',
    },
    intention: {
      positions: [{ name: t('品牌经理', 'Brand manager') }],
      cities: [{ name: t('上海', 'Shanghai') }],
      salary: { min: 30, max: 40, unit: 'wanPerYear' },
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '从校园大使做到品牌经理，带过 4 人团队与 600 万年度预算。擅长把用户洞察变成可以衡量的活动，并对投入产出负责。',
      'Rose from campus ambassador to brand manager, leading a team of four on an annual budget of CNY 6 million. Turns consumer insight into measurable campaigns and is accountable for their return.',
    ]),
    work: [
      {
        id: id(),
        company: t('禾木食品（上海）有限公司', 'Hemu Foods (Shanghai)'),
        place: t('上海', 'Shanghai'),
        industry: t('快速消费品', 'Consumer goods'),
        period: span('2021.07-'),
        roles: [
          {
            id: id(),
            title: t('品牌经理', 'Brand Manager'),
            department: t('市场部', 'Marketing'),
            period: span('2024.01-'),
            highlights: bullets(
              [
                '主导燕麦新品上市，90 天铺进 3,100 家门店，首年销售额 **4,200 万元**，超目标 27%',
                'Launched an oat line in 3,100 stores within 90 days, with first-year sales of **CNY 42 million**, 27% over target',
              ],
              [
                '重建投放归因模型，把获客成本从 38 元降到 24 元，年度节省预算 110 万元',
                'Rebuilt media attribution, cutting acquisition cost from CNY 38 to CNY 24 and saving CNY 1.1 million a year',
              ],
            ),
          },
          {
            id: id(),
            title: t('市场专员', 'Marketing Specialist'),
            department: t('市场部', 'Marketing'),
            period: span('2021.07-2023.12'),
            highlights: bullets([
              '运营品牌小红书与微信账号，两年粉丝从 1.2 万增长到 **26 万**，内容互动率 6.8%',
              "Ran the brand's social accounts, growing followers from 12,000 to **260,000** in two years, with 6.8% engagement",
            ]),
          },
        ],
      },
    ],
    projects: [
      {
        id: id(),
        name: t('“早餐十分钟”校园计划', 'Ten-Minute Breakfast Campus Programme'),
        role: t('项目负责人', 'Project lead'),
        kind: 'company',
        period: span('2025.03-2025.06'),
        situation: t(
          '高校渠道渗透率低，学生不吃早餐的比例高。',
          'Campus penetration was low and many students skipped breakfast.',
        ),
        task: t(
          '在四个月内以不超过 80 万元的预算进入 30 所高校。',
          'Enter 30 universities in four months on a budget below CNY 800,000.',
        ),
        highlights: bullets([
          '与 32 所高校食堂共建早餐角，招募 210 名校园大使，用积分打卡拉动复购',
          'Set up breakfast corners in 32 canteens, recruited 210 ambassadors and drove repeat purchases with loyalty points',
        ]),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('滨海财经大学', 'Binhai University of Finance and Economics') },
        major: t('市场营销', 'Marketing'),
        degreeLevel: 'bachelor',
        period: span('2017.09-2021.06'),
        exchange: t('都柏林城市商学院，一学期', 'Dublin City Business School, one semester'),
      },
    ],
    portfolio: [
      {
        id: id(),
        name: t('燕麦新品上市全案', 'Oat Line Launch Campaign'),
        kind: t('整合营销方案', 'Integrated campaign'),
        link: 'https://chenjiahe.example.com/oat',
        date: day('2024.11'),
      },
    ],
    skills: [
      { id: id(), name: t('品牌策略', 'Brand strategy'), level: 'expert' },
      {
        id: id(),
        name: t('数据分析', 'Analytics'),
        level: 'proficient',
        keywords: ['SQL', 'Tableau', 'GA4'],
      },
      { id: id(), name: t('媒介投放', 'Media buying'), level: 'proficient' },
    ],
    languages: [
      { id: id(), name: t('英语', 'English'), fluency: 'fluent', exam: 'IELTS', score: '7.5' },
      { id: id(), name: t('普通话', 'Mandarin'), fluency: 'native' },
    ],
    hobbies: [
      { id: id(), name: t('摄影', 'Photography') },
      { id: id(), name: t('徒步', 'Hiking') },
    ],
  },
);
