import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import styles from './hero.module.css';

export function Hero({ sheets }: { sheets: ReactNode }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          写好一页纸，
          <br />
          走进第一份工作
        </h1>
        <p className={styles.lead}>
          选一套模板开始写，旁边就是成品页面。写完导出 PDF、Word、图片，或直接打印，都没有水印。
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.templates.href()} tone="primary" size="large">
            开始制作
          </ButtonLink>
          <a href="#proofs" className={styles.more}>
            看看有什么不同
          </a>
        </div>
        <p className={styles.note}>手机号注册即可使用，简历默认只有自己能看到。</p>
      </div>
      <div className={styles.canvas} role="img" aria-label="三份用启程排版的示例简历">
        {sheets}
      </div>
    </section>
  );
}
