import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('po');

/** 政策研究: bilingual, reports with their effect, public writing; no personal detail beyond contacts. */
export const policySample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'research', 'education', 'awards', 'skills', 'languages'],
  },
  {
    basics: {
      name: { zh: '温知行', en: 'Zhixing Wen' },
      headline: t('公共政策研究员 · 城市与人口', 'Policy Researcher · Cities and Population'),
      residence: { name: t('广州', 'Guangzhou') },
      phone: '13800000018',
      email: 'wen.zhixing@example.com',
      website: 'wenzhixing.example.com',
    },
    intention: {
      positions: [{ name: t('高级研究员', 'Senior Researcher') }],
      cities: [{ name: t('广州', 'Guangzhou') }, { name: t('北京', 'Beijing') }],
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '研究城市更新与人口流动，习惯先到现场，再看数据，最后才动笔。八年写成 31 份报告，其中 6 份的建议写进了地方文件。',
      'Studies urban renewal and migration, starting in the field, then with the data, and only then on the page. Of 31 reports in eight years, six shaped local regulations.',
    ]),
    work: [
      {
        id: id(),
        company: t('岭南公共政策研究中心', 'Lingnan Centre for Public Policy'),
        title: t('研究员、城市组组长', 'Researcher, Head of Urban Studies'),
        place: t('广州', 'Guangzhou'),
        period: span('2021.01-'),
        highlights: bullets(
          [
            '主持“城中村租住成本”调查，入户 **2,140 户**，提出的租金指导办法被两区采用',
            'Led a survey of **2,140 households** on rents in urban villages; two districts adopted the rent guidance',
          ],
          [
            '建立 14 城人口流动季度数据库，报告周期由 5 周缩短到 9 天',
            'Built a quarterly migration database for 14 cities, cutting report time from five weeks to nine days',
          ],
          [
            '带领 5 名研究助理，设立数据与引文双人核对，三年勘误由 27 处降到 2 处',
            'Lead five assistants; double-checking data and citations cut corrections from 27 to 2 in three years',
          ],
        ),
      },
      {
        id: id(),
        company: t('珠江评论', 'Pearl River Review'),
        title: t('政策版编辑', 'Policy Editor'),
        place: t('广州', 'Guangzhou'),
        period: span('2017.07-2020.12'),
        highlights: bullets([
          '编发稿件 420 余篇，策划养老、租房两组专题，单篇最高阅读 186 万',
          'Edited some 420 articles and two series on ageing and renting, one reaching 1.86 million readers',
        ]),
      },
    ],
    research: [
      {
        id: id(),
        name: t('老旧小区加装电梯的协商机制', 'Negotiating Lifts in Older Housing'),
        organisation: t('省社科规划课题', 'Provincial social science fund'),
        role: t('主持人', 'Principal investigator'),
        period: span('2022.09-2024.06'),
        highlights: bullets([
          '跟踪 38 个单元的协商过程，总结五步调解法，试点街道的成案率由 41% 升到 67%',
          'Followed talks in 38 buildings and derived a five-step method; agreements in the pilot rose from 41% to 67%',
        ]),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('粤海大学', 'Yuehai University') },
        major: t('公共政策', 'Public Policy'),
        degreeLevel: 'master',
        period: span('2014.09-2017.06'),
        thesis: t('流动人口的住房选择与通勤', 'Housing choice and commuting among migrants'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('哲学社会科学优秀成果二等奖', 'Second Prize, Social Science Research'),
        level: 'provincial',
        date: day('2024.12'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('研究方法', 'Methods'),
        level: 'expert',
        description: t('抽样调查、深度访谈、双重差分', 'surveys, interviews, difference in differences'),
      },
      {
        id: id(),
        name: t('工具', 'Tools'),
        level: 'proficient',
        keywords: ['R', 'Stata', 'QGIS', 'LaTeX'],
      },
    ],
    languages: [
      { id: id(), name: t('英语', 'English'), fluency: 'fluent', exam: 'IELTS', score: '7.5' },
      { id: id(), name: t('粤语', 'Cantonese'), fluency: 'native' },
    ],
  },
);
