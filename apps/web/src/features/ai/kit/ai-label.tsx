import type { Engine } from '@qicheng/analysis/engine';
import styles from './parts.module.css';

/** Who made a result: the rules of this site, or the model beside them. */
function engineLabel({ mode, rulesVersion, provider, model }: Engine): string {
  if (mode === 'rules') return `站内分析 · 规则 ${rulesVersion}`;
  return `规则 ${rulesVersion} + 模型 ${[provider, model].filter(Boolean).join(' ')}`;
}

/** The visible label of generated text (docs/AI_LABEL.md); is under every text that a person may take over. */
export const AiLabel = ({ engine }: { engine: Engine | null }) => (
  <p className={styles.label}>
    {engine?.mode === 'model'
      ? '以下内容由 AI 生成，请核对事实后使用'
      : '以下内容根据您提供的内容自动生成，请核对事实后使用'}
  </p>
);

/** Who judged, for who asks. */
export const EngineDetails = ({ engine }: { engine: Engine | null }) =>
  engine === null ? null : (
    <details className={styles.engine}>
      <summary>判定方式</summary>
      <p>{engineLabel(engine)}</p>
    </details>
  );
