import { showToast } from '@qicheng/ui/toast';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { catalogue } from '#src/lib/error-catalogue.js';
import { isMissingFile, offerReload } from '#src/lib/missing-file.js';
import { pageFailed } from '#src/lib/page-failure.js';

interface LatePartProps {
  /** Closes the part: afterwards it must not be rendered any more. */
  onFail: () => void;
  children: ReactNode;
}

/**
 * A dialog or panel that is loaded when it opens. If it does not arrive or throws, it closes with a message and the
 * page stays as it is.
 */
export const LatePart = ({ onFail, children }: LatePartProps) => (
  <ErrorBoundary
    fallback={null}
    onError={(error) => {
      if (isMissingFile(error)) offerReload();
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
