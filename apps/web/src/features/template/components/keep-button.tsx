import { Icon } from '@qicheng/ui/icon';
import styles from './keep-button.module.css';

interface KeepButtonProps {
  name: string;
  isKept: boolean;
  onToggle: () => void;
}

/** Bookmarks a template, or removes the bookmark. */
export const KeepButton = ({ name, isKept, onToggle }: KeepButtonProps) => (
  <button
    type="button"
    className={styles.keep}
    aria-pressed={isKept}
    aria-label={`收藏：${name}`}
    title={isKept ? '取消收藏' : '收藏'}
    onClick={onToggle}
  >
    <Icon name="heart" />
  </button>
);
