import type { CompanionHelp } from '@qicheng/analysis/companion-result';
import { Button } from '@qicheng/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AiPageScope } from '../ai-page-scope.js';
import { paths } from '#src/config/paths.js';
import { AiPage } from '#src/features/ai/kit/ai-page.jsx';
import { useAnalysisPageState } from '#src/features/ai/kit/use-analysis-page-state.js';
import { CompanionForm } from '#src/features/ai/companion/companion-form.jsx';
import { CompanionResultView } from '#src/features/ai/companion/companion-result.jsx';
import { companionActionsOf, companionVerdictOf } from '#src/features/ai/companion/companion-verdict.js';
import { rightsService, categoriesQuery } from '#src/features/ai/companion/companion-service.js';
import styles from '../../features/ai/companion/companion.module.css';
import { HelpCard } from '#src/features/ai/companion/help-card.jsx';

const GAINS = [
  '对应的法律、条号与施行日期，原文与要点分开标明',
  '能算的金额与期限，公式写出来',
  '一步一步怎么做、保留哪些证据',
  '向谁求助：12333、12348、仲裁委员会',
];
const TIPS = [
  '写清时间、签了什么、对方怎么说，归类会更准。',
  '不要写身份证号、银行卡号等与问题无关的个人信息。',
];

/** /ai/jobRightAi: labour law questions, a category of the companion with its own page. */
function RightsPage() {
  const pageState = useAnalysisPageState(rightsService);
  const { view, left, start } = pageState;
  const { data: categories, isError, refetch } = useQuery(categoriesQuery);
  const [help, setHelp] = useState<CompanionHelp | null>(null);
  const category = categories?.find(({ page }) => page === paths.aiRights.path);
  if (help !== null) return <HelpCard help={help} onBack={() => setHelp(null)} />;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      verdict={companionVerdictOf}
      actions={companionActionsOf}
      tips={TIPS}
      form={
        <>
          {isError && !categories ? (
            <p className={styles.soft} role="alert">
              表单没有打开。<Button onClick={() => void refetch()}>再试一次</Button>
            </p>
          ) : null}
          {category ? (
            <CompanionForm
              category={category}
              isBusy={view.at === 'starting'}
              problem={view.at === 'form' ? view.problem : null}
              left={left}
              onAsk={start}
              onHelp={setHelp}
            />
          ) : null}
        </>
      }
    >
      {(run, result) => <CompanionResultView run={run} result={result} />}
    </AiPage>
  );
}

/** 权益咨询. */
export const Component = () => (
  <AiPageScope>
    <RightsPage />
  </AiPageScope>
);
