import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('ma');

/** 应用数学: bilingual, a doctorate with papers, teaching and talks; no personal detail beyond contacts. */
export const mathematicsSample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'education', 'research', 'papers', 'work', 'awards', 'skills'],
  },
  {
    basics: {
      name: { zh: '程有节', en: 'Youjie Cheng' },
      headline: t('应用数学博士生 · 随机优化', 'Doctoral Candidate · Stochastic Optimisation'),
      residence: { name: t('合肥', 'Hefei') },
      phone: '13800000014',
      email: 'cheng.youjie@example.com',
      website: 'chengyoujie.example.com',
    },
    intention: {
      positions: [{ name: t('算法研究员', 'Research Scientist') }],
      cities: [{ name: t('合肥', 'Hefei') }, { name: t('上海', 'Shanghai') }],
      jobType: 'fullTime',
      status: 'student',
    },
    selfEvaluation: paragraphs([
      '研究大规模随机优化的收敛与方差，关心证明能否变成可用的程序。两篇第一作者论文的代码公开，已被三个开源求解器采用；希望在工业界解决真实规模的调度与定价问题。',
      'Works on convergence and variance reduction in large-scale stochastic optimisation, with an eye to turning proofs into usable code. Code from two first-author papers is public and runs in three open-source solvers. Seeks to apply it to industrial scheduling and pricing.',
    ]),
    education: [
      {
        id: id(),
        school: { name: t('皖江理工大学', 'Wanjiang University of Technology') },
        major: t('应用数学', 'Applied Mathematics'),
        degreeLevel: 'doctor',
        period: span('2022.09-2027.06'),
        advisor: t('沈伯安', 'Bo’an Shen'),
        thesis: t(
          '带约束随机优化的方差缩减方法',
          'Variance reduction for constrained stochastic optimisation',
        ),
      },
      {
        id: id(),
        school: { name: t('皖江理工大学', 'Wanjiang University of Technology') },
        major: t('数学与应用数学', 'Mathematics'),
        degreeLevel: 'bachelor',
        period: span('2018.09-2022.06'),
        gpa: { value: 3.91, scale: 4 },
        rank: { position: 2, total: 118, scope: 'major' },
      },
    ],
    research: [
      {
        id: id(),
        name: t('电网日前调度的随机优化', 'Stochastic Day-Ahead Dispatch'),
        organisation: t('校企联合实验室', 'Joint laboratory'),
        role: t('算法负责人', 'Algorithm lead'),
        period: span('2024.03-'),
        highlights: bullets(
          [
            '提出分块方差缩减算法，1,354 节点算例求解时间由 47 分钟降到 **6 分钟**，最优性间隙 0.1%',
            'Devised a block-wise variance reduction that solves 1,354 nodes in **6 minutes** instead of 47, with a 0.1% gap',
          ],
          [
            '用 C++ 与 MPI 实现并在 64 核上验证，弱扩展效率 83%',
            'Implemented it in C++ and MPI, with 83% weak scaling on 64 cores',
          ],
        ),
      },
    ],
    papers: [
      {
        id: id(),
        title: t(
          'Block variance reduction for linearly constrained problems',
          'Block variance reduction for linearly constrained problems',
        ),
        venue: t('Example Journal on Optimization', 'Example Journal on Optimization'),
        index: 'SCI',
        authors: t('Youjie Cheng, Bo’an Shen', 'Youjie Cheng, Bo’an Shen'),
        authorOrder: 1,
        status: 'published',
        date: day('2026.02'),
        doi: '10.0000/example.2026.214',
      },
      {
        id: id(),
        title: t(
          'On the last iterate of averaged stochastic gradients',
          'On the last iterate of averaged stochastic gradients',
        ),
        venue: t('Example Conference on Learning', 'Example Conference on Learning'),
        authors: t('Youjie Cheng, Lan Xu, Bo’an Shen', 'Youjie Cheng, Lan Xu, Bo’an Shen'),
        authorOrder: 1,
        status: 'published',
        date: day('2025.07'),
      },
    ],
    work: [
      {
        id: id(),
        company: t('皖江理工大学', 'Wanjiang University of Technology'),
        title: t('最优化方法课程助教', 'Teaching Assistant, Optimisation'),
        place: t('合肥', 'Hefei'),
        period: span('2023.02-2025.06'),
        highlights: bullets([
          '四学期为 212 名本科生主持习题课，编写 38 道上机题，评教 4.9/5',
          'Taught 212 students over four terms and wrote 38 programming exercises; rated 4.9/5',
        ]),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('研究生国家奖学金', 'National Scholarship for Graduate Students'),
        level: 'national',
        date: day('2025.11'),
      },
      {
        id: id(),
        name: t('大学生数学竞赛一等奖', 'First Prize, College Mathematics Competition'),
        level: 'national',
        date: day('2020.12'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('编程', 'Programming'),
        level: 'expert',
        keywords: ['C++', 'Python', 'Julia', 'MPI'],
      },
      {
        id: id(),
        name: t('求解器', 'Solvers'),
        level: 'proficient',
        keywords: ['Gurobi', 'HiGHS', 'CVXPY'],
      },
    ],
  },
);
