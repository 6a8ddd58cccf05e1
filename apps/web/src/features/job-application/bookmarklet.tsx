import { useEffect, useRef } from 'react';
import { paths } from '#src/config/paths.js';
import { Summary } from '#src/components/summary.jsx';
import styles from './applications.module.css';
import { bookmarkletFor } from './received-entry.js';

/** The bookmarklet that sends a job from any site here, with its instructions. */
export function Bookmarklet() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // React blocks javascript: URLs; this one is only meant for the bookmarks bar.
    link.current?.setAttribute('href', bookmarkletFor(window.location.origin + paths.applications.href()));
  }, []);
  return (
    <details className={styles.bookmarklet}>
      <Summary>从招聘网站一键添加</Summary>
      <p>
        把
        <a ref={link} className={styles.bookmark} draggable onClick={(event) => event.preventDefault()}>
          存到启程
        </a>
        拖到浏览器的书签栏。在招聘网站选中职位描述，点这个书签，会打开本页并填好表单；点“添加”之前不会保存或发送任何内容。
        有的网站不允许书签运行，这时复制职位描述，在“添加”里粘贴即可。
      </p>
    </details>
  );
}
