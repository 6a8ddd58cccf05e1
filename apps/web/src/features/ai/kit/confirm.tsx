import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.js';
import styles from './side-sheet.module.css';

interface ConfirmProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb of the act, on its button. */
  act: string;
  /** The words of going back. */
  back?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question before something is spent or lost. */
export function Confirm({ isOpen, title, text, act, back = '取消', onConfirm, onClose }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.confirm}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      {isOpen ? (
        <>
          <h2 id={titleId}>{title}</h2>
          <p id={textId}>{text}</p>
          <div className={styles.choice}>
            <Button onClick={onClose}>{back}</Button>
            <Button
              tone="primary"
              onClick={() => {
                onClose();
                onConfirm();
              }}
            >
              {act}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
