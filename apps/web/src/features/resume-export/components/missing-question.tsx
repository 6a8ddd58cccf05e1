import { Button } from '@qicheng/ui/button';
import { type RefObject, useEffect, useId, useRef } from 'react';
import styles from './export-menu.module.css';

interface MissingQuestionProps {
  characters: readonly string[];
  /** The menu in which the export was started. */
  menu: RefObject<HTMLElement | null>;
  onBack: () => void;
  onConfirm: () => void;
}

/** A longer list would not help to find them. */
const SHOWN = 20;

function listed(characters: readonly string[]): string {
  const shown = characters.slice(0, SHOWN).join(' ');
  return characters.length > SHOWN ? `${shown} 等 ${characters.length} 个` : shown;
}

/** Lists the characters that would print as empty boxes, and lets the user decide. */
export function MissingQuestion({ characters, menu, onBack, onConfirm }: MissingQuestionProps) {
  const textId = useId();
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Saving may have taken a while: do not steal the focus if the user is typing elsewhere by now.
    const { activeElement, body } = document;
    if (activeElement !== body && !menu.current?.contains(activeElement)) return;
    answers.current?.querySelector('button')?.focus();
  }, [menu]);
  return (
    <div className={styles.question} role="group" aria-labelledby={textId}>
      <p id={textId}>以下字符没有对应的字形，导出后会显示为空白方框：{listed(characters)}</p>
      <div className={styles.answers} ref={answers}>
        <Button onClick={onBack}>返回修改</Button>
        <Button tone="quiet" onClick={onConfirm}>
          仍要导出
        </Button>
      </div>
    </div>
  );
}
