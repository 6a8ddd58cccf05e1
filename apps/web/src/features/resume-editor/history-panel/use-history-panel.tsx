import { lazy, Suspense, useState } from 'react';
import type { SavingSession } from '../sync/use-autosave.js';

const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.js')).HistoryPanel }));

/** The drawer of former versions, loaded when it is first asked for. */
export function useHistoryPanel(resumeId: string, session: SavingSession) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const panel =
    state === 'unused' ? null : (
      <Suspense fallback={null}>
        <HistoryPanel
          resumeId={resumeId}
          session={session}
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      </Suspense>
    );
  return { panel, open: () => setState('open') };
}
