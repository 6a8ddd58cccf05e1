import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '#src/components/brand-mark.jsx';
import { legalNames, legalTitles } from '#src/config/legal.js';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import styles from './site-footer.module.css';

const PermitImage = ({ src, name }: { src: string; name: string }) =>
  src ? <img src={src} alt={name} className={styles.permit} loading="lazy" /> : null;

/** Operators may include the © sign or omit it. */
const withSign = (copyright: string) => (/©|copyright|版权/i.test(copyright) ? copyright : `© ${copyright}`);

/**
 * Links, filings and copyright as set by the operator [decision 35]; unset values are hidden. The operators'
 * overview asks for the name and the mailbox, which the user agreement refers to.
 */
export function SiteFooter({ theme }: { theme: ReactNode }) {
  const info = useSiteInfo();
  const links = [
    ...(info?.footerLinks ?? []),
    ...(info?.payAgreementUrl ? [{ name: '支付服务协议', url: info.payAgreementUrl }] : []),
  ];
  const filings = [info?.recordFiling, info?.icpPermit, info?.hrPermit, info?.policeFiling].filter(Boolean);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <BrandMark className={styles.mark} />
          <p>
            启程 <span className={styles.motto}>写好一页纸，走进第一份工作</span>
          </p>
        </div>
        <nav aria-label="页脚链接" className={styles.links}>
          <Link to={paths.help.hrefFromFooter()}>帮助中心</Link>
          {legalNames.map((name) => (
            <Link key={name} to={paths.legal.href(name)}>
              {legalTitles[name]}
            </Link>
          ))}
          {links.map(({ name, url }) => (
            <a key={name} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.legal}>
          <p>{withSign(info?.copyright || '启程')}</p>
          {info?.operatorName ? <p>{info.operatorName}</p> : null}
          {info?.contactEmail ? (
            <p>
              联系邮箱 <a href={`mailto:${info.contactEmail}`}>{info.contactEmail}</a>
            </p>
          ) : null}
          {info?.contactAddress ? <p>{info.contactAddress}</p> : null}
          {filings.map((filing) => (
            <p key={filing}>{filing}</p>
          ))}
          <PermitImage src={info?.icpPermitImage ?? ''} name="增值电信业务经营许可证" />
          <PermitImage src={info?.hrPermitImage ?? ''} name="人力资源服务许可证" />
          <div className={styles.theme}>{theme}</div>
        </div>
      </div>
    </footer>
  );
}
