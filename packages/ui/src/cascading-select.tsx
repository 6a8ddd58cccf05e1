import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from 'react';
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
  /** Mounted by the press that opens it. */
  startsOpen?: boolean;
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

interface FoundProps {
  paths: readonly Path[];
  onPick: (path: Path) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

function Found({ paths, onPick, searchBox }: FoundProps) {
  const walkOrReturn = (event: KeyboardEvent<HTMLUListElement>) => {
    const isFirst = event.currentTarget.firstElementChild?.contains(document.activeElement);
    if (event.key !== 'ArrowUp' || !isFirst) return walk(event);
    event.preventDefault();
    return searchBox.current?.focus();
  };
  if (paths.length === 0) return <p className={styles.notice}>没有找到</p>;
  return (
    <ul className={`${styles.column} ${styles.found}`} onKeyDown={walkOrReturn}>
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

interface PanelProps {
  options: readonly CascadingOption[];
  notice: string;
  onPick: (path: Path) => void;
}

function Panel({ options, notice, onPick }: PanelProps) {
  const [path, setPath] = useState<Path>([]);
  const [text, setText] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const sought = text.trim();
  const last = path.at(-1);
  const found = sought === '' ? [] : findPaths(options, sought);
  /** Enter picks the only result; with several, Enter and Down go to the first one. */
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === 'Enter' && sought !== '';
    if (!isEnter && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const [only, ...others] = found;
    if (isEnter && only && others.length === 0) onPick(only);
    else focusIn(results.current);
  };
  return (
    <>
      <div className={styles.search}>
        <TextInput
          ref={searchBox}
          aria-label="搜索"
          placeholder="搜索"
          value={text}
          onValue={setText}
          onKeyDown={onSearchKey}
        />
      </div>
      <div ref={results} className={styles.results}>
        {options.length === 0 ? (
          <p className={`${styles.notice} ${styles.awaited}`} role="status">
            {notice}
          </p>
        ) : sought === '' ? (
          <Columns options={options} path={path} onStep={setPath} onPick={onPick} />
        ) : (
          <Found paths={found} onPick={onPick} searchBox={searchBox} />
        )}
      </div>
      {sought === '' && last ? (
        <div className={styles.foot}>
          <Button tone="primary" onClick={() => onPick(path)}>{`选择${last.label}`}</Button>
        </div>
      ) : null}
    </>
  );
}

/** Nested options in columns: a click picks a leaf, the button below picks a parent. */
export function CascadingSelect({
  trigger,
  label,
  options,
  notice,
  startsOpen = false,
  onOpen,
  onPick,
}: CascadingSelectProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const toggle = (opens: boolean) => {
    setOpen(opens);
    if (opens) onOpen?.();
  };
  const pick = (path: Path) => {
    setOpen(false);
    onPick(path);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={toggle}
      trigger={trigger}
      label={label}
      startsInField
      className={styles.popup}
    >
      <Panel options={options ?? []} notice={notice} onPick={pick} />
    </Popover>
  );
}
