import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { shareQuery, useShareChanges } from '../api/share-settings.js';
import { ShareControls } from './share-controls.js';
import { ShareLink } from './share-link.js';
import styles from './share.module.css';

interface ShareDialogProps {
  resumeId: string;
  open: boolean;
  onClose: () => void;
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

/** 分享: the link of a résumé and its access settings. */
export const ShareDialog = ({ resumeId, open, onClose }: ShareDialogProps) => (
  <Dialog open={open} title="分享简历" onClose={onClose}>
    <Share id={resumeId} />
  </Dialog>
);
