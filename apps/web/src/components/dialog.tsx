import { Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { dialogWidth } from '../styles/tokens.js';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** 500 px for forms, 400 px for one question [spec 9], 720 px for two texts side by side. */
  width?: keyof typeof dialogWidth;
  /** False while it has to stay: neither the cross nor Escape closes it. */
  isClosable?: boolean;
  onClose: () => void;
  /** Runs when the dialog has gone. */
  afterClose?: () => void;
  children: ReactNode;
}

const FIELD = 'input:not([type=hidden]), [role=slider]';

/** The marked one (a select is marked on its frame, the field is within), else the first there is. */
function firstField(body: HTMLElement | null): HTMLElement | null | undefined {
  const marked = body?.querySelector<HTMLElement>('[data-first-field]');
  return marked?.querySelector<HTMLElement>(FIELD) ?? marked ?? body?.querySelector<HTMLElement>(FIELD);
}

/** The frame of every dialog: one task, first field focused, Enter works, Escape closes. */
export function Dialog({
  open,
  title,
  width = 'wide',
  isClosable = true,
  onClose,
  afterClose,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={title}
      width={dialogWidth[width]}
      centered
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      closable={isClosable}
      keyboard={isClosable}
      onCancel={onClose}
      afterClose={afterClose}
      afterOpenChange={(isOpen) => {
        // Who is already typing when the dialog has come to rest keeps the cursor.
        if (isOpen && !body.current?.contains(document.activeElement)) firstField(body.current)?.focus();
      }}
      className={styles.dialog}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}
