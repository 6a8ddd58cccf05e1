import { Skeleton } from '@qicheng/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#src/lib/display-time.js';
import { saveFile } from '#src/lib/save-file.js';
import { type AccountProfile, type DataExport, dataExportQuery } from '../api/account-queries.js';
import { useUserId } from '../hooks/use-account.js';
import { Failed } from './failed.js';
import { Row, RowAction } from './section.js';
import styles from './settings.module.css';

const STEP = 1024;

/** 12 KB, 3.4 MB. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / STEP;
  return kilobytes < STEP
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / STEP).toFixed(1)} MB`;
}

const GONE = '文件已被下载或已过期，请重新导出';
const ABOUT = '把账号资料、全部简历和文件打包成一个 ZIP，整理好后可以下载一次。';

interface ExportRowProps {
  profile: AccountProfile;
  onAsk: () => void;
}

/**
 * Downloads through a fresh link, since the one on this page may have expired; then polls until the server
 * has served the file.
 */
function useDownload() {
  const queries = useQueryClient();
  const userId = useUserId();
  const [takenId, setTakenId] = useState('');
  const { data, isError, refetch } = useQuery(dataExportQuery(userId, takenId !== ''));
  const download = useMutation({
    mutationFn: () => queries.fetchQuery({ ...dataExportQuery(userId), staleTime: 0 }),
    onSuccess: (state) => {
      if (!state?.file) return;
      saveFile(state.file);
      setTakenId(state.exportId);
    },
  });
  const isTaken = takenId !== '' && takenId === data?.exportId;
  return { latest: data, isError, refetch, download, isTaken };
}

/** The row's texts for an export request. */
function stateOf({ status, file, expiresAt, downloadedAt }: DataExport): { fact: string; hint: ReactNode } {
  if (status === 'queued') return { fact: '排队中', hint: '轮到后自动开始，可以离开本页。' };
  if (status === 'running') return { fact: '正在整理', hint: '通常在一分钟内完成，可以离开本页。' };
  if (status === 'failed')
    return { fact: '没有完成', hint: '整理时出了问题，您的数据没有受影响，请重新导出。' };
  if (file && expiresAt) {
    return {
      fact: `已整理好 · ${formatSize(file.size)}`,
      hint: `可以下载一次，${formatMoment(expiresAt)} 前有效。文件含个人信息，请妥善保管。`,
    };
  }
  return downloadedAt
    ? { fact: `已于 ${formatMoment(downloadedAt)} 下载`, hint: ABOUT }
    : { fact: '文件已过期', hint: ABOUT };
}

/** Why no export can be requested now; null if one can. */
function exportBlocker({ erasedAt, exportsPausedUntil }: AccountProfile): string | null {
  if (erasedAt) return '账号注销期间不能导出，撤销注销后即可使用。';
  return exportsPausedUntil
    ? `更换手机号后 24 小时内不能导出，${formatMoment(exportsPausedUntil)} 后可以使用。`
    : null;
}

/** The data export: requested, created, downloaded once. */
export function ExportRow({ profile, onAsk }: ExportRowProps) {
  const { latest, isError, refetch, download, isTaken } = useDownload();
  if (isError && latest === undefined) return <Failed what="导出进度" onRetry={() => void refetch()} />;
  const blocker = exportBlocker(profile);
  const state = latest ? stateOf(latest) : { fact: '', hint: ABOUT };
  const isWaiting = latest?.status === 'queued' || latest?.status === 'running';
  const isReady = Boolean(latest?.file);
  const ask = (
    <RowAction label={latest ? '重新导出我的全部数据' : '导出我的全部数据'} onClick={onAsk}>
      {latest ? '重新导出' : '导出'}
    </RowAction>
  );
  const take = (
    <RowAction
      label="下载我的全部数据"
      isBusy={download.isPending || isTaken}
      onClick={() => download.mutate()}
    >
      下载
    </RowAction>
  );
  return (
    <Row
      label="导出数据"
      hint={blocker && !isReady && !isWaiting ? blocker : state.hint}
      action={isReady ? take : isWaiting || blocker || latest === undefined ? null : ask}
    >
      <span role="status" className={isWaiting ? styles.waiting : undefined}>
        {latest === undefined ? <Skeleton width="6em" height="1.4em" /> : state.fact || '导出我的全部数据'}
      </span>
      {download.data && !download.data.file ? <p className={styles.problem}>{GONE}</p> : null}
    </Row>
  );
}
