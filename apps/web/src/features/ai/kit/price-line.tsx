import { type AnalysisServiceName, analysisServices } from '@qicheng/analysis/services';
import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import { useSession } from '#src/lib/session.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import styles from './ai-page.module.css';
import { countsQuery } from './run-queries.js';
import type { RunSummary } from './ai-service.js';

/** [decision 36]: without VIP features, and while counts are switched off, AI is free and no price is shown. */
export function useIsFree(): boolean {
  const siteInfo = useSiteInfo();
  const isMember = useSession((state) => state.isMember);
  const { data } = useQuery({ ...countsQuery, enabled: isMember });
  return data?.isUnlimited ?? (siteInfo !== null && !(siteInfo.vipEnabled && siteInfo.aiCountsEnabled));
}

/** The service of the form shown, for the price beside its button. */
export const ShownService = createContext<AnalysisServiceName | null>(null);

/** The price of a run and the balance; nothing while AI is free. */
export function PriceLine({ service }: { service: AnalysisServiceName }) {
  const isFree = useIsFree();
  const isMember = useSession((state) => state.isMember);
  const { data } = useQuery({ ...countsQuery, enabled: isMember });
  if (isFree) return null;
  return (
    <p className={styles.price}>
      {`消耗 ${analysisServices[service].cost} 次 AI 次数`}
      {data ? (
        <>
          {' · '}
          剩余 <strong>{data.count}</strong> 次
        </>
      ) : null}
    </p>
  );
}

/** What a run was charged and the balance; nothing while AI is free. */
export function ChargeLine({ run }: { run: RunSummary }) {
  const isFree = useIsFree();
  const { data } = useQuery(countsQuery);
  if (isFree) return null;
  if (run.cost === 0) return <span>这次不扣次数</span>;
  return <span>{`这条结果消耗了 ${run.cost} 次${data ? ` · 现在剩余 ${data.count} 次` : ''}`}</span>;
}
