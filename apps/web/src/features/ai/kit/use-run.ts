import { streamRun } from '@qicheng/contract/analysis/runs.contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { stream } from '#src/lib/api.js';
import type { RunOf } from './ai-service.js';
import { isOpen, runQuery, setStreamed } from './run-queries.js';

const position = z.object({
  status: z.enum(['queued', 'running']),
  progress: z.number(),
  stage: z.string(),
});

/** A run by its id, followed by its event stream until it is finished, or by polling if there is none. */
export function useRun<Result>(schema: z.core.$ZodType<Result>, runId: string | null, isEnabled = true) {
  const queries = useQueryClient();
  const opened = useQuery({ ...runQuery(schema, runId ?? ''), enabled: isEnabled && runId !== null });
  const isRunning = isEnabled && opened.data !== undefined && isOpen(opened.data);
  useEffect(() => {
    if (runId === null || !isRunning) return undefined;
    const gone = new AbortController();
    void follow(queries, runId, gone.signal);
    return () => gone.abort();
  }, [queries, runId, isRunning]);
  return opened;
}

/** Applies each event of a run; however the stream ends, the run is loaded once more. */
async function follow(queries: QueryClient, runId: string, signal: AbortSignal): Promise<void> {
  const { queryKey } = runQuery(z.unknown(), runId);
  try {
    for await (const { name, data } of stream(streamRun, { runId }, signal)) {
      setStreamed(runId, true);
      const at = position.safeParse(data);
      if (name !== 'progress' || !at.success) break;
      queries.setQueryData<RunOf<unknown>>(queryKey, (run) => run && { ...run, ...at.data });
    }
  } catch {
    // Polling resumes.
  } finally {
    setStreamed(runId, false);
    if (!signal.aborted) await queries.invalidateQueries({ queryKey });
  }
}
