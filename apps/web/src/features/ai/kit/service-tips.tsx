import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { Button } from '@qicheng/ui/button';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WholeWords } from '#src/components/whole-words.jsx';
import { call } from '#src/lib/api.js';
import { useSession } from '#src/lib/session.js';
import { readStored, writeStored } from '#src/lib/storage.js';
import styles from './ai-page.module.css';

const HIDDEN = 'hidden';

const tipsQuery = queryOptions({
  queryKey: ['ai', 'tips'],
  queryFn: async ({ signal }) => {
    const state = await call(setAiTips, {}, { signal });
    writeStored('aiTips', state.isShown ? null : HIDDEN);
    return state;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Tips of a page; a member hides them permanently, a visitor for this visit. Until the server says whether
 * they are hidden, its last answer is used, so that the form below does not shift.
 */
export function ServiceTips({ tips }: { tips: readonly string[] }) {
  const isMember = useSession((state) => state.isMember);
  const queries = useQueryClient();
  const { data } = useQuery({ ...tipsQuery, enabled: isMember });
  const [wasHidden] = useState(() => readStored('aiTips') === HIDDEN);
  const [isHidden, setHidden] = useState(false);
  const hide = useMutation({
    mutationFn: () => call(setAiTips, { isShown: false }),
    onSuccess: (state) => {
      writeStored('aiTips', HIDDEN);
      queries.setQueryData(tipsQuery.queryKey, state);
    },
  });
  if (isHidden || (isMember && !(data?.isShown ?? !wasHidden))) return null;
  return (
    <div className={styles.tips} role="note" aria-label="提示">
      <ul>
        {tips.map((tip) => (
          <li key={tip}>
            <WholeWords>{tip}</WholeWords>
          </li>
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
