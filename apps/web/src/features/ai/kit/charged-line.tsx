import { useQuery } from '@tanstack/react-query';
import type { RunSummary } from './ai-service.js';
import { useIsFree } from './price-line.js';
import { countsQuery } from './run-queries.js';

/** What a run took and what is left; nothing while AI is free. */
export function ChargedLine({ run }: { run: RunSummary }) {
  const isFree = useIsFree();
  const { data } = useQuery(countsQuery);
  if (isFree || run.cost === 0) return null;
  return <span>{`消耗 ${run.cost} 次${data ? ` · 剩余 ${data.count} 次` : ''}`}</span>;
}
