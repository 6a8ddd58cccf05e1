import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Button } from './button.js';
import styles from './cascading-select.module.css';
import { Icon } from './icon.js';
import { Popover } from './popover.js';
import { TextInput } from './text-input.js';

export interface CascadingOption {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly CascadingOption[] | undefined;
}

type Path = readonly CascadingOption[];

interface CascadingSelectProps {
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** Null while loading. */
  options: readonly CascadingOption[] | null;
  /** Shown instead of the options while there are none. */
  notice: string;
  onOpen?: () => void;
  /** The path from the root to the chosen option, which need not be a leaf. */
  onPick: (path: Path) => void;
}

const MAX_FOUND = 50;

/** Paths to every option whose label contains the text. */
function findPaths(options: readonly CascadingOption[], text: string, before: Path = []): Path[] {
  return options.flatMap((option) => {
    const path = [...before, option];
    const inside = findPaths(option.children ?? [], text, path);
    return option.label.includes(text) ? [path, ...inside] : inside;
  });
}

const hasMore = ({ children }: CascadingOption) => (children?.length ?? 0) > 0;

interface ColumnsProps {
  options: readonly CascadingOption[];
  path: Path;
  onStep: (path: Path) => void;
  onPick: (path: Path) => void;
}

const focusIn = (column: Element | null | undefined) =>
  (column?.querySelector<HTMLElement>('[aria-expanded=true]') ?? column?.querySelector('button'))?.focus();

/** Up and Down move within a column, Left and Right between columns. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const here = document.activeElement?.closest('li');
  const column = event.currentTarget;
  const target = {
    ArrowDown: () => here?.nextElementSibling?.querySelector('button')?.focus(),
    ArrowUp: () => here?.previousElementSibling?.querySelector('button')?.focus(),
    ArrowRight: () => focusIn(column.nextElementSibling),
    ArrowLeft: () => focusIn(column.previousElementSibling),
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target();
}

function Columns({ options, path, onStep, onPick }: ColumnsProps) {
  const columns = [options, ...path.filter(hasMore).map(({ children }) => children ?? [])];
  return (
    <div className={styles.columns}>
      {columns.map((column, depth) => (
        <ul key={depth} className={styles.column} onKeyDown={walk}>
          {column.map((option) => {
            const own = [...path.slice(0, depth), option];
            return (
              <li key={option.value}>
                <button
                  type="button"
                  className={styles.option}
                  aria-expanded={hasMore(option) ? path[depth] === option : undefined}
                  onClick={() => (hasMore(option) ? onStep(own) : onPick(own))}
                >
                  {option.label}
                  {hasMore(option) ? <Icon name="forward" size={14} /> : null}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

function Found({ paths, onPick }: { paths: readonly Path[]; onPick: (path: Path) => void }) {
  if (paths.length === 0) return <p className={styles.notice}>没有找到</p>;
  return (
    <ul className={`${styles.column} ${styles.found}`} onKeyDown={walk}>
      {paths.slice(0, MAX_FOUND).map((path) => (
        <li key={path.map(({ value }) => value).join('/')}>
          <button type="button" className={styles.option} onClick={() => onPick(path)}>
            {path.map(({ label }) => label).join(' / ')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Panel({ options, onPick }: { options: readonly CascadingOption[]; onPick: (path: Path) => void }) {
  const [path, setPath] = useState<Path>([]);
  const [text, setText] = useState('');
  const sought = text.trim();
  const last = path.at(-1);
  return (
    <>
      <div className={styles.search}>
        <TextInput aria-label="搜索" placeholder="搜索" value={text} onValue={setText} />
      </div>
      {sought === '' ? (
        <Columns options={options} path={path} onStep={setPath} onPick={onPick} />
      ) : (
        <Found paths={findPaths(options, sought)} onPick={onPick} />
      )}
      {sought === '' && last ? (
        <div className={styles.foot}>
          <Button tone="primary" onClick={() => onPick(path)}>{`选择${last.label}`}</Button>
        </div>
      ) : null}
    </>
  );
}

/** Nested options in columns: a click picks a leaf, the button below picks a parent. */
export function CascadingSelect({ trigger, label, options, notice, onOpen, onPick }: CascadingSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (opens: boolean) => {
    setOpen(opens);
    if (opens) onOpen?.();
  };
  const pick = (path: Path) => {
    setOpen(false);
    onPick(path);
  };
  return (
    <Popover open={isOpen} onOpenChange={toggle} trigger={trigger} label={label} className={styles.popup}>
      {options === null || options.length === 0 ? (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      ) : (
        <Panel options={options} onPick={pick} />
      )}
    </Popover>
  );
}
