import type { I18nText } from '@qicheng/resume/document';
import { wordsIn } from '@qicheng/resume/english-words';
import { LIMITS } from '@qicheng/resume/limits';
import { Icon } from '@qicheng/ui/icon';
import { type KeyboardEvent, useState } from 'react';
import { useDocument, useEditedLanguage, useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';

const SEPARATORS = /[,，、;；\n]+/;

interface WordsInputProps {
  inputId: string;
  name: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
  /** Removes by position, so that bilingual words keep their other language. */
  onRemove: (position: number) => void;
}

/**
 * Short words as chips: Enter or a comma adds one, Backspace in the empty input turns the last one back into
 * text.
 */
export function WordsInput({ inputId, name, words, onChange, onRemove }: WordsInputProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const newWords = text
      .split(SEPARATORS)
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word));
    if (newWords.length > 0) onChange([...words, ...newWords].slice(0, LIMITS.tagsPerItem));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && words.length > 0) onRemove(words.length - 1);
  };
  return (
    <div className={styles.words}>
      <ul aria-label={`${name}：已添加`}>
        {words.map((word, position) => (
          <li key={`${position}:${word}`} className={styles.word}>
            {word}
            <button type="button" aria-label={`去掉“${word}”`} onClick={() => onRemove(position)}>
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
      <input
        id={inputId}
        type="text"
        autoComplete="off"
        maxLength={LIMITS.name}
        value={typed}
        onChange={(event) =>
          SEPARATORS.test(event.target.value) ? add(event.target.value) : setTyped(event.target.value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
    </div>
  );
}

const NONE: readonly string[] = [];

/** Words stored once for both languages; those with an English form show it in an English résumé. */
export function WordsControl({ field, path, inputId }: ControlProps) {
  const words = useValue<readonly string[]>(path) ?? NONE;
  const language = useEditedLanguage();
  const englishWords = useDocument((document) => document.meta.englishWords);
  const shown = wordsIn({ englishWords }, language, words);
  const write = useWrite();
  const take = (next: readonly string[]) => write.choice(path, next.length === 0 ? undefined : next);
  return (
    <WordsInput
      inputId={inputId}
      name={field.label.zh}
      words={shown}
      onChange={(next) => take([...words, ...next.slice(shown.length)])}
      onRemove={(position) => take(words.filter((_, index) => index !== position))}
    />
  );
}

/** Words of the edited language; a word without this language shows its other one. */
export function TranslatedWordsControl({ field, path, inputId }: ControlProps) {
  const texts = useValue<I18nText[]>(path) ?? [];
  const language = useEditedLanguage();
  const write = useWrite();
  const take = (next: I18nText[]) => write.choice(path, next.length === 0 ? undefined : next);
  return (
    <WordsInput
      inputId={inputId}
      name={field.label.zh}
      words={texts.map((text) => text[language] ?? text.zh ?? text.en ?? '')}
      onChange={(words) => take(words.map((word, index) => texts[index] ?? { [language]: word }))}
      onRemove={(position) => take(texts.filter((_, index) => index !== position))}
    />
  );
}
