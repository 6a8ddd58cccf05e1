import { applyFindings, type Finding, type FindingGroup } from '@qicheng/resume/check';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { showToast } from '@qicheng/ui/toast';
import { useMemo } from 'react';
import { SideDrawer } from '../shortcuts/side-drawer.js';
import { openTranslations } from '../language/translation-state.js';
import { closeDrawer } from '../shortcuts/tool-state.js';
import { isSample } from '../open/sample-mark.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { headingOf } from '../store/section-ops.js';
import { BASICS } from '../store/view-state.js';
import styles from './check.module.css';
import { ignore, ignoredIn, ignoreNothing, openFindings, useCheck } from './check-runner.js';
import { focusPlace } from './focus-place.js';

const GROUPS: readonly { group: FindingGroup; name: string }[] = [
  { group: 'typo', name: '错别字' },
  { group: 'translation', name: '还没有英文' },
  { group: 'english', name: '英文拼写与大小写' },
  { group: 'contact', name: '联系方式' },
  { group: 'date', name: '时间' },
  { group: 'content', name: '内容' },
  { group: 'punctuation', name: '标点与格式' },
];

const NARROW_PX = 900;

const SEVERITY_LABELS = { error: '错误', warning: '建议核对', hint: '提示' } as const;

const MAX_SUGGESTION = 12;

/** The name of a correction: the new text, or what is done. */
function correctionOf({ suggestion = '', patch }: Finding): string {
  if (suggestion === '' || suggestion.length > MAX_SUGGESTION) return '修正';
  return patch?.[0]?.after === suggestion ? `改为 ${suggestion}` : suggestion;
}

function FindingRow({ finding }: { finding: Finding }) {
  const editor = useEditor();
  const { document } = editor.getContent();
  const { message, quote, severity, patch, place, group } = finding;
  const isTranslation = group === 'translation';
  const where = isTranslation
    ? '双语对照'
    : place.section === BASICS
      ? '基本信息'
      : headingOf(document, place.section);
  const lead = () => {
    if (isTranslation) {
      openTranslations();
      return;
    }
    // In a narrow window the panel covers the form.
    if (window.innerWidth < NARROW_PX) closeDrawer();
    focusPlace(editor, finding);
  };
  const fix = () => editor.edit((current) => applyFindings(current, [finding]));
  const correction = correctionOf(finding);
  return (
    <li className={styles.finding} data-severity={severity}>
      <button type="button" className={styles.jump} onClick={lead}>
        <span className="visually-hidden">{SEVERITY_LABELS[severity]}：</span>
        <span className={styles.message}>{message}</span>
        <span className={styles.where}>
          {where}
          {quote ? ` · ${quote}` : ''}
        </span>
      </button>
      <span className={styles.acts}>
        {isTranslation ? (
          <button type="button" className={styles.act} aria-label={`去补上：${message}`} onClick={lead}>
            去补上
          </button>
        ) : null}
        {patch ? (
          <button type="button" className={styles.act} aria-label={`${correction}：${message}`} onClick={fix}>
            {correction}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.quietAct}
          aria-label={`忽略：${message}`}
          onClick={() => editor.edit(ignore(finding.id))}
        >
          忽略
        </button>
      </span>
    </li>
  );
}

function Groups({ findings }: { findings: readonly Finding[] }) {
  return GROUPS.map(({ group, name }) => {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h3>
          {name} <small>{own.length}</small>
        </h3>
        <ul>
          {own.map((finding) => (
            <FindingRow key={finding.id} finding={finding} />
          ))}
        </ul>
      </section>
    );
  });
}

/** 检查: findings by kind; each can be opened in the form, corrected or ignored. */
export function CheckPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const findings = useCheck((check) => check.findings);
  const written = useDocument((document) => [...ignoredIn(document)].join('\n'));
  const ignored = useMemo(() => new Set(written === '' ? [] : written.split('\n')), [written]);
  const shown = openFindings(findings, ignored);
  const holdsSample = useDocument(isSample);
  const safe = shown.filter(({ patch }) => patch !== undefined);
  const fixAll = () => {
    editor.edit((current) => applyFindings(current, safe));
    showToast('success', `已修正 ${safe.length} 处`, { label: '撤销', run: editor.undo });
  };
  return (
    <SideDrawer title="检查" onClose={onClose}>
      <p className={styles.summary} role="status">
        {findings === null ? '正在检查' : shown.length === 0 ? '没有发现问题' : `共 ${shown.length} 处`}
      </p>
      {holdsSample ? (
        <p className={styles.sample}>这份简历还有示例内容，请先逐项换成自己的经历，再导出和投递。</p>
      ) : null}
      {safe.length > 1 ? (
        <Button icon="check" onClick={fixAll}>{`修正全部 ${safe.length} 处确定的问题`}</Button>
      ) : null}
      {findings !== null && shown.length === 0 && !holdsSample ? (
        <p className={styles.clean}>
          <Icon name="check" size={18} />
          检查了错别字、标点、联系方式、写下的时间，以及有没有漏写时间的经历。语气与内容仍请自己通读一遍。
        </p>
      ) : null}
      <Groups findings={shown} />
      {ignored.size > 0 ? (
        <button type="button" className={styles.quietAct} onClick={() => editor.edit(ignoreNothing)}>
          {`恢复已忽略的 ${ignored.size} 处`}
        </button>
      ) : null}
    </SideDrawer>
  );
}
