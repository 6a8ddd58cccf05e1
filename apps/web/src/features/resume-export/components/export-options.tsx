import { Summary } from '#src/components/summary.jsx';
import type { ExportOptions } from '../api/run-export.js';
import styles from './export-options.module.css';

interface ExportOptionsFieldsProps {
  options: ExportOptions;
  onChange: (options: ExportOptions) => void;
}

const LANGUAGES = [
  { value: undefined, name: '按简历' },
  { value: 'zh', name: '中文' },
  { value: 'en', name: '英文' },
] as const;

/** Options of the next file; collapsed, because the defaults suit nearly everybody. */
export function ExportOptionsFields({ options, onChange }: ExportOptionsFieldsProps) {
  return (
    <details className={styles.options}>
      <Summary>导出选项</Summary>
      <fieldset className={styles.languages}>
        <legend>语言</legend>
        {LANGUAGES.map(({ value, name }) => (
          <label key={name}>
            <input
              type="radio"
              name="export-language"
              checked={options.language === value}
              onChange={() => onChange({ ...options, language: value })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={options.withSource}
          onChange={({ target }) => onChange({ ...options, withSource: target.checked })}
        />
        <span>
          附带可编辑数据（含隐藏内容）
          <small>再次导入时完整还原；对方也能读到隐藏的内容，请只留给自己</small>
        </span>
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={options.aiNotice}
          onChange={({ target }) => onChange({ ...options, aiNotice: target.checked })}
        />
        <span>
          注明 AI 生成的内容
          <small>有 AI 生成的内容时，在末页以小字说明；取消后由您自行告知对方</small>
        </span>
      </label>
    </details>
  );
}

/** Says that the file will carry the AI label, where, and why (docs/AI_LABEL.md). */
export const AiNotice = ({ isShown }: { isShown: boolean }) => (
  <p className={styles.aiNotice} role="note">
    <strong>这份简历含 AI 生成的内容。</strong>
    {isShown
      ? '导出的文件会在末页以小字注明，并在文件属性中写入标识。'
      : '您选择了不在页面上注明：文件属性中仍会写入标识，这次选择会留下记录，请自行告知对方。'}
    依据《人工智能生成合成内容标识办法》；把这些内容全部自己重写或删去后不再注明。
  </p>
);

interface UntranslatedProps {
  count: number;
  onLeave: () => void;
  /** Opens 双语; without it the résumé can only be read here. */
  onFill?: (() => void) | undefined;
}

/** Says before the export that some texts are still in Chinese. */
export const Untranslated = ({ count, onLeave, onFill }: UntranslatedProps) =>
  count === 0 ? null : (
    <p className={styles.aiNotice} role="note">
      <strong>{`${count} 处还没有英文，会按中文导出。`}</strong>
      {onFill ? (
        <button
          type="button"
          className={styles.review}
          onClick={() => {
            onLeave();
            onFill();
          }}
        >
          去补上
        </button>
      ) : (
        '可以先在编辑器的“双语”中补上。'
      )}
    </p>
  );

export interface ReviewLink {
  /** How many findings need review. */
  readonly count: () => number;
  readonly open: () => void;
}

/** What the check found and the author has not corrected or ignored. */
export function ToReview({ review, onLeave }: { review: ReviewLink; onLeave: () => void }) {
  const count = review.count();
  if (count === 0) return null;
  return (
    <p className={styles.aiNotice} role="note">
      <strong>{`检查发现 ${count} 处待核对。`}</strong>
      <button
        type="button"
        className={styles.review}
        onClick={() => {
          onLeave();
          review.open();
        }}
      >
        去看看
      </button>
    </p>
  );
}
