import { formatChinaDay } from '@qicheng/resume/china-time';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Skeleton } from '@qicheng/ui/skeleton';
import { TextInput } from '@qicheng/ui/text-input';
import { showToast } from '@qicheng/ui/toast';
import { useQuery } from '@tanstack/react-query';
import {
  shareCodeQuery,
  shareQuery,
  type ShareSettings,
  shareViewsQuery,
  useShareChanges,
} from '../api/share-settings.js';
import { ShareControls } from './share-controls.js';
import styles from './share.module.css';

const copyLink = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => showToast('success', '链接已复制'),
    () => showToast('info', '浏览器没有允许复制，请选中链接后自行复制'),
  );

/** Whether visitors can open the link, as text. */
function stateLabel({ isOn, expiresAt }: ShareSettings, now = new Date()): string {
  if (!isOn) return '链接已关闭，暂时无人能打开';
  if (expiresAt === null) return '链接长期有效';
  return expiresAt <= now ? '链接已过期，请重新选择有效期' : `链接在${formatChinaDay(expiresAt)}前有效`;
}

/** The link: to copy or scan, with its number of views. */
function ShareLink({ id, share, url }: { id: string; share: ShareSettings; url: string }) {
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
        <Button tone="primary" icon="copy" onClick={() => void copyLink(url)}>
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

function Share({ id }: { id: string }) {
  const { data: share, isError, refetch } = useQuery(shareQuery(id));
  const { create, change } = useShareChanges(id);
  if (share === undefined) {
    if (!isError) return <Skeleton height="160px" />;
    return (
      <div role="alert">
        <p className={styles.lead}>分享设置没有读出来，您的链接不受影响。</p>
        <Button onClick={() => void refetch()}>再试一次</Button>
      </div>
    );
  }
  if (share === null || share.url === null) {
    return (
      <>
        <p className={styles.lead}>
          生成后，任何拿到链接的人都能看到这份简历保存后的最新内容。默认隐藏电话、邮箱、微信和出生日期等个人信息，30
          天后失效；您可以设置密码，也可以随时作废。
        </p>
        <Button
          tone="primary"
          isWide
          data-first-field
          isBusy={create.isPending}
          onClick={() => create.mutate()}
        >
          生成分享链接
        </Button>
      </>
    );
  }
  return (
    <>
      <ShareLink id={id} share={share} url={share.url} />
      {change.isError ? (
        <p className={styles.problem} role="alert">
          刚才的修改没有得到确认，请检查网络后再试一次。
        </p>
      ) : null}
      <ShareControls
        share={share}
        isBusy={change.isPending}
        onChange={(input, onDone) => change.mutate(input, { onSuccess: () => onDone?.() })}
      />
    </>
  );
}

interface ShareDialogProps {
  resumeId: string;
  open: boolean;
  onClose: () => void;
}

/** 分享: the link of a résumé and its access settings. */
export const ShareDialog = ({ resumeId, open, onClose }: ShareDialogProps) => (
  <Dialog open={open} title="分享简历" onClose={onClose}>
    <Share id={resumeId} />
  </Dialog>
);
