import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { withOriginalQuery } from '#src/config/with-original-query.js';
import { publicPage } from './page.js';

/** The pages of the AI services [spec 2]; any other path under /ai redirects to /page/404. */
export const aiPages: RouteObject[] = [
  publicPage({
    path: paths.aiResumeAnalysis.path,
    title: '简历分析 · 启程',
    description: '按公开规则逐条检查简历：七个维度的得分都有理由，每个问题指到原文，确定的改动一键应用。',
    source: 'src/app/pages/resume-analysis-page.tsx',
    load: () => import('./pages/resume-analysis-page.js'),
  }),
  publicPage({
    path: paths.aiOffer.path,
    title: 'Offer 选择 · 启程',
    description:
      '把多份 Offer 放在同一口径下比较：税后年现金、三年区间、权重与并列、翻转点、合同条款核对，计算过程逐项列出。',
    source: 'src/app/pages/offer-page.tsx',
    load: () => import('./pages/offer-page.js'),
  }),
  publicPage({
    path: paths.aiJobAnalysis.path,
    title: '职业分析 · 启程',
    description:
      '看清一个职业做什么、要什么、怎么走：岗位画像、按规则计算的匹配度、30 / 60 / 90 天计划与相邻职业。',
    source: 'src/app/pages/job-analysis-page.tsx',
    load: () => import('./pages/job-analysis-page.js'),
  }),
  publicPage({
    path: paths.aiJdAnalysis.path,
    title: 'JD 分析 · 启程',
    description: '把职位描述拆成要求、职责与风险，和简历逐条对照证据；硬性条件单独判断，风险指出是哪一句。',
    source: 'src/app/pages/jd-analysis-page.tsx',
    load: () => import('./pages/jd-analysis-page.js'),
  }),
  publicPage({
    path: paths.aiCoverLetter.path,
    title: '求职信 · 启程',
    description:
      '逐段点评求职信，查出写错的单位、套话和没有证据的句子；用简历中的事实写成一封，附打招呼语和邮件标题。',
    source: 'src/app/pages/cover-letter-page.tsx',
    load: () => import('./pages/cover-letter-page.js'),
  }),
  publicPage({
    path: paths.aiCompanion.path,
    title: '求职搭子 · 启程',
    description:
      '自我介绍、职业规划、测评、群面、谈薪、邮件、周报、权益与情绪：给出能直接用的文字、步骤与清单。',
    source: 'src/app/pages/companion-page.tsx',
    load: () => import('./pages/companion-page.js'),
  }),
  publicPage({
    path: paths.aiRights.path,
    title: '权益咨询 · 启程',
    description: '劳动权益问题按法律条文回答，写明法律、条号与施行日期；属于一般信息，不是法律意见。',
    source: 'src/app/pages/rights-page.tsx',
    load: () => import('./pages/rights-page.js'),
  }),
  publicPage({
    path: paths.aiInterview.path,
    title: '面试预测与模拟面试 · 启程',
    description: '按您的简历和岗位描述预测面试题，每道题都写明出处；可以逐题作答、按回答追问，随时保存。',
    source: 'src/app/pages/interview-page.tsx',
    load: () => import('./pages/interview-page.js'),
  }),
  publicPage({
    path: paths.aiInterviewReport.path,
    title: '面试报告 · 启程',
    description: '模拟面试的逐题分析：五个维度的得分都有理由，指出与简历不一致的地方，给出下一步练习。',
    source: 'src/app/pages/interview-report-page.tsx',
    load: () => import('./pages/interview-report-page.js'),
  }),
  publicPage({
    path: paths.aiPostgradExam.path,
    title: '考研分析 · 启程',
    description:
      '按公开规则看竞争力六个方面，目标分冲、稳、保，计划按周排满可用小时；数据带年份和来源，没有的写数据缺失。',
    source: 'src/app/pages/postgrad-exam-page.tsx',
    load: () => import('./pages/postgrad-exam-page.js'),
  }),
  publicPage({
    path: paths.aiCivilService.path,
    title: '考公分析 · 启程',
    description:
      '职位条件逐条核对：符合、不符或待核实，附原因和办法；按模块差距排备考计划，结构化面试练习与材料清单。',
    source: 'src/app/pages/civil-service-page.tsx',
    load: () => import('./pages/civil-service-page.js'),
  }),
  {
    path: '/ai/*',
    loader: ({ request }) => redirect(withOriginalQuery(paths.notFound.href(), new URL(request.url))),
  },
];
