import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from './button.js';
import styles from './confirm-dialog.module.css';
import dialogStyles from './dialog.module.css';
import { WhileOpen } from './internal/while-open.js';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Label of the confirm button: the verb of the action. */
  confirm: string;
  /** Label of the cancel button. */
  cancel?: string;
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** Cancelling is the recommended choice and gets the primary button. */
  isDissuading?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is spent, deleted or ended; Cancel has the initial focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel = '取消',
  isDanger = false,
  isDissuading = false,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.backdrop} forceRender />
        <AlertDialog.Viewport className={dialogStyles.viewport} data-size="question">
          <AlertDialog.Popup
            className={`${dialogStyles.dialog} ${styles.dialog}`}
            data-size="question"
            initialFocus={back}
          >
            <WhileOpen open={open}>
              <AlertDialog.Title className={dialogStyles.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
              <div className={styles.choice}>
                <Button ref={back} tone={isDissuading ? 'primary' : 'plain'} onClick={onClose}>
                  {cancel}
                </Button>
                <Button
                  tone={isDissuading ? 'plain' : 'primary'}
                  isDanger={isDanger}
                  isBusy={isBusy}
                  onClick={onConfirm}
                >
                  {confirm}
                </Button>
              </div>
            </WhileOpen>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
