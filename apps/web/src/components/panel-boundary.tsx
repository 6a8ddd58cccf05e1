import { Button } from '@qicheng/ui/button';
import { ErrorState } from '@qicheng/ui/status';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { isMissingFile } from '#src/lib/release-reload.js';
import { pageFailed } from '#src/lib/page-failure.js';

interface PanelBoundaryProps {
  /** Name of the panel for the error message, such as 预览. */
  name: string;
  /** The panel is rendered again when one of these changes. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/** Error boundary of one panel: the rest of the page keeps working, and the panel can be retried. */
export function PanelBoundary({ name, resetKeys, children }: PanelBoundaryProps) {
  const renderFallback = ({ resetErrorBoundary }: FallbackProps) => (
    <ErrorState
      title={`${name}暂时无法显示`}
      action={
        <Button icon="refresh" onClick={resetErrorBoundary}>
          再试一次
        </Button>
      }
    >
      已填写的内容不受影响，其他部分可以照常使用。
    </ErrorState>
  );
  return (
    <ErrorBoundary
      fallbackRender={renderFallback}
      onError={(error) => {
        if (!isMissingFile(error)) pageFailed('crash');
      }}
      {...(resetKeys && { resetKeys })}
    >
      {children}
    </ErrorBoundary>
  );
}
