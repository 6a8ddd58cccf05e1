import { Icon } from '@qicheng/ui/icon';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useRef } from 'react';
import { updateFlow } from '../auth-flow.js';
import type { ShowForm, OnSignedIn } from '../account-form.js';
import { type SceneState, useWechatScene } from '../hooks/use-wechat-scene.js';
import styles from './wechat-panel.module.css';

/** Covers an unusable code: the reason, and a refresh button. */
function Mask({ words, onRefresh }: { words: string; onRefresh: () => void }) {
  return (
    <div className={styles.mask}>
      <p role="status">{words}</p>
      <button type="button" className={styles.refresh} data-first-field onClick={onRefresh}>
        <Icon name="refresh" size={18} />
        点击刷新
      </button>
    </div>
  );
}

const maskText = (state: SceneState) => {
  if (state.name === 'expired') return '二维码已过期';
  return state.name === 'failed' ? state.message : null;
};

/** [spec 4]: a code valid for 60 s, polled every 3 s; 200 signs in, 201 requires a phone. */
export function WechatPanel({ onSignedIn, show }: { onSignedIn: OnSignedIn; show: ShowForm }) {
  const { state, refresh } = useWechatScene((result) => {
    if (result.outcome === 'signedIn') return onSignedIn(result.data);
    updateFlow({ bindHandle: result.data.bindHandle });
    show('wechatBind');
  });
  const frame = useRef<HTMLDivElement>(null);
  const words = maskText(state);
  const isScanned = state.name === 'shown' && state.isScanned;
  const fetchAnother = () => {
    // The button disappears with its mask; the focus must stay inside the dialog.
    frame.current?.focus();
    refresh();
  };
  return (
    <div className={styles.panel}>
      <div ref={frame} tabIndex={-1} className={styles.frame} aria-busy={state.name === 'loading'}>
        {state.name === 'loading' ? <Skeleton height="100%" /> : null}
        {'image' in state && state.image ? (
          <img
            src={state.image}
            alt={words === null ? '微信登录二维码' : ''}
            className={styles.code}
            data-dimmed={words !== null || isScanned ? '' : undefined}
          />
        ) : null}
        {isScanned ? (
          <div className={styles.mask}>
            <Icon name="check" size={28} />
            <p>扫码成功</p>
          </div>
        ) : null}
        {words === null ? null : <Mask words={words} onRefresh={fetchAnother} />}
      </div>
      <p className={styles.hint} role="status">
        {isScanned ? '请在手机上确认登录' : '打开微信，扫一扫登录'}
      </p>
      {state.name === 'shown' && state.phoneUrl ? (
        <a className={styles.local} href={state.phoneUrl} target="_blank" rel="noreferrer">
          本地环境：打开模拟手机
        </a>
      ) : null}
      <button type="button" className={styles.other} onClick={() => show('signIn')}>
        用其他方式登录
      </button>
    </div>
  );
}
