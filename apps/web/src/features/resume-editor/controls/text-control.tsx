import type { I18nText } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { TextInput } from '@qicheng/ui/text-input';
import { Textarea } from '@qicheng/ui/textarea';
import { useState } from 'react';
import { useEditedLanguage, useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import { FIELD_HINTS } from './field-hints.js';
import type { ControlProps } from './field-props.js';
import { StaleText } from './stale-note.js';

/** A printed text in the edited language; the other language is shown as the placeholder. */
export function TranslatedControl({ field, path, inputId, hintId }: ControlProps) {
  const language = useEditedLanguage();
  const text = useValue<I18nText>(path);
  const write = useWrite();
  const shared = {
    id: inputId,
    value: text?.[language] ?? '',
    placeholder: language === 'en' ? text?.zh : undefined,
    'aria-describedby': hintId,
    onValue: (value: string) => write.translation(path, language, value),
  };
  return (
    <>
      {field.control === 'i18nLong' ? (
        <Textarea {...shared} className={styles.growing} rows={3} maxLength={LIMITS.paragraph} />
      ) : (
        <TextInput
          {...shared}
          maxLength={FIELD_HINTS[field.name]?.maxLength ?? LIMITS.name}
          autoComplete="off"
        />
      )}
      <StaleText path={path} />
    </>
  );
}

/** A text that is the same in both languages: a number, an address, a code. */
export function PlainControl({ field, path, inputId, hintId }: ControlProps) {
  const value = useValue<string>(path) ?? '';
  const write = useWrite();
  const [isLeft, setLeft] = useState(false);
  const { inputMode, autoComplete = 'off', checks = [], maxLength } = FIELD_HINTS[field.name] ?? {};
  const limit = maxLength ?? (field.control === 'link' ? LIMITS.link : LIMITS.name);
  const broken = isLeft && value !== '' ? checks.find(({ pattern }) => !pattern.test(value)) : undefined;
  const isWrong = broken !== undefined;
  return (
    <>
      <TextInput
        id={inputId}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={limit}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${inputId}-error` : hintId}
        onValue={(text) => write.value(path, text === '' ? undefined : text)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      {broken ? (
        <p className={styles.problem} id={`${inputId}-error`}>
          {broken.message}
        </p>
      ) : null}
    </>
  );
}
