import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets } = composer('pg');

/** 电力: bilingual, the facts that state enterprises require, posts, titles, certificates and family. */
export const powerGridSample: ResumeDocument = compose(
  {
    order: ['intention', 'education', 'work', 'certificates', 'awards', 'family'],
  },
  {
    basics: {
      name: { zh: '马建宁', en: 'Jianning Ma' },
      headline: t('继电保护工程师', 'Protection Relay Engineer'),
      gender: 'male',
      birthDate: day('1995.09'),
      ethnicity: '01',
      nativePlace: { code: '610100', name: t('陕西西安', 'Xi’an, Shaanxi') },
      residence: { name: t('西安', 'Xi’an') },
      politicalStatus: { code: '01', joinDate: day('2018.12') },
      workSince: day('2018.07'),
      marital: 'married',
      heightCm: 176,
      health: t('良好', 'Good'),
      phone: '13800000019',
      email: 'ma.jianning@example.com',
    },
    intention: {
      positions: [{ name: t('继电保护专责', 'Relay protection specialist') }],
      cities: [{ name: t('西安', 'Xi’an') }],
      jobType: 'fullTime',
      status: 'employed',
    },
    education: [
      {
        id: id(),
        school: { name: t('关中电力大学', 'Guanzhong University of Electric Power') },
        major: t('电气工程及其自动化', 'Electrical Engineering'),
        degreeLevel: 'bachelor',
        studyForm: 'fullTime',
        period: span('2014.09-2018.06'),
        rank: { position: 11, total: 186, scope: 'major' },
      },
    ],
    work: [
      {
        id: id(),
        company: t('渭北供电公司', 'Weibei Power Supply Company'),
        department: t('变电检修室', 'Substations'),
        title: t('继电保护班班长', 'Protection Relay Team Leader'),
        period: span('2022.01-'),
        highlights: bullets(
          [
            '负责 27 座变电站保护装置定检与消缺，三年正确动作率 **100%**',
            'Maintain relays at 27 substations, with **100%** correct operation over three years',
          ],
          [
            '改进二次回路验收表，投运前发现并消除寄生回路 14 处',
            'Redesigned the circuit checklist, catching 14 sneak circuits before energisation',
          ],
        ),
      },
      {
        id: id(),
        company: t('渭北供电公司', 'Weibei Power Supply Company'),
        department: t('变电检修室', 'Substations'),
        title: t('二次检修工', 'Relay Technician'),
        period: span('2018.07-2021.12'),
        highlights: bullets(
          [
            '参与 6 座 110 kV 变电站综自改造，编写调试方案 9 份，单站停电时间由 5 天缩短到 3 天',
            'Helped refit six 110 kV substations and wrote nine test plans; outages fell from five days to three',
          ],
          [
            '整理保护定值单 860 份，核对出 23 处差异并全部整改',
            'Audited 860 setting sheets and corrected 23 discrepancies',
          ],
        ),
      },
    ],
    certificates: [
      {
        id: id(),
        name: t('电气工程师（中级）', 'Electrical Engineer, Intermediate'),
        kind: 'vocational',
        date: day('2023.10'),
      },
      {
        id: id(),
        name: t('高压电工作业证', 'High-Voltage Operation Permit'),
        kind: 'vocational',
        date: day('2019.04'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('继电保护技能竞赛二等奖', 'Second Prize, Relay Protection Contest'),
        level: 'provincial',
        date: day('2024.06'),
      },
      {
        id: id(),
        name: t('优秀共产党员', 'Outstanding Party Member'),
        level: 'city',
        date: day('2023.07'),
      },
    ],
    family: [
      {
        id: id(),
        relation: t('妻子', 'Wife'),
        name: '陆静宜',
        birthDate: day('1996.02'),
        politicalStatus: t('群众', 'None'),
        employer: t('西安某中学', 'Middle school, Xi’an'),
        title: t('教师', 'Teacher'),
      },
      {
        id: id(),
        relation: t('父亲', 'Father'),
        name: '马国平',
        birthDate: day('1968.05'),
        politicalStatus: t('中共党员', 'CPC member'),
        employer: t('渭北机械厂', 'Weibei Machine Works'),
        title: t('退休工人', 'Retired'),
      },
    ],
  },
);
