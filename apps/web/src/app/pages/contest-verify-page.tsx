import { verifyCertificate } from '@qicheng/contract/contest/index';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  CertificateAsked,
  CertificateLost,
  CertificateView,
} from '../../features/contest/components/certificate-view.js';
import type { Certificate } from '../../features/contest/contest.js';
import { call } from '../../lib/api.js';
import { plain } from '../../lib/plain.js';

/** Whether a certificate is genuine; its address is printed on it as a QR code. */
export function Component() {
  const [query] = useSearchParams();
  const code = query.get(pageQuery.certificate)?.trim() ?? '';
  const [found, setFound] = useState<Certificate | null>();
  useEffect(() => {
    if (code === '') return undefined;
    const ended = new AbortController();
    call(verifyCertificate, { code }, { signal: ended.signal })
      .then((certificate) => setFound(plain(certificate)))
      .catch(() => {
        if (!ended.signal.aborted) setFound(null);
      });
    return () => ended.abort();
  }, [code]);
  if (code === '') return <CertificateAsked />;
  if (found === undefined) return <p role="status">正在核验</p>;
  return found === null ? <CertificateLost /> : <CertificateView certificate={found} />;
}
