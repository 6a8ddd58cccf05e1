import { showToast } from '@qicheng/ui/toast';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { catalogue } from '#src/lib/error-catalogue.js';
import { isMissingFile, recoverFromMissingFile } from '#src/lib/release-reload.js';
import { pageFailed } from '#src/lib/page-failure.js';

interface LazyPartProps {
  /** Closes the panel: after this it must not be rendered again. */
  onFail: () => void;
  children: ReactNode;
}

/**
 * A lazily loaded dialog or panel. If it fails to load or throws, it closes with a message and the page stays
 * as it is.
 */
export const LazyPart = ({ onFail, children }: LazyPartProps) => (
  <ErrorBoundary
    fallback={null}
    onError={(error) => {
      if (isMissingFile(error)) void recoverFromMissingFile();
      else {
        pageFailed('crash');
        showToast('error', catalogue.unexpected);
      }
      onFail();
    }}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
