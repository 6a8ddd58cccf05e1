import { Button } from 'antd';
import { Dialog } from '../../../components/dialog.js';
import styles from './form.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirm,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog open={open} title={title} width="narrow" onClose={onClose}>
    <p>{text}</p>
    <div className={styles.choice}>
      <Button data-first-field onClick={onClose}>
        取消
      </Button>
      <Button type="primary" danger loading={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  </Dialog>
);
