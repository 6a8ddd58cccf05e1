import type { GhostwriteResult, GhostwriteVariant } from '@qicheng/analysis/ghostwrite-result';
import { AI_NOTICE } from '@qicheng/resume/ai-label';
import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useMemo } from 'react';
import { Summary } from '#src/components/summary.jsx';
import { useDocument, useEditedLanguage, useEditor } from '../store/editor-context.js';
import { ChangeCard, type Offer, stateOf, withTaken } from './change-card.js';
import styles from './ghostwrite.module.css';

const MAX_GAINS = 3;

/** The variants' suggestions grouped by statement, in order of first appearance. */
function offersOf(variants: readonly GhostwriteVariant[]): Offer[][] {
  const byTarget = new Map<string, Offer[]>();
  for (const variant of variants) {
    for (const change of variant.changes) {
      byTarget.set(change.targetId, [...(byTarget.get(change.targetId) ?? []), { variant, change }]);
    }
  }
  return [...byTarget.values()];
}

function VariantHead({ variant }: { variant: GhostwriteVariant }) {
  const editor = useEditor();
  const open = useDocument(
    (document) => variant.changes.filter((change) => stateOf(document, change) === 'open').length,
  );
  const applyAll = () => {
    editor.edit(() => withTaken(editor.getContent().document, variant.changes, new Date()));
    showToast('success', `已采用 ${open} 处`, { label: '撤销', run: editor.undo });
  };
  const { id, style, about, score, placeholders, ruleGains, isByModel } = variant;
  const gains = ruleGains.filter(({ change }) => change > 0).slice(0, MAX_GAINS);
  return (
    <li className={styles.variant}>
      <p className={styles.variantName}>
        {`方案 ${id} · ${style}${isByModel ? ' · AI 生成' : ''}`}
        {score.after > score.before ? <small>{`简历分析 ${score.before} → ${score.after} 分`}</small> : null}
      </p>
      <p className={styles.note}>{about}</p>
      {gains.length > 0 ? (
        <ul className={styles.gains} aria-label="得分变化">
          {gains.map(({ ruleId, dimension, label, change }) => (
            <li key={dimension + ruleId}>{`${label} +${change}`}</li>
          ))}
        </ul>
      ) : null}
      {placeholders > 0 ? (
        <p className={styles.gaps}>
          {`含 ${placeholders} 处待补充，采用后请填上真实情况`}
          {score.after < score.before
            ? `；填上之前，简历分析由 ${score.before} 分降到 ${score.after} 分`
            : ''}
        </p>
      ) : null}
      <Button icon="check" disabled={open === 0} aria-label={`全部采用方案 ${id}`} onClick={applyAll}>
        {open === 0 ? '没有可采用的' : `全部采用（${open} 处）`}
      </Button>
    </li>
  );
}

/** The variants side by side, the changes one by one, and the unchanged statements. */
export function GhostwriteResultView({ result }: { result: GhostwriteResult }) {
  const { variants, unchanged, keywords, notes } = result;
  const language = useEditedLanguage();
  const offers = useMemo(() => offersOf(variants), [variants]);
  return (
    <>
      {variants.length > 0 ? (
        <>
          <p
            className={styles.note}
          >{`采用后，导出的文件和预览的末页会标注“${AI_NOTICE[language]}”；导出时可以选择不标注。`}</p>
          <ul className={styles.variants}>
            {variants.map((variant) => (
              <VariantHead key={variant.id} variant={variant} />
            ))}
          </ul>
          <ol className={styles.cards}>
            {offers.map((each) => (
              <ChangeCard key={each[0]?.change.targetId} offers={each} />
            ))}
          </ol>
        </>
      ) : null}
      {unchanged.length > 0 ? (
        // If nothing was written, the reasons are the whole result.
        <details className={styles.more} open={variants.length === 0}>
          <Summary>{`保持不变的 ${unchanged.length} 条`}</Summary>
          <ul>
            {unchanged.map(({ targetId, quote, reason }) => (
              <li key={targetId}>
                {quote}
                <small>{reason}</small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {keywords.source !== 'none' && keywords.missing.length > 0 ? (
        <details className={styles.more}>
          <Summary>
            {keywords.source === 'jd' ? '岗位描述提到、简历没有写的词' : '目标职业常见、简历没有写的词'}
          </Summary>
          <p>{keywords.missing.join('、')}</p>
          <small>确实用过的请写进对应的经历；没有接触过的不要写。</small>
        </details>
      ) : null}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
