import { Icon } from '@qicheng/ui/icon';
import { lazy, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { displayTime } from '#src/lib/display-time.js';
import type { SaveState } from '../sync/save-outcome.js';
import { type SavingSession, useSaveState, type Incoming, useIncoming } from '../sync/use-autosave.js';
import styles from './top-bar.module.css';

const ChangesDialog = lazy(async () => ({
  default: (await import('../merge/changes-dialog.js')).ChangesDialog,
}));

/** Notice that another tab or device saved the résumé, and its changes were merged. */
export function ElsewhereNotice({ session }: { session: SavingSession }) {
  const incoming = useIncoming(session);
  const [shown, setShown] = useState<Incoming | null>(null);
  return (
    <>
      {incoming ? (
        <div className={styles.notice} role="status">
          <Icon name="info" size={18} />
          <span>此简历已在别处更新，已合并另一处的修改。</span>
          <button type="button" className={styles.savedAction} onClick={() => setShown(incoming)}>
            查看
          </button>
          <button type="button" className={styles.savedAction} onClick={session.dismissIncoming}>
            知道了
          </button>
        </div>
      ) : null}
      {shown ? (
        <LazyPart onFail={() => setShown(null)}>
          <ChangesDialog
            change={shown}
            onClose={() => {
              setShown(null);
              session.dismissIncoming();
            }}
          />
        </LazyPart>
      ) : null}
    </>
  );
}

/** The save state as text: what was kept, and what to do. */
export function savedLabel(state: SaveState<unknown>, isLocal = false): string {
  switch (state.kind) {
    case 'saved': {
      const place = isLocal ? '已存到本机' : '已保存';
      return state.at === null ? place : `${place} · ${displayTime(new Date(state.at)).replace('今天 ', '')}`;
    }
    case 'saving':
      return '保存中';
    case 'offline':
      return state.drafted ? '离线，已存到本机' : '离线，未能存到本机';
    case 'failed':
      return state.drafted ? `保存失败，已存到本机：${state.message}` : `保存失败：${state.message}`;
    case 'signedOut':
      return state.drafted ? '登录已过期，内容已存到本机' : '登录已过期，内容尚未保存';
    case 'stale':
      return '简历已在别处被修改，请选择保留哪一份';
  }
}

const isProblem = ({ kind }: SaveState<unknown>): boolean => kind !== 'saved' && kind !== 'saving';

/** What a screen reader says of the state: the first save and every problem, not each save after a pause in typing. */
export function spokenState(state: SaveState<unknown>, wasSaved: boolean, isLocal: boolean): string {
  if (isProblem(state)) return savedLabel(state, isLocal);
  if (!wasSaved) return '';
  return isLocal ? '已存到本机' : '已保存';
}

/** 已保存 · 10:32, and the action if it is not saved. */
export function SavedState({ session, onResolve }: { session: SavingSession; onResolve: () => void }) {
  const state = useSaveState(session);
  const [isSaving, setSaving] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  if (state.kind === 'saving' && !isSaving) setSaving(true);
  if (state.kind === 'saved' && isSaving && !wasSaved) setWasSaved(true);
  const retry = () => session.autosave.retry();
  const action = {
    saved: null,
    saving: null,
    offline: { name: '重试', run: retry },
    failed: { name: '重试', run: retry },
    signedOut: { name: '登录', run: () => openAuthDialog('signIn', retry) },
    stale: { name: '查看', run: onResolve },
  }[state.kind];
  return (
    <div className={styles.saved} data-state={state.kind}>
      {isProblem(state) ? null : <span>{savedLabel(state, session.isLocal)}</span>}
      <span className={isProblem(state) ? undefined : 'visually-hidden'} role="status">
        {spokenState(state, wasSaved, session.isLocal)}
      </span>
      {action ? (
        <button type="button" className={styles.savedAction} onClick={action.run}>
          {action.name}
        </button>
      ) : null}
    </div>
  );
}
