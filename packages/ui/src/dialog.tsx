import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.js';
import { firstField } from './internal/first-field.js';
import { WhileOpen } from './internal/while-open.js';

interface DialogProps {
  open: boolean;
  title: string;
  /**
   * 500 px for forms, 400 px for one question [spec 9], 720 px for two texts side by side, the window for a task
   * as large as a page.
   */
  width?: 'wide' | 'narrow' | 'broad' | 'full';
  /** One question with its answers: it is in the middle of a phone, others slide in from below. */
  isQuestion?: boolean;
  /** False while the dialog must stay open: neither the close button nor Escape closes it. */
  isClosable?: boolean;
  onClose: () => void;
  /** Runs after the closing animation. */
  afterClose?: () => void;
  children: ReactNode;
}

/** The frame of every dialog: one task, first field focused, Enter submits, Escape closes, focus returns. */
export function Dialog({
  open,
  title,
  width = 'wide',
  isQuestion = false,
  isClosable = true,
  onClose,
  afterClose,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const size = isQuestion ? 'question' : width === 'full' ? 'window' : undefined;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen && isClosable) onClose();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) afterClose?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} forceRender />
        <Base.Viewport className={styles.viewport} data-size={size}>
          <Base.Popup
            className={`${styles.dialog} ${styles[width]}`}
            data-size={size}
            initialFocus={() => firstField(body.current) ?? true}
          >
            <WhileOpen open={open}>
              <header className={styles.head}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {isClosable ? (
                  <Base.Close className={styles.close} aria-label="关闭">
                    <Icon name="close" />
                  </Base.Close>
                ) : null}
              </header>
              <div ref={body}>{children}</div>
            </WhileOpen>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
