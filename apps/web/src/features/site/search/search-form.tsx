import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Icon } from '@qicheng/ui/icon';
import { type FormEvent, useId, useState, useEffect, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { resultsHref, scopeOfPage, searchKinds, searchScopes, type SearchScope } from './search-kinds.js';
import styles from './site-search.module.css';
import type { Suggestion } from './ask-suggestions.js';
import { useSuggestions } from './use-suggestions.js';
import { Highlighted } from '#src/components/highlighted.jsx';

interface Keys {
  count: number;
  onChoose: (place: number) => void;
  /** Called on Escape while no list is open. */
  onLeave: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NO_CHOICE = -1;

/**
 * Keyboard control of a combobox following the WAI-ARIA pattern; the selection wraps through the field
 * itself.
 */
function useSuggestionKeys({ count, onChoose, onLeave }: Keys) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NO_CHOICE);
  const isShown = isOpen && count > 0;
  const close = () => {
    setOpen(false);
    setActive(NO_CHOICE);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys used by an input method are not handled.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setOpen(true);
      const span = count + 1;
      setActive(((active + 1 + step + span) % span) - 1);
    } else if (event.key === 'Enter' && isShown && active !== NO_CHOICE) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) close();
      else onLeave();
    }
  };
  const reopen = () => {
    setOpen(true);
    setActive(NO_CHOICE);
  };
  return { isOpen, isShown, active: isShown ? active : NO_CHOICE, onKeyDown, open: reopen, close };
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  keyword: string;
  active: number;
  /** Whether Enter opens the first suggestion. */
  opensFirst: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** The listbox below the field; the focus stays in the field. */
const SuggestionList = ({ id, suggestions, keyword, active, opensFirst, onChoose }: SuggestionListProps) => (
  <ul id={id} role="listbox" aria-label="搜索建议" className={styles.list}>
    {suggestions.map((suggestion, place) => (
      <li
        key={suggestion.id}
        id={optionId(id, place)}
        role="option"
        aria-selected={place === active}
        className={styles.option}
        data-next={opensFirst && place === 0}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(suggestion)}
      >
        <span className={styles.title}>
          <Highlighted text={suggestion.title} keyword={keyword} />
        </span>
        {suggestion.place ? <small>{suggestion.place}</small> : null}
      </li>
    ))}
  </ul>
);

const MAX_KEYWORD_LENGTH = 60;

interface SearchFormProps {
  pathname: string;
  onLeave: () => void;
}

const ScopeChoice = ({ scope, onChange }: { scope: SearchScope; onChange: (scope: SearchScope) => void }) => (
  <span className={styles.kind}>
    <select
      aria-label="搜索类型"
      value={scope}
      onChange={({ target }) => onChange(target.value as SearchScope)}
    >
      {searchScopes.map(({ scope: value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron" size={14} />
  </span>
);

const labelOf = (scope: SearchScope): string => (scope === 'all' ? '全站' : searchKinds[scope].label);

/** The scope and the keyword; Enter opens the result list, a suggestion opens its target. */
export function SearchForm({ pathname, onLeave }: SearchFormProps) {
  const [scope, setScope] = useState(() => scopeOfPage(pathname));
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const listId = useId();
  const keyword = text.trim();
  const { list: suggestions, state } = useSuggestions(scope, keyword);
  const [awaited, setAwaited] = useState<string | null>(null);
  const go = (to: string) => {
    setText('');
    setAwaited(null);
    keys.close();
    void navigate(to);
  };
  const keys = useSuggestionKeys({
    count: suggestions.length,
    onChoose: (place) => {
      const chosen = suggestions[place];
      if (chosen) go(chosen.to);
    },
    onLeave,
  });
  // There is no page of results for everything: Enter opens the first suggestion, once it is known.
  const openFirst = () => {
    const [first] = suggestions;
    if (first) go(first.to);
    else if (state === 'failed') go(resultsHref(scope, keyword));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (scope !== 'all' || keyword === '') go(resultsHref(scope, keyword));
    else if (state === 'asked') setAwaited(keyword);
    else openFirst();
  };
  const isDue = awaited === keyword && awaited !== null && state !== 'asked';
  useEffect(() => {
    if (!isDue) return;
    setAwaited(null);
    openFirst();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the awaited answer has arrived
  }, [isDue]);
  return (
    <form
      action={resultsHref(scope, '')}
      role="search"
      aria-label="全站"
      className={styles.form}
      onSubmit={submit}
    >
      <ScopeChoice scope={scope} onChange={setScope} />
      <input
        name={pageQuery.keyword}
        className={styles.input}
        role="combobox"
        aria-label={`搜索${labelOf(scope)}`}
        aria-autocomplete="list"
        aria-expanded={keys.isShown}
        aria-controls={keys.isShown ? listId : undefined}
        aria-activedescendant={keys.active >= 0 ? optionId(listId, keys.active) : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="搜索"
        maxLength={MAX_KEYWORD_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          keys.open();
        }}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.close}
      />
      <button type="submit" className={styles.submit} aria-label="开始搜索">
        <Icon name="search" size={18} />
      </button>
      {keys.isShown ? (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          keyword={keyword}
          active={keys.active}
          opensFirst={scope === 'all' && keys.active === NO_CHOICE}
          onChoose={({ to }) => go(to)}
        />
      ) : null}
      {keys.isOpen && keyword !== '' && state === 'known' && suggestions.length === 0 ? (
        <p role="status" className={`${styles.list} ${styles.nothing}`}>
          {`没有找到“${keyword}”，换个说法试试`}
        </p>
      ) : null}
    </form>
  );
}
