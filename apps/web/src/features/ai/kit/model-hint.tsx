import { type AnalysisServiceName, analysisServices } from '@qicheng/analysis/services';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { useSession } from '#src/lib/session.js';
import styles from './ai-page.module.css';
import { modelConsentQuery } from './run-queries.js';

/**
 * Hint that a language model can improve the result, with a link to the consent; hidden without a model or
 * after consent.
 */
export function ModelHint({ service }: { service: AnalysisServiceName }) {
  const isMember = useSession((state) => state.isMember);
  const { data } = useQuery({
    ...modelConsentQuery,
    enabled: isMember && analysisServices[service].hasModel,
  });
  if (!data?.isAsked || data.isGiven) return null;
  return (
    <p className={styles.modelHint}>
      现在只用站内分析，内容不离开本站。同意发送后，语言模型会再补充点评。
      <Link to={paths.settings.hrefEgress()}>去设置</Link>
    </p>
  );
}
