import { isAiText } from '@qicheng/resume/ai-text';
import type { Atom } from '@qicheng/resume/document';
import { useDocument } from '../store/editor-context.js';
import styles from './ghostwrite.module.css';

/** Says under a text that AI wrote a part of it; the mark goes with the last word of it. */
export function AiMark({ atoms, language }: { atoms: readonly Atom[]; language: 'zh' | 'en' }) {
  const count = useDocument((document) => atoms.filter(({ id }) => isAiText(document, id, language)).length);
  return count === 0 ? null : (
    <p className={styles.mark}>{`其中 ${count} 条含 AI 生成的内容，请核对事实；导出的文件会按规定注明`}</p>
  );
}
