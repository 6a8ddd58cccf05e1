import { Button } from '@qicheng/ui/button';
import { TextInput } from '@qicheng/ui/text-input';
import { showToast } from '@qicheng/ui/toast';
import { type FormEvent, memo, useEffect, useMemo, useState } from 'react';
import { LivingThumbnail } from '#src/components/living-thumbnail.jsx';
import type { GhostedResume } from '#src/lib/ghost-content.js';
import { useSession } from '#src/lib/session.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { useEditor } from '../store/editor-context.js';
import styles from './proposals.module.css';
import {
  dropStyleSet,
  keepStyleSet,
  listStyleSets,
  STYLE_SET_NAME_MAX,
  type StyleSet,
} from './style-sets.js';

/** The style sets of this person; changes are shown when the browser has kept them. */
function useStyleSets(userId: string | undefined) {
  const [sets, setSets] = useState<readonly StyleSet[]>([]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    void listStyleSets(userId).then(
      (found) => isCurrent && setSets(found),
      // Without IndexedDB there are none.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const change = async (act: (userId: string) => Promise<void>) => {
    if (userId === undefined) return;
    try {
      await act(userId);
      setSets(await listStyleSets(userId));
    } catch {
      showToast('error', '这个浏览器没有存下样式，请检查它的存储权限');
    }
  };
  return { sets, change };
}

interface OwnResume {
  shown: GhostedResume;
  photoUrl: string | undefined;
}

const SetPage = memo(function SetPage({ set, shown, photoUrl }: OwnResume & { set: StyleSet }) {
  const document = useMemo(() => {
    const { meta } = shown.document;
    return { ...shown.document, meta: { ...meta, templateCode: set.templateCode, style: set.style } };
  }, [set, shown]);
  return <LivingThumbnail document={document} photoUrl={photoUrl} ghosts={shown.ghosts} />;
});

/** A name for the present style; a name that is taken is replaced. */
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

/** Styles that were kept: one press gives the open résumé template and style of one, as one step. */
/** Not for a visitor: what is kept here is an account's. */
export function StyleSetRow(props: OwnResume) {
  return useIsLocal() ? null : <OwnStyleSets {...props} />;
}

function OwnStyleSets({ shown, photoUrl }: OwnResume) {
  const editor = useEditor();
  const { sets, change } = useStyleSets(useSession(({ user }) => user?.userId));
  const [isNaming, setNaming] = useState(false);
  const save = (name: string) => {
    const { templateCode, style } = editor.getContent().document.meta;
    void change((userId) => keepStyleSet(userId, { name, templateCode, style }));
    setNaming(false);
  };
  const drop = (set: StyleSet) => {
    const keepAgain = () => void change((userId) => keepStyleSet(userId, set));
    void change((userId) => dropStyleSet(userId, set.name));
    showToast('success', `已删除样式“${set.name}”`, { label: '撤销', run: keepAgain });
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
        <p className={styles.changes}>
          把现在的模板和样式存下来，写别的简历时可以直接套用。保存在这台设备上。
        </p>
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
    </section>
  );
}
