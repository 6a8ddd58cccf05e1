import type { AnalysisRun } from '@qicheng/core/analysis';

const SERVICES: Readonly<Record<AnalysisRun['service'], string>> = {
  resumeAnalysis: '简历分析',
  ghostwrite: 'AI 代写与优化',
  jobAnalysis: '职业分析',
  jdAnalysis: 'JD 分析',
  coverLetter: '求职信',
  interview: '面试预测',
  interviewReport: '面试报告',
  offer: 'Offer 选择',
  companion: '求职搭子',
  postgradExam: '考研',
  civilService: '考公',
};

const GRANTS: Readonly<Record<string, string>> = {
  activation: '首次激活赠送',
  campaign: '活动赠送',
  'campus-email': '校园邮箱认证',
  operator: '客服调整',
  order: '购买',
  'order-refund': '退款收回',
};

const words = new Map(Object.entries({ ...SERVICES, ...GRANTS }));

/** Where counts came from or went to, as its owner reads it. */
export const sourceLabel = (source: string): string => words.get(source) ?? '其他';
