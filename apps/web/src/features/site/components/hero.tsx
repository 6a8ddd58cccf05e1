import { useEarlyText } from '@qicheng/ui/early-text';
import { type ReactNode, useRef, useState } from 'react';
import { ButtonLink } from '#src/components/button-link.jsx';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { OPENS_IMPORT } from '#src/lib/dialog-state.js';
import { useIsBrowser } from '#src/lib/device.js';
import { useSession } from '#src/lib/session.js';
import { readStored } from '#src/lib/storage.js';
import styles from './hero.module.css';

const MAX_NAME_LENGTH = 20;
/** An imported résumé keeps the look of the editor's start until another template is chosen. */
const IMPORT_TEMPLATE = 'tem0001';

/** Continues a draft that the visitor left in this browser; the server does not know of it. */
function useDraftHref(): string | null {
  const isBrowser = useIsBrowser();
  const isMember = useSession((state) => state.isMember);
  const id = isBrowser && !isMember ? readStored('draftId') : null;
  return id === null ? null : paths.resumeEdit.href(id);
}

interface HeroProps {
  /** The image in the server's HTML. */
  sheets: ReactNode;
  /** Replaces it once a name is typed. */
  renderLive: (name: string, sheets: ReactNode) => ReactNode;
}

/** One sentence and a live demo: the typed name appears on a real sheet. */
export function Hero({ sheets, renderLive }: HeroProps) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, name, setName);
  const [isTouched, setTouched] = useState(false);
  const draftHref = useDraftHref();
  const isMember = useSession((state) => state.isMember);
  const isLive = isTouched || name !== '';
  const still = (
    <div role="img" aria-label="三份用启程排版的示例简历">
      {sheets}
    </div>
  );
  return (
    <form
      className={styles.hero}
      aria-labelledby="hero-title"
      data-when="visitor"
      data-live={isLive}
      // Enter in the name field triggers the start button of the live sheet, the form's only submit button.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          写好一页纸，
          <br />
          走进第一份工作
        </h1>
        <p className={styles.lead}>
          选一套模板开始写，旁边就是成品页面。写完导出 PDF、Word、图片，或直接打印，都没有水印。
        </p>
        <label className={styles.name}>
          先写下姓名
          <input
            ref={input}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            placeholder="看它落在简历上"
            value={name}
            onFocus={() => setTouched(true)}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <div className={styles.actions}>
          <ButtonLink
            to={draftHref ?? paths.templates.href()}
            // The gallery passes the name on to the résumé that is started there.
            state={name.trim() === '' ? undefined : { name: name.trim() }}
            tone={isLive ? 'plain' : 'primary'}
            size="large"
          >
            {draftHref !== null ? '继续写草稿' : isLive ? '看全部模板' : '开始制作'}
          </ButtonLink>
          {draftHref === null ? (
            <Link to={paths.resumeEdit.hrefNew(IMPORT_TEMPLATE)} state={OPENS_IMPORT} className={styles.more}>
              导入旧简历
            </Link>
          ) : null}
          <a href="#proofs" className={styles.more}>
            看看有什么不同
          </a>
        </div>
        <p className={styles.note}>
          {isMember
            ? '边写边存入您的账号，换一台设备也能接着写。'
            : '不用注册就能写，草稿存在您的浏览器里；登录后才能导出和分享。'}
        </p>
      </div>
      <div className={styles.canvas}>{isLive ? renderLive(name.trim(), still) : still}</div>
    </form>
  );
}
