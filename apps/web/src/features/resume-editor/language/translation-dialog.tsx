import type { ResumeDocument } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import {
  otherLanguage,
  translationEntries,
  type TranslationEntry,
  translationProgress,
  acceptTranslation,
  fillTranslation,
} from '@qicheng/resume/translation';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useMemo, useState } from 'react';
import { LIMITS } from '@qicheng/resume/limits';
import { openNewcomerSignIn } from '#src/lib/auth-dialog.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import styles from './language.module.css';
import { closeTranslations } from './translation-state.js';
import { useGlossary } from './use-glossary.js';

const STATES = { missing: '缺失', stale: '可能过期', same: '一致' } as const;

interface TranslationRowProps {
  entry: TranslationEntry;
  target: Language;
  /** The engine could not translate this text. */
  isUnknown: boolean;
  /** The translation was spelled by rules, and should be checked. */
  isSuggested: boolean;
  isBusy: boolean;
  /** Null where texts cannot be filled in automatically. */
  onTranslate: (() => void) | null;
}

/** A longer Chinese text is a sentence. */
const MAX_NAME = 40;
/** The English form of a longer Chinese name does not fit in one line. */
const MAX_ONE_LINE = 12;

/** One text: the source, its editable translation, its state and the actions to settle it. */
function TranslationRow({ entry, target, isUnknown, isSuggested, isBusy, onTranslate }: TranslationRowProps) {
  const editor = useEditor();
  const { pointer, where, label, source, state } = entry;
  const name = `${where}：${label}`;
  const fill = (text: string) =>
    editor.edit((document) => fillTranslation(document, entry, target, text), `translation:${pointer}`);
  const isText = entry.kind === 'atom' || source.length > MAX_NAME;
  const isLong = isText || source.length > MAX_ONE_LINE;
  const input = {
    'aria-label': `${name}，${target === 'en' ? '英文' : '中文'}`,
    className: styles.target,
    lang: target === 'en' ? 'en' : 'zh-CN',
    value: entry.target,
    onChange: (event: { target: { value: string } }) =>
      fill(isText ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' ')),
  };
  return (
    <section className={styles.row} data-state={state} aria-label={name}>
      <header className={styles.rowHead}>
        <span className={styles.where}>{where}</span>
        <span>{label}</span>
        <span className={styles.state} data-state={isSuggested ? 'stale' : state}>
          {isUnknown && state !== 'same' ? '请手动填写' : isSuggested ? '按拼音，请核对' : STATES[state]}
        </span>
      </header>
      <p className={styles.source} lang={target === 'en' ? 'zh-CN' : 'en'}>
        {source}
      </p>
      <div>
        {isLong ? (
          <textarea {...input} rows={isText ? 3 : 2} maxLength={isText ? LIMITS.paragraph : LIMITS.name} />
        ) : (
          <input {...input} type="text" maxLength={LIMITS.name} autoComplete="off" />
        )}
        {state === 'same' ? null : (
          <span className={styles.actions}>
            {isUnknown || onTranslate === null ? null : (
              <button type="button" disabled={isBusy} onClick={onTranslate}>
                自动填写
              </button>
            )}
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

const NAMES = { zh: '中文', en: 'English' } as const;
const FILTERS = [
  { key: 'open', name: '待处理' },
  { key: 'all', name: '全部' },
] as const;

const isOpen = ({ state }: TranslationEntry) => state !== 'same';

const openPointers = (document: ResumeDocument, target: Language): ReadonlySet<string> =>
  new Set(
    translationEntries(document, target)
      .filter(isOpen)
      .map(({ pointer }) => pointer),
  );

/**
 * The rows shown: initially the open ones, or all if none is open. A row is complete after its first letter
 * and must not disappear while being edited, so the list keeps the rows that were open when it was created.
 */
function useListed(document: ResumeDocument, target: Language) {
  const [listed, setListed] = useState<ReadonlySet<string> | null>(() => {
    const open = openPointers(document, target);
    return open.size === 0 ? null : open;
  });
  return {
    filter: listed === null ? 'all' : 'open',
    isListed: (entry: TranslationEntry) => listed === null || isOpen(entry) || listed.has(entry.pointer),
    list: (filter: string, language = target) =>
      setListed(filter === 'all' ? null : openPointers(document, language)),
  };
}

/** Both languages side by side: missing and possibly stale texts, and ways to fill them. */
export function TranslationDialog() {
  const document = useDocument((current) => current);
  const [target, setTarget] = useState<Language>('en');
  const { filter, isListed, list } = useListed(document, target);
  const { fill: glossary, isUnknown, isSuggested } = useGlossary(target);
  const isLocal = useIsLocal();
  const entries = useMemo(() => translationEntries(document, target), [document, target]);
  const { done, total, missing, stale } = translationProgress(entries);
  const open = entries.filter(isOpen);
  const shown = entries.filter(isListed);
  const turn = () => {
    const other = otherLanguage(target);
    setTarget(other);
    list(filter, other);
  };
  return (
    <Dialog open title="双语对照" width="broad" onClose={closeTranslations}>
      <div className={styles.head}>
        <Button tone="quiet" onClick={turn}>
          {NAMES[otherLanguage(target)]} → {NAMES[target]}
        </Button>
        <span className={styles.progress} role="status">
          已完成 {done} / {total}
          {missing > 0 ? ` · 缺失 ${missing}` : ''}
          {stale > 0 ? ` · 可能过期 ${stale}` : ''}
        </span>
        <span className={styles.filters} role="radiogroup" aria-label="显示">
          {FILTERS.map(({ key, name }) => (
            <label key={key} data-on={filter === key}>
              <input
                type="radio"
                className="visually-hidden"
                name="translation-filter"
                checked={filter === key}
                onChange={() => list(key)}
              />
              {name}
            </label>
          ))}
        </span>
      </div>
      <progress className={styles.bar} value={done} max={Math.max(total, 1)} aria-label="翻译进度" />
      <div className={styles.rows}>
        {shown.map((entry) => (
          <TranslationRow
            key={`${target}${entry.pointer}`}
            entry={entry}
            target={target}
            isUnknown={isUnknown(entry)}
            isSuggested={isSuggested(entry)}
            isBusy={glossary.isPending}
            onTranslate={isLocal ? null : () => glossary.mutate([entry])}
          />
        ))}
        {shown.length === 0 ? (
          <p className={styles.empty}>{total === 0 ? '还没有可以翻译的内容。' : '两种语言已经一致。'}</p>
        ) : null}
      </div>
      <div className={styles.foot}>
        <Button
          tone="primary"
          disabled={open.length === 0 || glossary.isPending}
          onClick={() => (isLocal ? openNewcomerSignIn() : glossary.mutate(open))}
        >
          {glossary.isPending ? '正在填写' : isLocal ? '登录后自动填写' : '填写姓名与专有名词'}
        </Button>
        <span>
          {glossary.data?.notice || '姓名按拼音，单位、学校、专业、岗位、证书等按本地词库；句子请手动填写。'}
        </span>
      </div>
    </Dialog>
  );
}
