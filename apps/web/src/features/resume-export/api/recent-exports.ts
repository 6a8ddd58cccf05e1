import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { getExport, listExports } from '@qicheng/contract/resume-export/export.contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, call } from '#src/lib/api.js';

export type RecentExport = ResultOf<typeof listExports>['list'][number];

const RUNNING_POLL_MS = 3_000;
const isRunning = ({ status }: RecentExport) => status === 'queued' || status === 'running';

/** My exports of the last 24 hours; asks again while one is being made. */
export const recentExportsQuery = queryOptions({
  queryKey: ['recent-exports'],
  queryFn: ({ signal }) => call(listExports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.list.some(isRunning) ? RUNNING_POLL_MS : false),
});

/** A link lives ten minutes, a list may stay open for longer: a fresh one is asked for at the click. */
export async function freshDownload(exportId: string): Promise<{ url: string; fileName: string }> {
  const { file } = await call(getExport, { exportId });
  if (file === null) throw new ApiFailure(200, 0, '文件已过期，请重新导出');
  return file;
}
