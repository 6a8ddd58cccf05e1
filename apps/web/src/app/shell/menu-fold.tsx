import { useCloseOutside } from '@qicheng/ui/close-outside';
import { Icon } from '@qicheng/ui/icon';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './menu-fold.module.css';

/** The main menu: a row in a wide window, behind a button in a narrow one. Escape, a choice and leaving it close it. */
export function MenuFold({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(root, isOpen, () => setOpenAt(null));
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
        setOpenAt(null);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? '收起菜单' : '打开菜单'}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav id={id} aria-label="主菜单" className={styles.menu} data-open={isOpen}>
        {children}
      </nav>
    </div>
  );
}
