import type { CompanionHelp } from '@qicheng/analysis/companion-result';
import { Button } from '@qicheng/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CompanionCategory } from '@qicheng/analysis/companion';
import { Link } from 'react-router-dom';
import { AiPageScope } from '../ai-page-scope.js';
import { paths } from '#src/config/paths.js';
import { AiPage } from '#src/features/ai/kit/ai-page.jsx';
import { usePersistentState } from '#src/features/ai/kit/persistent-state.js';
import { useAnalysisPageState } from '#src/features/ai/kit/use-analysis-page-state.js';
import { categoryIn } from '#src/features/ai/companion/companion-draft.js';
import { CompanionForm } from '#src/features/ai/companion/companion-form.jsx';
import { CompanionResultView } from '#src/features/ai/companion/companion-result.jsx';
import { companionActionsOf, companionVerdictOf } from '#src/features/ai/companion/companion-verdict.js';
import { companionService, categoriesQuery } from '#src/features/ai/companion/companion-service.js';
import styles from '../../features/ai/companion/companion.module.css';
import { HelpCard } from '#src/features/ai/companion/help-card.jsx';

interface CategoryPickerProps {
  categories: readonly CompanionCategory[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** The categories; one with its own page links there. */
const CategoryPicker = ({ categories, chosen, onChoose }: CategoryPickerProps) => (
  <nav className={styles.categories} aria-label="类别">
    {categories.map(({ code, name, description, page }) =>
      page === paths.aiCompanion.path ? (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          className={styles.category}
          onClick={() => onChoose(code)}
        >
          <strong>{name}</strong>
          <span>{description}</span>
        </button>
      ) : (
        <Link key={code} to={page} className={styles.category}>
          <strong>{name}</strong>
          <span>{description}</span>
        </Link>
      ),
    )}
  </nav>
);

const GAINS = [
  '能直接用的文字，缺的事实标出来请您补',
  '一步一步怎么做',
  '用之前的核对清单',
  '记住您确认过的事实，不用重复填',
];

/** /ai/fereAiAnalyse: help in many categories, each with a form that the server defines. */
export function CompanionPage() {
  const pageState = useAnalysisPageState(companionService);
  const { view, left, start } = pageState;
  const { data: categories, isError, refetch } = useQuery(categoriesQuery);
  const [code, setCode] = usePersistentState('page companion category', '');
  useEffect(() => {
    const requestedCategory = left && categoryIn(left.input);
    if (requestedCategory) setCode(requestedCategory);
  }, [left, setCode]);
  const [help, setHelp] = useState<CompanionHelp | null>(null);
  const here = categories?.filter(({ page }) => page === paths.aiCompanion.path) ?? [];
  const category = here.find((each) => each.code === code) ?? here[0];
  if (help !== null) return <HelpCard help={help} onBack={() => setHelp(null)} />;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      verdict={companionVerdictOf}
      actions={companionActionsOf}
      form={
        <>
          {isError && !categories ? (
            <p className={styles.soft} role="alert">
              类别没有打开。<Button onClick={() => void refetch()}>再试一次</Button>
            </p>
          ) : null}
          {categories && category ? (
            <>
              <CategoryPicker categories={categories} chosen={category.code} onChoose={setCode} />
              <h2 className={styles.formTitle}>{category.name}</h2>
              <CompanionForm
                key={category.code}
                category={category}
                isBusy={view.at === 'starting'}
                problem={view.at === 'form' ? view.problem : null}
                left={left}
                onAsk={start}
                onHelp={setHelp}
              />
            </>
          ) : null}
        </>
      }
    >
      {(run, result) => <CompanionResultView run={run} result={result} />}
    </AiPage>
  );
}

/** 求职搭子. */
export const Component = () => (
  <AiPageScope>
    <CompanionPage />
  </AiPageScope>
);
