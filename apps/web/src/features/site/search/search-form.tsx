import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Icon } from '@qicheng/ui/icon';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  kindOfPage,
  resultsHref,
  searchKindNames,
  searchKinds,
  type SearchKindName,
} from './search-kinds.js';
import styles from './site-search.module.css';
import { optionId, SuggestionList } from './suggestion-list.js';
import { useSuggestionKeys } from './use-suggestion-keys.js';
import { useSuggestions } from './use-suggestions.js';

const LONGEST = 60;

interface SearchFormProps {
  pathname: string;
  onLeave: () => void;
}

const KindChoice = ({
  kind,
  onChange,
}: {
  kind: SearchKindName;
  onChange: (kind: SearchKindName) => void;
}) => (
  <span className={styles.kind}>
    <select
      aria-label="搜索类型"
      value={kind}
      onChange={({ target }) => onChange(target.value as SearchKindName)}
    >
      {searchKindNames.map((name) => (
        <option key={name} value={name}>
          {searchKinds[name].label}
        </option>
      ))}
    </select>
    <Icon name="chevron" size={14} />
  </span>
);

/** The type and the word; Enter leads to the list, a suggestion to what it names. */
export function SearchForm({ pathname, onLeave }: SearchFormProps) {
  const [kind, setKind] = useState(() => kindOfPage(pathname));
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const listId = useId();
  const keyword = text.trim();
  const suggestions = useSuggestions(kind, keyword);
  const go = (to: string) => {
    setText('');
    keys.close();
    void navigate(to);
  };
  const choose = (id: string) => go(searchKinds[kind].hrefOf(id));
  const keys = useSuggestionKeys({
    count: suggestions.length,
    onChoose: (place) => {
      const chosen = suggestions[place];
      if (chosen) choose(chosen.id);
    },
    onLeave,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(resultsHref(kind, keyword));
  };
  return (
    <form
      action={searchKinds[kind].path}
      role="search"
      aria-label="全站"
      className={styles.form}
      onSubmit={submit}
    >
      <KindChoice kind={kind} onChange={setKind} />
      <input
        name={pageQuery.keyword}
        className={styles.input}
        role="combobox"
        aria-label={`搜索${searchKinds[kind].label}`}
        aria-autocomplete="list"
        aria-expanded={keys.isShown}
        aria-controls={keys.isShown ? listId : undefined}
        aria-activedescendant={keys.active >= 0 ? optionId(listId, keys.active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="搜索"
        maxLength={LONGEST}
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
          onChoose={({ id }) => choose(id)}
        />
      ) : null}
    </form>
  );
}
