import type { Engine } from '@qicheng/analysis/engine';
import { Summary } from '#src/components/summary.jsx';
import styles from './parts.module.css';

/** The author of a result: the site's rules, or a model besides them. */
function engineLabel({ mode, rulesVersion, provider, model }: Engine): string {
  if (mode === 'rules') return `站内分析 · 规则 ${rulesVersion}`;
  return `规则 ${rulesVersion} + 模型 ${[provider, model].filter(Boolean).join(' ')}`;
}

/** The visible label of generated text (docs/AI_LABEL.md); shown under every text that a user may copy. */
export const AiLabel = ({ engine }: { engine: Engine | null }) => (
  <p className={styles.label}>
    {engine?.mode === 'model'
      ? '以下内容由 AI 生成，请核对事实后使用'
      : '以下内容根据您提供的内容自动生成，请核对事实后使用'}
  </p>
);

/** Details of the engine, on demand. */
export const EngineDetails = ({ engine }: { engine: Engine | null }) =>
  engine === null ? null : (
    <details className={styles.engine}>
      <Summary>判定方式</Summary>
      <p>{engineLabel(engine)}</p>
    </details>
  );
