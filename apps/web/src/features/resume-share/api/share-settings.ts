import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  getShareQrCode,
  getShareState,
  getShareUrl,
  getShareViews,
  updateShareUrl,
} from '@qicheng/contract/resume-share/own-share.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

export type ShareSettings = ResultOf<typeof getShareUrl>;
export type ShareChange = Omit<InputOf<typeof updateShareUrl>, 'id'>;

/** The share of one of the member's résumés; null if there never was one. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ['share', id],
    queryFn: async ({ signal }) => (await call(getShareState, { id }, { signal })).share,
  });

export const shareViewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['share-views', id],
    queryFn: ({ signal }) => call(getShareViews, { id }, { signal }),
  });

/** The QR code of a link as an image URL; each link has its own. */
export const shareCodeQuery = (id: string, url: string) =>
  queryOptions({
    queryKey: ['share-code', id, url],
    queryFn: async ({ signal }) => {
      const { content } = await call(getShareQrCode, { id }, { signal });
      const svg = content instanceof Uint8Array ? new TextDecoder().decode(content) : '';
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Infinity,
  });

/** Creates and changes a share; the response is the dialog's new state. */
export function useShareChanges(id: string) {
  const queries = useQueryClient();
  const onSuccess = (share: ShareSettings) => queries.setQueryData(shareQuery(id).queryKey, share);
  const create = useMutation({ mutationFn: () => call(getShareUrl, { id }), onSuccess });
  const change = useMutation({
    mutationFn: (input: ShareChange) => call(updateShareUrl, { id, ...input }),
    // An owner who revokes a link offline must learn at once that it failed, instead of waiting for a
    // connection.
    networkMode: 'always',
    onSuccess,
  });
  return { create, change };
}
