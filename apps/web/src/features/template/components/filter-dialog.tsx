import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { useEffect, useRef } from 'react';
import styles from './filter-dialog.module.css';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.js';

interface FilterDialogProps extends FilterGroupsProps {
  open: boolean;
  total: number | undefined;
  onClose: () => void;
}

/** The filters where the window has no room for a column of them; each choice works at once. */
export function FilterDialog({ open, total, onClose, ...groups }: FilterDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="filters-title" onClose={onClose}>
      {open ? (
        <>
          <header className={styles.head}>
            <h2 id="filters-title" className={styles.title}>
              筛选模板
            </h2>
            <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.body}>
            <FilterGroups {...groups} />
          </div>
          <footer className={styles.foot}>
            <Button tone="primary" size="large" onClick={onClose}>
              {total === undefined ? '看结果' : `看 ${total} 套模板`}
            </Button>
          </footer>
        </>
      ) : null}
    </dialog>
  );
}
