import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, numbered, paragraphs } = composer('te');

/** 教师: a master's graduate with research, papers and numbered teaching results. */
export const teachingSample: ResumeDocument = compose(
  {
    order: [
      'intention',
      'education',
      'internships',
      'research',
      'papers',
      'campus',
      'certificates',
      'awards',
      'skills',
      'selfEvaluation',
    ],
  },
  {
    basics: {
      name: { zh: '欧阳明哲', pinyin: 'Ouyang Mingzhe' },
      headline: t('高中语文教师 · 师范类硕士'),
      gender: 'male',
      birthDate: day('2001.05'),
      ethnicity: '01',
      nativePlace: { code: '360100', name: t('江西南昌') },
      politicalStatus: { code: '01' },
      phone: '13800000004',
      email: 'ouyang.mingzhe@example.com',
    },
    intention: {
      positions: [{ name: t('高中语文教师') }],
      cities: [{ name: t('南昌') }, { name: t('杭州') }],
      jobType: 'fullTime',
      track: 'teaching',
      status: 'student',
    },
    education: [
      {
        id: id(),
        school: { name: t('赣江师范大学'), tags: ['doubleFirst'] },
        college: t('文学院'),
        major: t('学科教学（语文）'),
        degreeLevel: 'master',
        degreeType: 'professional',
        period: span('2024.09-2026.06'),
        gpa: { value: 3.9, scale: 4 },
        advisor: t('陈教授'),
        thesis: t('整本书阅读中的任务设计研究——以《红楼梦》为例'),
        recommendedExempt: true,
      },
      {
        id: id(),
        school: { name: t('赣江师范大学') },
        major: t('汉语言文学（师范）'),
        degreeLevel: 'bachelor',
        period: span('2020.09-2024.06'),
        rank: { position: 2, total: 96, scope: 'major' },
        minor: t('心理学'),
      },
    ],
    internships: [
      {
        id: id(),
        company: t('南昌市第八中学'),
        title: t('语文实习教师兼副班主任'),
        place: t('南昌'),
        period: span('2025.09-2025.12'),
        highlights: numbered(
          '承担高一两个班 **48 课时** 教学，公开课《赤壁赋》获校级青年教师教学展示一等奖',
          '设计“读写结合”微课 16 节，班级期中作文平均分由 43.2 提高到 47.8',
          '协助管理 52 人班级，家访 14 户，完成 3 名学困生的个别辅导方案',
        ),
      },
    ],
    research: [
      {
        id: id(),
        name: t('统编教材古诗文大单元教学实证研究'),
        organisation: t('江西省教育科学规划课题'),
        role: t('核心成员'),
        period: span('2024.10-2025.12'),
        advisor: t('陈教授'),
        highlights: bullets(
          '设计并实施 6 个单元的对照教学，收集 412 份前后测样本，负责数据分析与结题报告第三章',
        ),
      },
    ],
    papers: [
      {
        id: id(),
        title: t('任务驱动下整本书阅读的支架设计'),
        venue: t('《语文教学研究》'),
        index: 'core',
        authorOrder: 1,
        status: 'published',
        date: day('2025.08'),
      },
    ],
    campus: [
      {
        id: id(),
        organisation: t('研究生支教团'),
        role: t('队长'),
        level: 'university',
        period: span('2024.07-2024.08'),
        highlights: bullets('带队 15 人赴山区开展暑期支教，开设阅读、口算、美术等 9 门课程，覆盖学生 230 人'),
      },
    ],
    certificates: [
      { id: id(), name: t('高级中学教师资格（语文）'), kind: 'teaching', date: day('2024.06') },
      { id: id(), kind: 'mandarin', level: t('一级乙等'), score: '94.1', date: day('2022.12') },
    ],
    awards: [
      {
        id: id(),
        name: t('师范生教学技能竞赛'),
        level: 'provincial',
        grade: t('特等奖'),
        date: day('2025.11'),
      },
      { id: id(), name: t('国家奖学金'), level: 'national', date: day('2025.10') },
    ],
    skills: [
      { id: id(), name: t('教学'), keywords: ['大单元设计', '板书', '信息化教学'] },
      { id: id(), name: t('软件'), level: 'proficient', keywords: ['希沃白板', 'SPSS', '剪映'] },
    ],
    selfEvaluation: paragraphs('相信好的语文课从学生真实的阅读开始；板书工整，能组织有秩序、有讨论的课堂。'),
  },
);
