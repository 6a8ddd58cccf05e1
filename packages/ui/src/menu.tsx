import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BY_POINTER, useCloseOutside } from './close-outside.js';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  tone?: 'danger';
  /** Consecutive items of one group are listed under its name. */
  group?: string;
  /** Draws a separator above the item. */
  isApart?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** Content of the button; `buttonLabel` names it when the content is only an image. */
  trigger: ReactNode;
  buttonLabel?: string;
  buttonClassName?: string | undefined;
  header?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface ItemGroup {
  name: string | undefined;
  items: MenuItem[];
}

const groupsOf = (items: readonly MenuItem[]): ItemGroup[] =>
  items.reduce<ItemGroup[]>((groups, item) => {
    const last = groups.at(-1);
    if (last && last.name === item.group) last.items.push(item);
    else groups.push({ name: item.group, items: [item] });
    return groups;
  }, []);

interface ItemsProps {
  items: readonly MenuItem[];
  onChoose: (item: MenuItem) => void;
}

const Items = ({ items, onChoose }: ItemsProps) =>
  items.map((item) => (
    <li key={item.key} role="none" className={item.isApart ? styles.apart : undefined}>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={`${styles.item} ${item.tone === 'danger' ? styles.danger : ''}`}
        onClick={() => onChoose(item)}
      >
        {item.label}
      </button>
    </li>
  ));

const GAP = 8;

/** Opens a panel upwards when only that side has room, and shifts it into the window. */
function keepInWindow(panel: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { left, right } = panel.getBoundingClientRect();
  const above = anchor.top - 2 * GAP;
  const below = window.innerHeight - anchor.bottom - 2 * GAP;
  const height = panel.offsetHeight;
  if (height > below && above > below) panel.dataset.side = 'top';
  const room = Math.max(above, below);
  if (height > room) Object.assign(panel.style, { maxHeight: `${room}px`, overflowY: 'auto' });
  const beyond = right + GAP - document.documentElement.clientWidth;
  const shift = left < GAP ? GAP - left : -Math.max(0, Math.min(beyond, left - GAP));
  if (shift !== 0) panel.style.translate = `${shift}px`;
}

/**
 * A menu button following the WAI-ARIA pattern: arrows, Home, End, Escape, and focus returns to the button.
 */
export function Menu({ trigger, buttonLabel, buttonClassName, header, items, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const menuId = useId();

  useLayoutEffect(() => {
    if (panel.current && button.current) keepInWindow(panel.current, button.current);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);
  useCloseOutside(root, isOpen, () => setOpen(false), BY_POINTER);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = ({ onSelect }: MenuItem) => {
    close();
    onSelect();
  };
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const here = entries.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const target =
      { Home: 0, End: entries.length - 1 }[event.key] ?? (step === undefined ? null : here + step);
    if (target === null) return undefined;
    event.preventDefault();
    return entries[(target + entries.length) % entries.length]?.focus();
  };

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-label={buttonLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen ? (
        <div ref={panel} className={`${styles.panel} ${styles[align]}`}>
          {header}
          <ul role="menu" id={menuId} aria-label={buttonLabel} onKeyDown={moveFocus}>
            {groupsOf(items).map((group) =>
              group.name === undefined ? (
                <Items key={group.items[0]?.key} items={group.items} onChoose={choose} />
              ) : (
                <li key={group.name} role="none" className={styles.group}>
                  <span className={styles.groupName} aria-hidden="true">
                    {group.name}
                  </span>
                  <ul role="group" aria-label={group.name}>
                    <Items items={group.items} onChoose={choose} />
                  </ul>
                </li>
              ),
            )}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
