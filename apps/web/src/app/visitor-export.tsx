import { buttonClass } from '@qicheng/ui/button';
import { Menu } from '@qicheng/ui/menu';
import { signInFor } from '#src/lib/pending-action.js';
import styles from './visitor-export.module.css';

const ITEMS = [
  { key: 'file', label: '导出 PDF、Word 或图片', onSelect: () => signInFor('export') },
  { key: 'share', label: '分享链接', onSelect: () => signInFor('share') },
];

/** 导出 of a visitor's draft: only the server creates files and links, and only for an account. */
export const VisitorExport = () => (
  <Menu
    trigger="导出"
    buttonClassName={buttonClass({ tone: 'primary' })}
    header={<p className={styles.note}>登录后，草稿存入账号并继续</p>}
    items={ITEMS}
  />
);
