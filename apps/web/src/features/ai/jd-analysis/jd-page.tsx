import { analysisPage } from '../kit/analysis-page.js';
import { JdForm } from './jd-form.js';
import { JdResultView } from './jd-result.js';
import { jdService } from './jd-service.js';

/** /ai/jdAiAnalyse: one posting, and how one answers to it. */
export const JdPage = analysisPage({
  service: jdService,
  gains: [
    '要求与证据逐条对照，每条都引原文',
    '硬性条件单独判断，不混进匹配度',
    '收费、押金、培训贷、歧视等风险，指出是哪一句',
    '字面之外的意思，和可以问招聘方的问题',
    '一键生成岗位版本：只调顺序和取舍，不改一个字',
  ],
  tips: [
    '职位描述越完整，读得越准；不选简历也可以看要求和风险。',
    '岗位版本会作为新的简历保存，原简历不变。',
  ],
  Form: JdForm,
  Result: JdResultView,
});
