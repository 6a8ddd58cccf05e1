import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import dialogStyles from './dialog.module.css';
import styles from './drawer.module.css';
import { Icon } from './icon.js';
import { WhileOpen } from './internal/while-open.js';

interface DrawerProps {
  open: boolean;
  title: string;
  /** 460 px for a list, 1080 px for a list with its detail pane. */
  width?: 'narrow' | 'wide';
  /** `bottom` for a few choices on a phone. */
  side?: 'right' | 'bottom';
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet that slides in from an edge; a press outside it or Escape closes it. */
export function Drawer({
  open,
  title,
  width = 'narrow',
  side = 'right',
  footer,
  onClose,
  children,
}: DrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.backdrop} forceRender />
        <Base.Popup
          className={`${styles.drawer} ${styles[side]} ${styles[width]}`}
          initialFocus={() => body.current?.querySelector<HTMLElement>('[data-first-field]') ?? true}
        >
          <WhileOpen open={open}>
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close className={styles.close} aria-label="关闭">
                <Icon name="close" />
              </Base.Close>
            </header>
            <div ref={body} className={styles.body}>
              {children}
            </div>
            {footer ? <footer className={styles.foot}>{footer}</footer> : null}
          </WhileOpen>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
