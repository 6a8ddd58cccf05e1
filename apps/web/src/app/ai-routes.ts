import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.js';
import { publicPage } from './page.js';

/** The pages of the AI services (spec section 2); any other path below /ai leads to /page/404. */
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
  { path: '/ai/*', loader: () => redirect(paths.notFound.href()) },
];
