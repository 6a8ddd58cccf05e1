import { useCloseOutside } from '@qicheng/ui/close-outside';
import { Icon } from '@qicheng/ui/icon';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '../../lib/load-chunk.js';
import { isAiPage } from './menu-place.js';
import barStyles from './top-bar.module.css';
import styles from './ai-menu.module.css';

const Menu = lazy(async () => ({
  default: (await loadChunk(() => import('./ai-product-menu.js'))).AiProductMenu,
}));

/** The entry AI of the top menu: a button that opens the services below the bar; Escape and leaving it close it. */
export function AiMenu() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(root, isOpen, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={`${barStyles.item} ${styles.button}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={isAiPage(pathname)}
        onClick={() => setOpen(!isOpen)}
      >
        AI 服务
        <Icon name="chevron" size={14} />
      </button>
      {isOpen ? (
        <div id={id} className={styles.panel} role="region" aria-label="AI 服务">
          <Suspense fallback={null}>
            <Menu onClose={close} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
