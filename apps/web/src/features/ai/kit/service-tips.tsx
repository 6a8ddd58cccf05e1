import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { call } from '../../../lib/api.js';
import { useSession } from '../../../lib/session.js';
import styles from './ai-page.module.css';

const tipsQuery = queryOptions({
  queryKey: ['ai', 'tips'],
  queryFn: ({ signal }) => call(setAiTips, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Hints of a page; a member hides them for good, a visitor for this visit. */
export function ServiceTips({ tips }: { tips: readonly string[] }) {
  const isMember = useSession((state) => state.isMember);
  const queries = useQueryClient();
  const { data } = useQuery({ ...tipsQuery, enabled: isMember });
  const [isHidden, setHidden] = useState(false);
  const hide = useMutation({
    mutationFn: () => call(setAiTips, { isShown: false }),
    onSuccess: (state) => queries.setQueryData(tipsQuery.queryKey, state),
  });
  if (isHidden || (isMember && data?.isShown !== true)) return null;
  return (
    <div className={styles.tips} role="note" aria-label="提示">
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Button
        tone="quiet"
        onClick={() => {
          setHidden(true);
          if (isMember) hide.mutate();
        }}
      >
        不再显示
      </Button>
    </div>
  );
}
