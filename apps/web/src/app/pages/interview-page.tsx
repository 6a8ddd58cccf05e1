import { InterviewPage } from '../../features/ai/interview/interview-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 面试预测与模拟面试. */
export const Component = () => (
  <AiPageScope>
    <InterviewPage />
  </AiPageScope>
);
