import { Icon } from '@qicheng/ui/icon';
import { lazy } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { type OpenVariant, useDifferences, useVariant } from './use-variant.js';
import { closeVariantPanel, openVariantPanel, useVariantPanel, type VariantParts } from './variant-state.js';
import styles from './variants.module.css';

const CreateVariant = lazy(async () => ({ default: (await import('./create-variant.js')).CreateVariant }));
const Differences = lazy(async () => ({
  default: (await import('./differences-dialog.js')).DifferencesDialog,
}));
const Detach = lazy(async () => ({ default: (await import('./detach-dialog.js')).DetachDialog }));

function Line({ variant, isBehind }: { variant: OpenVariant; isBehind: boolean }) {
  const { differences } = useDifferences(variant);
  const conflicts = differences.filter(({ conflict }) => conflict).length;
  return (
    <div className={styles.bar} role="status">
      <span className={styles.badge}>岗位版本</span>
      <span className={styles.about}>
        针对 {variant.target} · 基于《{variant.baseTitle}》
      </span>
      {isBehind ? (
        <button type="button" className={styles.news} onClick={() => window.location.reload()}>
          <Icon name="refresh" size={16} />
          基础简历已更新，刷新后同步
        </button>
      ) : null}
      <button type="button" onClick={() => openVariantPanel('differences')} data-conflict={conflicts > 0}>
        {conflicts > 0
          ? `${conflicts} 处与基础简历冲突`
          : differences.length > 0
            ? `${differences.length} 处不同`
            : '与基础简历一致'}
      </button>
      <button type="button" onClick={() => openVariantPanel('detach')}>
        转为独立简历
      </button>
    </div>
  );
}

/** Shows a variant's target job, its base and the number of differences; contains the variant dialogs. */
export function VariantBar(parts: VariantParts) {
  const { variant, isBehind } = useVariant(parts.resumeId);
  const panel = useVariantPanel((state) => state.panel);
  return (
    <>
      {variant ? <Line variant={variant} isBehind={isBehind} /> : null}
      {panel === null ? null : (
        <LazyPart key={panel} onFail={closeVariantPanel}>
          {panel === 'create' ? <CreateVariant {...parts} onClose={closeVariantPanel} /> : null}
          {panel === 'differences' && variant ? (
            <Differences {...parts} variant={variant} isBehind={isBehind} onClose={closeVariantPanel} />
          ) : null}
          {panel === 'detach' && variant ? (
            <Detach {...parts} variant={variant} onClose={closeVariantPanel} />
          ) : null}
        </LazyPart>
      )}
    </>
  );
}
