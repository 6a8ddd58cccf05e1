import { Button } from '@qicheng/ui/button';
import { TextInput } from '@qicheng/ui/text-input';
import { type FormEvent, memo, useMemo, useState } from 'react';
import { LazyConfirmDialog } from '#src/components/lazy-confirm-dialog.jsx';
import { LiveThumbnail } from '#src/components/live-thumbnail.jsx';
import type { GhostedResume } from '#src/lib/ghost-content.js';
import { useSession } from '#src/lib/session.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { useEditor } from '../store/editor-context.js';
import styles from './proposals.module.css';
import { MAX_SETS, STYLE_SET_NAME_MAX, type StyleSet, useStyleSets } from './style-sets.js';

interface OwnResume {
  shown: GhostedResume;
  photoUrl: string | undefined;
}

const SetPage = memo(function SetPage({ set, shown, photoUrl }: OwnResume & { set: StyleSet }) {
  const document = useMemo(() => {
    const { meta } = shown.document;
    return { ...shown.document, meta: { ...meta, templateCode: set.templateCode, style: set.style } };
  }, [set, shown]);
  return <LiveThumbnail document={document} photoUrl={photoUrl} ghosts={shown.ghosts} />;
});

/** Asks for a name for the current style. */
function SaveForm({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form className={styles.save} onSubmit={submit}>
      <TextInput
        aria-label="样式名称"
        placeholder="给这套样式起个名字"
        maxLength={STYLE_SET_NAME_MAX}
        value={name}
        onValue={setName}
        autoFocus
      />
      <Button type="submit" disabled={name.trim() === ''}>
        保存
      </Button>
      <Button tone="quiet" onClick={onClose}>
        取消
      </Button>
    </form>
  );
}

/**
 * Saved styles: a click applies template and style to the open résumé as one step. Hidden from visitors,
 * because saved styles belong to an account.
 */
export function StyleSetRow(props: OwnResume) {
  return useIsLocal() ? null : <OwnStyleSets {...props} />;
}

function OwnStyleSets({ shown, photoUrl }: OwnResume) {
  const editor = useEditor();
  const { sets, replacement, keep, agree, decline, drop } = useStyleSets(
    useSession(({ user }) => user?.userId),
  );
  const [isNaming, setNaming] = useState(false);
  const save = (name: string) => {
    const { templateCode, style } = editor.getContent().document.meta;
    keep({ name, templateCode, style });
    setNaming(false);
  };
  const take = ({ templateCode, style }: StyleSet) =>
    editor.edit((document) => ({ ...document, meta: { ...document.meta, templateCode, style } }));
  return (
    <section className={styles.row} aria-label="我的样式">
      <header className={styles.head}>
        <h3>我的样式</h3>
        {isNaming ? null : (
          <Button tone="quiet" onClick={() => setNaming(true)}>
            保存当前样式
          </Button>
        )}
      </header>
      {isNaming ? <SaveForm onSave={save} onClose={() => setNaming(false)} /> : null}
      {sets.length === 0 ? (
        <p className={styles.hint}>把现在的模板和样式存下来，写别的简历时可以直接套用。保存在这台设备上。</p>
      ) : (
        <ul>
          {sets.map((set) => (
            <li key={set.name}>
              <button type="button" className={styles.card} onClick={() => take(set)}>
                <SetPage set={set} shown={shown} photoUrl={photoUrl} />
                <span className="visually-hidden">套用样式 </span>
                <span className={styles.name}>{set.name}</span>
              </button>
              <button
                type="button"
                className={styles.drop}
                aria-label={`删除样式“${set.name}”`}
                onClick={() => drop(set)}
              >
                删除
              </button>
            </li>
          ))}
        </ul>
      )}
      <LazyConfirmDialog
        open={replacement !== null}
        title={
          replacement?.isReplaced ? `替换样式“${replacement.displaced}”？` : `最多保存 ${MAX_SETS} 套样式`
        }
        text={
          replacement?.isReplaced
            ? '已经有一套同名的样式。替换后，原来的那一套不再保留。'
            : `已经存满。要保存“${replacement?.set.name ?? ''}”，会删除最早保存的“${replacement?.displaced ?? ''}”。`
        }
        confirm={replacement?.isReplaced ? '替换' : '删除最早的并保存'}
        isDanger
        onClose={decline}
        onConfirm={agree}
      />
    </section>
  );
}
