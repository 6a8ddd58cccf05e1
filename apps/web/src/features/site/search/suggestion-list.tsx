import { Marked } from '#src/components/marked.jsx';
import type { Suggestion } from './ask-suggestions.js';
import styles from './site-search.module.css';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  keyword: string;
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** The listbox below the field; the focus stays in the field. */
export const SuggestionList = ({ id, suggestions, keyword, active, onChoose }: SuggestionListProps) => (
  <ul id={id} role="listbox" aria-label="搜索建议" className={styles.list}>
    {suggestions.map((suggestion, place) => (
      <li
        key={suggestion.id}
        id={optionId(id, place)}
        role="option"
        aria-selected={place === active}
        className={styles.option}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(suggestion)}
      >
        <Marked text={suggestion.title} keyword={keyword} />
      </li>
    ))}
  </ul>
);
