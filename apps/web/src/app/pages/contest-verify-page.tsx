import { verifyCertificate } from '@qicheng/contract/contest/index';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useEffect, useState, useId } from 'react';
import { useSearchParams, Form } from 'react-router-dom';
import { Empty, Lost } from '@qicheng/ui/status';
import { Button } from '@qicheng/ui/button';
import { type Certificate, momentText } from '#src/features/contest/contest.js';
import { call } from '#src/lib/api.js';
import { plain } from '#src/lib/plain.js';
import styles from '../../features/contest/components/certificate-view.module.css';
import { paths } from '#src/config/paths.js';

/**
 * Asks for the code printed on the certificate; the code goes into the address, so that the result can be
 * shared.
 */
function CertificateForm({ initialCode = '' }: { initialCode?: string }) {
  const id = useId();
  return (
    <Form action={paths.contestVerify.path} method="get" className={styles.form}>
      <label htmlFor={id}>证书编号</label>
      <input
        id={id}
        name={pageQuery.certificate}
        defaultValue={initialCode}
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder="证书上二维码旁的编号，区分大小写"
      />
      <Button type="submit" tone="primary">
        核验
      </Button>
    </Form>
  );
}

/**
 * Extracts the code from typed or pasted text: the code itself, or the whole address printed on the
 * certificate.
 */
function certificateCodeIn(text: string): string {
  const typed = text.normalize('NFKC').replace(/\s+/g, '');
  if (!URL.canParse(typed)) return typed;
  return new URL(typed).searchParams.get(pageQuery.certificate) ?? typed;
}

/** The public data of a certificate; the name is abbreviated, since the paper has it in full. */
const CertificateView = ({ certificate }: { certificate: Certificate }) => (
  <div className={styles.page}>
    <article className={styles.sheet}>
      <p className={styles.verdict}>证书有效</p>
      <h1 className={styles.award}>{certificate.award}</h1>
      <p className={styles.contest}>{certificate.contest}</p>
      <dl className={styles.facts}>
        <dt>获奖者</dt>
        <dd>{certificate.holder}</dd>
        {certificate.school ? (
          <>
            <dt>学校</dt>
            <dd>{certificate.school}</dd>
          </>
        ) : null}
        <dt>作品编号</dt>
        <dd>{certificate.number} 号</dd>
        {certificate.organiser ? (
          <>
            <dt>主办</dt>
            <dd>{certificate.organiser}</dd>
          </>
        ) : null}
        <dt>结果公布</dt>
        <dd>{momentText(certificate.publishedAt)}</dd>
        <dt>证书编号</dt>
        <dd className={styles.code}>{certificate.code}</dd>
      </dl>
      {certificate.isSample ? <p className={styles.sample}>示例证书，不是真实的比赛</p> : null}
    </article>
    <p className={styles.hint}>请核对姓名、奖项与纸面一致。这里只显示姓氏。</p>
  </div>
);

const CertificateNotFound = ({ code }: { code: string }) => (
  <Lost level={1} title="没有查到这份证书" action={<CertificateForm key={code} initialCode={code} />}>
    请核对编号是否完整；证书随账号注销而失效。
  </Lost>
);

const CertificateSearch = () => (
  <Empty level={1} title="核验获奖证书" action={<CertificateForm />}>
    扫描证书上的二维码，或在这里输入证书编号。
  </Empty>
);

/** Verifies a certificate; its address is printed on it as a QR code. */
export function Component() {
  const [query] = useSearchParams();
  const code = certificateCodeIn(query.get(pageQuery.certificate) ?? '');
  return code === '' ? <CertificateSearch /> : <Verification key={code} code={code} />;
}

function Verification({ code }: { code: string }) {
  const [certificate, setCertificate] = useState<Certificate | null>();
  useEffect(() => {
    const controller = new AbortController();
    call(verifyCertificate, { code }, { signal: controller.signal })
      .then((certificate) => setCertificate(plain(certificate)))
      .catch(() => {
        if (!controller.signal.aborted) setCertificate(null);
      });
    return () => controller.abort();
  }, [code]);
  if (certificate === undefined) return <p role="status">正在核验</p>;
  return certificate === null ? (
    <CertificateNotFound code={code} />
  ) : (
    <CertificateView certificate={certificate} />
  );
}
