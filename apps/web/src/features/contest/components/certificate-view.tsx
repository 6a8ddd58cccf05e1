import { Empty, Lost } from '@qicheng/ui/status';
import type { Certificate } from '../contest.js';
import { momentText } from '../contest.js';
import { CertificateForm } from './certificate-form.js';
import styles from './certificate-view.module.css';

/** What a certificate says to anyone who holds it; the name is shortened, for the paper has it in full. */
export const CertificateView = ({ certificate }: { certificate: Certificate }) => (
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

export const CertificateLost = ({ code }: { code: string }) => (
  <Lost level={1} title="没有查到这份证书" action={<CertificateForm key={code} asked={code} />}>
    请核对编号是否完整；证书随账号注销而失效。
  </Lost>
);

export const CertificateAsked = () => (
  <Empty level={1} title="核验获奖证书" action={<CertificateForm />}>
    扫描证书上的二维码，或在这里输入证书编号。
  </Empty>
);
