import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage } from '#src/features/ai/kit/analysis-page.jsx';
import { JobForm, jobService } from '#src/features/ai/job-analysis/job-form.jsx';
import { JobResultView } from '#src/features/ai/job-analysis/job-result.jsx';
import { jobActionsOf, jobVerdictOf } from '#src/features/ai/job-analysis/job-verdict.js';

/** /ai/jobAiAnalyse: an occupation, and how well the member fits it. */
export const JobPage = analysisPage({
  service: jobService,
  gains: [
    '岗位画像：职责、能力模型、入行门槛、晋升路径',
    '匹配度五个维度，每一分都有理由和原文',
    '差距清单，按影响从大到小',
    '30、60、90 天计划，小时数加起来正好是您的时间',
    '可以转去的相邻职业',
  ],
  tips: ['不选简历也可以看画像和计划；选上简历才评匹配度。', '岗位写得越具体，职业匹配得越准。'],
  verdict: jobVerdictOf,
  actions: jobActionsOf,
  Form: JobForm,
  Result: JobResultView,
});

/** 职业分析. */
export const Component = () => (
  <AiPageScope>
    <JobPage />
  </AiPageScope>
);
