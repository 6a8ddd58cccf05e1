import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage } from '#src/features/ai/kit/analysis-page.jsx';
import {
  PostgradForm,
  customPostgradService,
  postgradService,
} from '#src/features/ai/postgrad-exam/postgrad-form.jsx';
import { PostgradResultView } from '#src/features/ai/postgrad-exam/postgrad-result.jsx';

/** /ai/kaoyanAiAnalyse: the full analysis or a free question; each has its own history. */
export const PostgradPage = analysisPage({
  service: postgradService,
  custom: customPostgradService,
  gains: [
    '竞争力六个方面，每一分都有理由',
    '目标分成冲、稳、保，规则和数据来源都写明',
    '按周计划，小时数加起来正好是您的时间',
    '复试自我介绍提纲与导师邮件',
    '就业、留学、考公三条备选',
  ],
  tips: ['必填的只有本科层次与专业、一个目标和可用时间。', '选上简历，科研经历和复试材料会用到里面的事实。'],
  verdict: ({ conclusion }) => conclusion,
  Form: PostgradForm,
  Result: PostgradResultView,
});

/** 考研分析. */
export const Component = () => (
  <AiPageScope>
    <PostgradPage />
  </AiPageScope>
);
