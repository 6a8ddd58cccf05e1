import { AiPage } from '../kit/ai-page.js';
import { useAnalysisPageState } from '../kit/use-analysis-page-state.js';
import { JdForm } from './jd-form.js';
import { JdResultView } from './jd-result.js';
import { jdService } from './jd-service.js';

const GAINS = [
  '要求与证据逐条对照，每条都引原文',
  '硬性条件单独判断，不混进匹配度',
  '收费、押金、培训贷、歧视等风险，指出是哪一句',
  '字面之外的意思，和可以问招聘方的问题',
  '一键生成岗位版本：只调顺序和取舍，不改一个字',
];
const TIPS = [
  '职位描述越完整，读得越准；不选简历也可以看要求和风险。',
  '岗位版本会作为新的简历保存，原简历不变。',
];

/** /ai/jdAiAnalyse: one posting, and how one answers to it. */
export function JdPage() {
  const pageState = useAnalysisPageState(jdService);
  const { view, start } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      tips={TIPS}
      form={
        <JdForm
          isBusy={view.at === 'starting'}
          problem={view.at === 'form' ? view.problem : null}
          onAsk={start}
        />
      }
    >
      {(run, result) => <JdResultView run={run} result={result} />}
    </AiPage>
  );
}
