import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets } = composer('re');

/** 科研: a doctoral candidate whose publications come first, with authors, DOI and patents. */
export const researchSample: ResumeDocument = compose(
  {
    order: ['papers', 'education', 'research', 'patents', 'awards', 'campus', 'skills', 'languages'],
  },
  {
    basics: {
      name: { zh: '顾清和', en: 'Qinghe Gu' },
      headline: t('材料科学博士研究生 · 固态电池', 'Doctoral Candidate in Materials Science'),
      gender: 'female',
      birthDate: day('1998.09'),
      politicalStatus: { code: '01' },
      phone: '13800000008',
      email: 'gu.qinghe@example.edu.cn',
      website: 'https://guqinghe.example.com',
      residence: { name: t('合肥', 'Hefei') },
    },
    papers: [
      {
        id: id(),
        title: t('Interphase control in garnet-type solid electrolytes at low stack pressure'),
        authors: t('Qinghe Gu, Wei Shen, Lan Xu, Zhongshan Lu'),
        venue: t('Journal of Example Energy Materials'),
        index: 'SCI',
        authorOrder: 1,
        status: 'published',
        date: day('2026.03'),
        doi: '10.0000/example.2026.031',
      },
      {
        id: id(),
        title: t('Grain-boundary lithium filaments observed by operando tomography'),
        authors: t('Qinghe Gu, Lan Xu, Zhongshan Lu'),
        venue: t('Example Letters on Solid State Ionics'),
        index: 'SCI',
        authorOrder: 1,
        status: 'published',
        date: day('2025.07'),
        doi: '10.0000/example.2025.118',
      },
      {
        id: id(),
        title: t(
          '固态电解质薄膜的流延成形与致密化机理',
          'Tape casting and densification of solid electrolyte films',
        ),
        authors: t('沈巍、顾清和、陆中山', 'Wei Shen, Qinghe Gu, Zhongshan Lu'),
        venue: t('《示例材料学报》', 'Example Journal of Materials'),
        index: 'EI',
        authorOrder: 2,
        status: 'accepted',
        date: day('2024.12'),
      },
    ],
    education: [
      {
        id: id(),
        school: {
          name: t('淮江科学技术大学', 'Huaijiang University of Science'),
          tags: ['985', 'doubleFirst'],
        },
        college: t('材料科学与工程学院', 'School of Materials'),
        major: t('材料物理与化学', 'Materials Physics and Chemistry'),
        degreeLevel: 'doctor',
        period: span('2022.09-2027.06'),
        advisor: t('陆中山教授', 'Prof. Zhongshan Lu'),
        thesis: t('石榴石型固态电解质界面的低压调控', 'Interphases of garnet electrolytes at low pressure'),
      },
      {
        id: id(),
        school: {
          name: t('淮江科学技术大学', 'Huaijiang University of Science'),
          tags: ['985', 'doubleFirst'],
        },
        major: t('应用化学', 'Applied Chemistry'),
        degreeLevel: 'bachelor',
        period: span('2018.09-2022.06'),
        rank: { position: 3, total: 112, scope: 'major' },
      },
    ],
    research: [
      {
        id: id(),
        name: t('全固态锂电池界面失效机制与抑制', 'Interface Failure in All-Solid-State Cells'),
        organisation: t('国家重点研发计划课题', 'National key programme'),
        role: t('学生骨干', 'Student lead'),
        period: span('2023.03-'),
        highlights: bullets(
          [
            '搭建低压对称电池测试台 8 通道，把临界电流密度由 0.6 提高到 **1.9 mA/cm²**',
            'Built an eight-channel low-pressure bench and raised critical current density from 0.6 to **1.9 mA/cm²**',
          ],
          [
            '用同步辐射断层成像追踪 320 小时循环中的裂纹与锂丝，建立定量判据并开源分析代码',
            'Tracked cracks over 320 hours by synchrotron tomography and published the analysis code',
          ],
        ),
      },
      {
        id: id(),
        name: t('氧化物电解质薄膜的中试制备', 'Pilot Production of Oxide Films'),
        organisation: t('校企联合实验室', 'Joint laboratory'),
        role: t('主要完成人', 'Main contributor'),
        period: span('2024.05-2025.10'),
        highlights: bullets([
          '优化浆料固含量与烧结制度，25 μm 薄膜成品率由 61% 提高到 88%，单片成本下降 34%',
          'Raised the yield of 25 μm films from 61% to 88% and cut unit cost by 34%',
        ]),
      },
    ],
    patents: [
      {
        id: id(),
        name: t('一种低压固态电池夹具及测试方法', 'Fixture and method for low-pressure cell tests'),
        kind: 'invention',
        number: 'ZL 2024 1 0000000.0',
        status: 'granted',
        inventorOrder: 2,
        date: day('2025.04'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('博士研究生国家奖学金', 'National Doctoral Scholarship'),
        level: 'national',
        date: day('2025.10'),
      },
      {
        id: id(),
        name: t('全国固态离子学会议优秀口头报告', 'Best Talk, Conference on Solid-State Ionics'),
        level: 'national',
        date: day('2024.08'),
      },
    ],
    campus: [
      {
        id: id(),
        organisation: t('材料学院研究生学术沙龙', 'Graduate Seminar, School of Materials'),
        role: t('召集人', 'Convenor'),
        period: span('2023.09-2025.06'),
        highlights: bullets([
          '组织 26 期报告，邀请 9 所高校的 31 位讲者',
          'Ran 26 sessions with 31 speakers from nine universities',
        ]),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('表征', 'Characterisation'),
        level: 'expert',
        keywords: ['SEM/EDS', 'XRD', 'EIS', 'XCT'],
      },
      {
        id: id(),
        name: t('计算', 'Computing'),
        level: 'proficient',
        keywords: ['Python', 'COMSOL', 'ImageJ'],
      },
    ],
    languages: [{ id: id(), name: t('英语', 'English'), fluency: 'fluent', exam: 'IELTS', score: '7.5' }],
  },
);
