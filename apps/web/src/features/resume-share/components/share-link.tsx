import { Button } from '@qicheng/ui/button';
import { TextInput } from '@qicheng/ui/text-input';
import { showToast } from '@qicheng/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { formatChinaDay } from '@qicheng/resume/china-time';
import { shareCodeQuery, type ShareSettings, shareViewsQuery } from '../api/share-settings.js';
import styles from './share.module.css';

const copy = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => showToast('success', '链接已复制'),
    () => showToast('info', '浏览器没有允许复制，请选中链接后自行复制'),
  );

/** Whether visitors can open the link, as text. */
export function stateLabel({ isOn, expiresAt }: ShareSettings, now = new Date()): string {
  if (!isOn) return '链接已关闭，暂时无人能打开';
  if (expiresAt === null) return '链接长期有效';
  return expiresAt <= now ? '链接已过期，请重新选择有效期' : `链接在${formatChinaDay(expiresAt)}前有效`;
}

/** The link: to copy or scan, with its number of views. */
export function ShareLink({ id, share, url }: { id: string; share: ShareSettings; url: string }) {
  const { data: code } = useQuery(shareCodeQuery(id, url));
  const { data: views } = useQuery(shareViewsQuery(id));
  return (
    <>
      <div className={styles.link}>
        <TextInput
          readOnly
          value={url}
          aria-label="分享链接"
          data-first-field
          onFocus={(event) => event.target.select()}
        />
        <Button tone="primary" icon="copy" onClick={() => void copy(url)}>
          复制链接
        </Button>
      </div>
      <div className={styles.card}>
        {code ? (
          <img className={styles.code} src={code} alt="分享链接的二维码" />
        ) : (
          <i className={styles.code} />
        )}
        <div className={styles.views}>
          <p role="status">{stateLabel(share)}</p>
          <p>
            累计浏览 <strong>{views?.total ?? 0}</strong> 次
          </p>
          <p className={styles.hint}>同一浏览器每天计一次，不含您自己；我们不记录是谁看过。</p>
        </div>
      </div>
    </>
  );
}
