import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from './icon.js';
import { firstField } from './internal/first-field.js';
import listStyles from './internal/list.module.css';
import styles from './popover.module.css';

interface PopoverProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement;
  /** Accessible name of the panel; its heading on a phone. */
  label: string;
  /** Positioned at this element instead of the button. */
  anchor?: RefObject<HTMLElement | null>;
  align?: 'start' | 'end';
  /** The caret is in the first field; not on touch, where the keyboard would cover the panel. */
  startsInField?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel that is mounted open does not know by what: then the device decides. */
const isTouch = (by: string): boolean =>
  by === 'touch' || (by === '' && window.matchMedia('(pointer: coarse)').matches);

/** A panel at its button, on whichever side has room; on a phone, a bottom sheet. */
export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  anchor,
  align = 'end',
  startsInField = false,
  className = '',
  children,
}: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  const initialFocus = (by: string) => (isTouch(by) ? popup.current : firstField(popup.current)) ?? true;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Positioner
          className={`${listStyles.positioner} ${styles.positioner}`}
          anchor={anchor}
          sideOffset={4}
          align={align}
        >
          <Base.Popup
            ref={popup}
            className={`${listStyles.popup} ${styles.popup} ${className}`}
            aria-label={label}
            {...(startsInField && { initialFocus })}
          >
            <header className={styles.head}>
              <span>{label}</span>
              <Base.Close className={styles.close} aria-label="关闭">
                <Icon name="close" />
              </Base.Close>
            </header>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
