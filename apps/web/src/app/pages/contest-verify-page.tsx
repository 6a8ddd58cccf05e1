import { verifyCertificate } from '@qicheng/contract/contest/index';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { certificateCodeIn } from '../../features/contest/components/certificate-form.js';
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
  const code = certificateCodeIn(query.get(pageQuery.certificate) ?? '');
  return code === '' ? <CertificateAsked /> : <Verification key={code} code={code} />;
}

function Verification({ code }: { code: string }) {
  const [found, setFound] = useState<Certificate | null>();
  useEffect(() => {
    const ended = new AbortController();
    call(verifyCertificate, { code }, { signal: ended.signal })
      .then((certificate) => setFound(plain(certificate)))
      .catch(() => {
        if (!ended.signal.aborted) setFound(null);
      });
    return () => ended.abort();
  }, [code]);
  if (found === undefined) return <p role="status">正在核验</p>;
  return found === null ? <CertificateLost code={code} /> : <CertificateView certificate={found} />;
}
