import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('su');

/** 国际组织: bilingual, projects across countries, a joint master's degree and three languages. */
export const sustainabilitySample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'education', 'languages', 'skills', 'certificates', 'awards'],
  },
  {
    basics: {
      name: { zh: '叶听澜', en: 'Tinglan Ye' },
      headline: t('国际环境项目官员 · 水与气候', 'Project Officer · Water and Climate'),
      gender: 'female',
      birthDate: day('1998.03'),
      nativePlace: { name: t('福建厦门', 'Xiamen, Fujian') },
      residence: { name: t('日内瓦', 'Geneva') },
      phone: '13800000020',
      email: 'ye.tinglan@example.com',
      website: 'yetinglan.example.com',
    },
    intention: {
      positions: [{ name: t('国际环境项目官员', 'Environmental Project Officer') }],
      cities: [{ name: t('日内瓦', 'Geneva') }, { name: t('北京', 'Beijing') }],
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '在四个国家做过水与气候项目，先听村民和水务员说，再写方案。熟悉结果框架与欧盟资助的报告要求，能用中、英、法三种语言开会与成文。',
      'Runs water and climate projects in four countries, listening to villagers and pump operators before drafting. Versed in results frameworks and EU grant reporting; works in Chinese, English and French.',
    ]),
    work: [
      {
        id: id(),
        company: t('澄湖国际水合作组织', 'Clearlake Water Cooperation'),
        title: t('项目官员', 'Project Officer'),
        department: t('社区供水组', 'Community Water Supply'),
        place: t('日内瓦', 'Geneva'),
        period: span('2023.03-'),
        highlights: bullets(
          [
            '管理三国 **11 个**社区供水项目，预算共 240 万欧元，去年到期的 4 个全部按期结项',
            'Manage **11 community water projects** in three countries (EUR 2.4 million); all four due last year closed on time',
          ],
          [
            '把季度报告改为一页结果表，撰写时间由 9 天减到 3 天，资助方退回修改由 14 处降到 2 处',
            'Turned quarterly reports into a one-page results table, cutting writing from nine days to three and funder queries from 14 to two',
          ],
          [
            '主持 6 场用水户工作坊，女性参会比例由 31% 提高到 48%',
            'Ran six water-user workshops, raising the share of women taking part from 31% to 48%',
          ],
        ),
      },
      {
        id: id(),
        company: t('青禾可持续发展中心', 'Qinghe Centre for Sustainability'),
        title: t('项目助理', 'Project Assistant'),
        place: t('北京', 'Beijing'),
        period: span('2020.07-2021.08'),
        highlights: bullets(
          [
            '走访 5 省 23 县，完成农村饮水调查 1,860 户，数据被两项地方规划引用',
            'Surveyed drinking water in 1,860 rural households across 23 counties; two local plans cite the data',
          ],
          [
            '编写中英双语项目手册，新同事上手时间由 6 周缩短到 3 周',
            'Wrote a bilingual project manual that halved onboarding from six weeks to three',
          ],
        ),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('莱茵联合大学', 'Rhine Joint University') },
        major: t('水与可持续发展', 'Water and Sustainable Development'),
        degreeLevel: 'master',
        place: t('代尔夫特', 'Delft'),
        period: span('2021.09-2023.01'),
        thesis: t('跨境流域的水文数据共享', 'Sharing hydrological data in a transboundary basin'),
      },
      {
        id: id(),
        school: { name: t('鹭江大学', 'Lujiang University') },
        major: t('环境科学', 'Environmental Science'),
        degreeLevel: 'bachelor',
        place: t('厦门', 'Xiamen'),
        period: span('2016.09-2020.06'),
        rank: { position: 3, total: 82, scope: 'major' },
      },
    ],
    languages: [
      { id: id(), name: t('英语', 'English'), fluency: 'fluent', exam: 'IELTS', score: '8.0' },
      { id: id(), name: t('法语', 'French'), fluency: 'working', exam: 'DELF', score: 'B2' },
      { id: id(), name: t('西班牙语', 'Spanish'), fluency: 'conversational', exam: 'DELE', score: 'A2' },
    ],
    skills: [
      {
        id: id(),
        name: t('项目管理', 'Projects'),
        level: 'expert',
        description: t(
          '结果框架、预算、监测与评估',
          'results frameworks, budgets, monitoring and evaluation',
        ),
      },
      {
        id: id(),
        name: t('数据与制图', 'Data and maps'),
        level: 'proficient',
        keywords: ['QGIS', 'R', 'KoBoToolbox'],
      },
    ],
    certificates: [
      {
        id: id(),
        name: t('项目管理专业人士（PMP）', 'Project Management Professional (PMP)'),
        date: day('2024.06'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('欧洲联合硕士全额奖学金', 'Full Scholarship, European Joint Master’s'),
        level: 'international',
        date: day('2021.04'),
      },
    ],
  },
);
