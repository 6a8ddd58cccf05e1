import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets } = composer('cs');

/** 公务员: bilingual, the facts that official forms require, posts in order, assessments and family. */
export const civilServiceSample: ResumeDocument = compose(
  {
    order: ['intention', 'education', 'work', 'awards', 'certificates', 'family'],
  },
  {
    basics: {
      name: { zh: '何知微', en: 'Zhiwei He' },
      headline: t('云溪镇党政综合办公室副主任', 'Deputy Head, General Office, Yunxi'),
      gender: 'male',
      birthDate: day('1994.05.16'),
      ethnicity: '01',
      nativePlace: { code: '430100', name: t('湖南长沙', 'Changsha, Hunan') },
      residence: { name: t('长沙', 'Changsha') },
      politicalStatus: { code: '01', joinDate: day('2015.06') },
      workSince: day('2017.07'),
      marital: 'married',
      health: t('健康', 'Good'),
      phone: '13800000013',
      email: 'he.zhiwei@example.com',
    },
    intention: {
      positions: [{ name: t('县直机关综合岗', 'Office administration, county government') }],
      cities: [{ name: t('长沙', 'Changsha') }],
      jobType: 'fullTime',
      status: 'employed',
    },
    education: [
      {
        id: id(),
        school: { name: t('湘麓大学', 'Xianglu University') },
        college: t('公共管理学院', 'School of Public Administration'),
        major: t('行政管理', 'Public Administration'),
        degreeLevel: 'master',
        studyForm: 'partTime',
        period: span('2020.09-2023.06'),
      },
      {
        id: id(),
        school: { name: t('湘麓大学', 'Xianglu University') },
        college: t('文学院', 'School of Letters'),
        major: t('汉语言文学', 'Chinese Language and Literature'),
        degreeLevel: 'bachelor',
        studyForm: 'fullTime',
        period: span('2013.09-2017.06'),
      },
    ],
    work: [
      {
        id: id(),
        company: t('云溪镇人民政府', 'Yunxi Township Government'),
        title: t('党政综合办公室副主任', 'Deputy Head, General Office'),
        period: span('2021.12-'),
        highlights: bullets(
          [
            '起草全镇年度工作报告等文稿 130 余篇，公文退改率由 12% 降到 3%',
            'Drafted some 130 documents, including the annual report; rejections fell from 12% to 3%',
          ],
          [
            '统筹 17 个村的防汛值守与转移安置，三年汛期转移群众 **2,316 人，零伤亡**',
            'Ran flood response in 17 villages: **2,316 people evacuated in three seasons, no casualties**',
          ],
        ),
      },
      {
        id: id(),
        company: t('云溪镇人民政府', 'Yunxi Township Government'),
        title: t('科员、驻村工作队队员', 'Clerk, Village Work Team'),
        period: span('2017.07-2021.11'),
        highlights: bullets(
          [
            '驻石桥村两年，走访 412 户，推动饮水管网入户，村集体年收入由 6 万元增到 38 万元',
            'Posted to Shiqiao village for two years: visited 412 households and brought in piped water; village income rose from CNY 60,000 to CNY 380,000',
          ],
          [
            '跟班县档案局一年，完成 1980 至 1999 年文书档案数字化 2.4 万件，著录差错率低于 0.3%',
            'Seconded to the county archive for a year: digitised 24,000 records with an error rate below 0.3%',
          ],
        ),
      },
    ],
    awards: [
      { id: id(), name: t('年度考核优秀', 'Annual Appraisal: Excellent'), date: day('2024.12') },
      {
        id: id(),
        name: t('防汛抗灾先进个人', 'Commendation for Flood Relief'),
        level: 'city',
        date: day('2023.09'),
      },
    ],
    certificates: [
      {
        id: id(),
        name: t('普通话水平测试', 'Putonghua Proficiency Test'),
        kind: 'mandarin',
        score: '91.2',
        date: day('2016.11'),
      },
    ],
    family: [
      {
        id: id(),
        relation: t('妻子', 'Wife'),
        name: '许清嘉',
        birthDate: day('1995.03'),
        politicalStatus: t('中共党员', 'CPC member'),
        employer: t('浏水县第二中学', 'Liushui No. 2 Middle School'),
        title: t('语文教师', 'Teacher'),
      },
      {
        id: id(),
        relation: t('父亲', 'Father'),
        name: '何正平',
        birthDate: day('1966.08'),
        politicalStatus: t('群众', 'None'),
        employer: t('浏水县供销社', 'Liushui Supply Cooperative'),
        title: t('退休职工', 'Retired'),
      },
      {
        id: id(),
        relation: t('母亲', 'Mother'),
        name: '罗素云',
        birthDate: day('1968.11'),
        politicalStatus: t('群众', 'None'),
        employer: t('务农', 'Farmer'),
      },
    ],
  },
);
