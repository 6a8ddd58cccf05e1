import { translationEntries, translationProgress } from '@qicheng/resume/translation';
import { Button } from '@qicheng/ui/button';
import { lazy, Suspense } from 'react';
import { useDocument } from '../store/editor-context.js';
import styles from './language.module.css';
import { openTranslations, useTranslations } from './translation-state.js';

const TranslationDialog = lazy(async () => ({
  default: (await import('./translation-dialog.js')).TranslationDialog,
}));

/** Opens the two languages side by side; a dot says that a translation no longer follows. */
export function TranslationButton({ className = '' }: { className?: string | undefined }) {
  const isOpen = useTranslations((state) => state.isOpen);
  const stale = useDocument(
    (document) =>
      translationProgress(translationEntries(document, 'en')).stale +
      translationProgress(translationEntries(document, 'zh')).stale,
  );
  return (
    <>
      <Button
        tone="quiet"
        className={`${styles.button} ${className}`}
        title={stale > 0 ? `双语对照：${stale} 处可能过期` : '双语对照'}
        onClick={openTranslations}
      >
        双语
        {stale > 0 ? <span className={styles.dot} aria-label={`${stale} 处可能过期`} /> : null}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TranslationDialog />
        </Suspense>
      ) : null}
    </>
  );
}
