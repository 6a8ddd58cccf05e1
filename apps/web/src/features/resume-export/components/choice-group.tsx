import { Icon } from '@qicheng/ui/icon';
import { type ReactNode, useId } from 'react';
import styles from './export-menu.module.css';

interface ChoiceGroupProps {
  name: string;
  about: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Less common formats, behind one row. */
export function ChoiceGroup({ name, about, isOpen, onToggle, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.choice}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{name}</span>
        <small>{about}</small>
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} className={styles.members} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
