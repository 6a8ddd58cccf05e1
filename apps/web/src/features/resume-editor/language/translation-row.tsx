import { LIMITS } from '@qicheng/resume/limits';
import type { Language } from '@qicheng/resume/text';
import { acceptTranslation, fillTranslation, type TranslationEntry } from '@qicheng/resume/translation';
import { useEditor } from '../store/editor-context.js';
import styles from './language.module.css';

const STATES = { missing: '缺失', stale: '可能过期', same: '一致' } as const;

interface TranslationRowProps {
  entry: TranslationEntry;
  target: Language;
  /** The engine was asked and does not know these words. */
  isUnknown: boolean;
  isBusy: boolean;
  onTranslate: () => void;
}

/** One text: the source, the translation to write into, its state and the ways to settle it. */
export function TranslationRow({ entry, target, isUnknown, isBusy, onTranslate }: TranslationRowProps) {
  const editor = useEditor();
  const { pointer, where, label, source, state } = entry;
  const name = `${where}：${label}`;
  const fill = (text: string) =>
    editor.edit((document) => fillTranslation(document, entry, target, text), `translation:${pointer}`);
  const long = entry.kind === 'atom' || source.length > 40;
  const input = {
    'aria-label': `${name}，${target === 'en' ? '英文' : '中文'}`,
    className: styles.target,
    lang: target === 'en' ? 'en' : 'zh-CN',
    value: entry.target,
    onChange: (event: { target: { value: string } }) => fill(event.target.value),
  };
  return (
    <section className={styles.row} data-state={state} aria-label={name}>
      <header className={styles.rowHead}>
        <span className={styles.where}>{where}</span>
        <span>{label}</span>
        <span className={styles.state} data-state={state}>
          {isUnknown && state !== 'same' ? '无法翻译' : STATES[state]}
        </span>
      </header>
      <p className={styles.source} lang={target === 'en' ? 'zh-CN' : 'en'}>
        {source}
      </p>
      <div>
        {long ? (
          <textarea {...input} rows={3} maxLength={LIMITS.paragraph} />
        ) : (
          <input {...input} type="text" maxLength={LIMITS.name} autoComplete="off" />
        )}
        {state === 'same' ? null : (
          <span className={styles.actions}>
            <button type="button" disabled={isBusy} onClick={onTranslate}>
              机器翻译
            </button>
            {state === 'stale' ? (
              <button
                type="button"
                onClick={() => editor.edit((document) => acceptTranslation(document, entry))}
              >
                仍然一致
              </button>
            ) : (
              <button type="button" onClick={() => fill(source)}>
                照用原文
              </button>
            )}
          </span>
        )}
      </div>
    </section>
  );
}
