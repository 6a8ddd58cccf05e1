import { getFileLinks } from '@qicheng/contract/upload/upload.contract';
import { useEffect, useState } from 'react';
import { call } from '#src/lib/api.js';

async function fetchLink(fileId: string): Promise<string | undefined> {
  const { list } = await call(getFileLinks, { ids: [fileId] });
  return list[0]?.url;
}

/** A signed link to the member's photo, renewed shortly before it expires. */
const RENEW_MS = 9 * 60_000;

export function usePhotoUrl(fileId: string | undefined): string | undefined {
  const [link, setLink] = useState<{ fileId: string; url: string }>();
  useEffect(() => {
    if (fileId === undefined) return undefined;
    let isCurrent = true;
    const load = () =>
      void fetchLink(fileId).then(
        (url) => isCurrent && url !== undefined && setLink({ fileId, url }),
        () => undefined,
      );
    load();
    const timer = setInterval(load, RENEW_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [fileId]);
  return link !== undefined && link.fileId === fileId ? link.url : undefined;
}
