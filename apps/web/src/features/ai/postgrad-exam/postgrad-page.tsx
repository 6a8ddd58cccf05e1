import { AiPage } from '../kit/ai-page.js';
import { useKeptState } from '../kit/kept-state.js';
import { useAnalysisPageState } from '../kit/use-analysis-page-state.js';
import { PostgradForm } from './postgrad-form.js';
import { PostgradResultView } from './postgrad-result.js';
import { customPostgradService, postgradService } from './postgrad-service.js';

const GAINS = [
  '竞争力六个方面，每一分都有理由',
  '目标分成冲、稳、保，规则和数据来源都写明',
  '按周计划，小时数加起来正好是您的时间',
  '复试自我介绍提纲与导师邮件',
  '就业、留学、考公三条备选',
];
const TIPS = [
  '必填的只有本科层次与专业、一个目标和可用时间。',
  '选上简历，科研经历和复试材料会用到里面的事实。',
];

interface ModePageProps {
  isCustom: boolean;
  onMode: (isCustom: boolean) => void;
}

function PostgradModePage({ isCustom, onMode }: ModePageProps) {
  const pageState = useAnalysisPageState(isCustom ? customPostgradService : postgradService);
  const { view, start } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      tips={TIPS}
      form={
        <PostgradForm
          isCustom={isCustom}
          isBusy={view.at === 'starting'}
          problem={view.at === 'form' ? view.problem : null}
          onMode={onMode}
          onAsk={start}
        />
      }
    >
      {(run, result) => <PostgradResultView run={run} result={result} />}
    </AiPage>
  );
}

/** /ai/kaoyanAiAnalyse: the whole analysis, or a question of one's own; each has a history of its own. */
export function PostgradPage() {
  const [isCustom, setCustom] = useKeptState('page postgrad-exam custom', false);
  return <PostgradModePage key={String(isCustom)} isCustom={isCustom} onMode={setCustom} />;
}
