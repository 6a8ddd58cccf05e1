import { createJdVariant } from '@qicheng/contract/analysis/jd-analysis.contract';
import type { Tailoring } from '@qicheng/analysis/tailoring';
import { Button } from '@qicheng/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { ResultSection } from '../kit/result-section.js';
import styles from './jd-analysis.module.css';

interface TailoredVariantProps {
  runId: string;
  tailoring: Tailoring;
}

/** The suggested variant for this job: its changes, and the button that creates it. */
export function TailoredVariant({ runId, tailoring: { target, orders, hidden } }: TailoredVariantProps) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => call(createJdVariant, { runId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['resumes'] }),
    meta: { isShownInPlace: true },
  });
  return (
    <ResultSection
      title="岗位版本"
      lead={`针对“${target}”另存一份：只调整顺序和取舍，文字一个不改，原简历不变。`}
    >
      <ul className={styles.dots}>
        {orders.map(({ pointer, label }) => (
          <li key={pointer}>{`${label}：与岗位相关的放在前面`}</li>
        ))}
        {hidden.map(({ pointer, label }) => (
          <li key={pointer}>{`${label}：与岗位无关，在这个版本里不显示`}</li>
        ))}
      </ul>
      <p className={styles.acts} data-print="hide">
        {create.data ? (
          <Link to={paths.resumeEdit.href(create.data.id)}>{`已生成“${create.data.title}”，去查看`}</Link>
        ) : (
          <Button tone="primary" disabled={create.isPending} onClick={() => create.mutate()}>
            生成岗位版本
          </Button>
        )}
      </p>
      {create.error ? <p role="alert">{create.error.message}</p> : null}
    </ResultSection>
  );
}

/** Why no variant is offered for this job. */
export const NoVariant = ({ isImported }: { isImported: boolean }) => (
  <ResultSection title="岗位版本">
    <p>
      {isImported
        ? '岗位版本要从站内的简历另存。请先把这份文件导入为简历，再选它分析。'
        : '没有找到值得调整的先后，也没有与岗位无关的条目，不必为这个岗位另存一份。'}
    </p>
  </ResultSection>
);
