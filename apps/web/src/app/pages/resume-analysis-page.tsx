import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage } from '#src/features/ai/kit/analysis-page.jsx';
import {
  ResumeAnalysisForm,
  resumeAnalysisService,
} from '#src/features/ai/resume-analysis/resume-analysis-form.jsx';
import { ResumeAnalysisResultView } from '#src/features/ai/resume-analysis/resume-analysis-result.jsx';

/** /ai/aiAnalyse: checks a résumé by rules. */
export const ResumeAnalysisPage = analysisPage({
  service: resumeAnalysisService,
  gains: [
    '七个维度的得分，每一分都有理由',
    '不超过十条先改的建议，按提升排序',
    '每个问题定位到原文，确定的改动一键应用',
    '逐句热力与岗位关键词',
    '再次分析时，按规则列出涨跌',
  ],
  tips: ['填上目标岗位，岗位相关这一维会更准。', '改完再分析一次，可以看到每条规则的涨跌。'],
  ownsHead: true,
  Form: ResumeAnalysisForm,
  Result: ResumeAnalysisResultView,
});

/** 简历分析. */
export const Component = () => (
  <AiPageScope>
    <ResumeAnalysisPage />
  </AiPageScope>
);
