import { Button } from '@qicheng/ui/button';
import { useMutation, useQuery, queryOptions } from '@tanstack/react-query';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { getExport, listExports } from '@qicheng/contract/resume-export/export.contract';
import { displayTime } from '#src/lib/display-time.js';
import { saveFile } from '#src/lib/save-file.js';
import styles from './recent-exports.module.css';
import { ApiFailure, call } from '#src/lib/api.js';

type RecentExport = ResultOf<typeof listExports>['list'][number];

const RUNNING_POLL_MS = 3_000;
const isRunning = ({ status }: RecentExport) => status === 'queued' || status === 'running';

/** The member's exports of the last 24 hours; polled while one is being created. */
const recentExportsQuery = queryOptions({
  queryKey: ['recent-exports'],
  queryFn: ({ signal }) => call(listExports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.list.some(isRunning) ? RUNNING_POLL_MS : false),
});

/** A link expires after ten minutes, but the list may stay open longer: request a fresh one on click. */
async function freshDownload(exportId: string): Promise<{ url: string; fileName: string }> {
  const { file } = await call(getExport, { exportId });
  if (file === null) throw new ApiFailure(200, 0, '文件已过期，请重新导出');
  return file;
}

const formatNames = {
  pdf: 'PDF',
  png: 'PNG',
  jpg: 'JPG',
  docx: 'Word',
  html: '网页',
  json: 'JSON',
  md: 'Markdown',
  txt: '纯文本',
  parse: '读取结果',
} as const;
const statusLabels = {
  queued: '排队中',
  running: '正在生成',
  done: '文件已过期',
  failed: '生成失败',
} as const;

function ExportRow({ item }: { item: RecentExport }) {
  const download = useMutation({ mutationFn: freshDownload, onSuccess: saveFile });
  const format = formatNames[item.format];
  return (
    <li className={styles.row}>
      <span className={styles.format}>{format}</span>
      <div className={styles.about}>
        <p className={styles.name}>{item.file?.fileName ?? `${format} 文件`}</p>
        <p className={styles.state}>
          {item.file ? displayTime(item.createdAt) : (item.failure ?? statusLabels[item.status])}
        </p>
      </div>
      {item.file ? (
        <Button
          tone="quiet"
          icon="download"
          aria-label={`下载 ${item.file.fileName}`}
          disabled={download.isPending}
          onClick={() => download.mutate(item.exportId)}
        >
          下载
        </Button>
      ) : null}
    </li>
  );
}

/** Files of the last day, to find a slow export or a lost download again. */
export function RecentExports() {
  const { data } = useQuery(recentExportsQuery);
  return (
    <section className={styles.panel} aria-labelledby="exports-title">
      <h2 id="exports-title" className={styles.title}>
        最近导出
      </h2>
      {data && data.list.length > 0 ? (
        <ul>
          {data.list.map((item) => (
            <ExportRow key={item.exportId} item={item} />
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>导出的文件会在这里保留 24 小时，方便再次下载。</p>
      )}
    </section>
  );
}
