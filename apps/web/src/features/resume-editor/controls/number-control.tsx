import { TextInput } from '@qicheng/ui/text-input';
import { useState } from 'react';
import type { Path } from '../store/path.js';
import { useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import { FIELD_HINTS } from './field-hints.js';
import type { ControlProps } from './field-props.js';

const DECIMAL = /^\d*\.?\d*$/;
const MAX_NUMBER = 100_000_000;

interface NumberInputProps {
  path: Path;
  inputId?: string;
  name?: string;
  unit?: string | undefined;
  max?: number | undefined;
  whole?: boolean | undefined;
  placeholder?: string;
}

const written = (value: number | undefined) => (value === undefined ? '' : String(value));
const meaning = (text: string) => (text === '' || text === '.' ? undefined : Number(text));

/** A number typed as text: incomplete input stays in the field and is not stored. */
export function NumberInput({
  path,
  inputId,
  name,
  unit,
  max = MAX_NUMBER,
  whole = false,
  placeholder,
}: NumberInputProps) {
  const value = useValue<number>(path);
  const write = useWrite();
  const [typed, setTyped] = useState(written(value));
  // 3. and 3.0 equal 3 on the way to 3.5: keep the typed text while it means the same value.
  const shown = meaning(typed) === value ? typed : written(value);

  const take = (text: string) => {
    if (!DECIMAL.test(text) || (whole && text.includes('.'))) return;
    if (Number(text) > max) return;
    setTyped(text);
    write.value(path, meaning(text));
  };
  return (
    <span className={styles.withUnit}>
      <TextInput
        id={inputId}
        aria-label={name}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={placeholder}
        value={shown}
        onValue={(text) => take(text.trim())}
      />
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}

export function NumberControl({ field, path, inputId }: ControlProps) {
  const { unit, max, whole } = FIELD_HINTS[field.name] ?? {};
  return <NumberInput path={path} inputId={inputId} unit={unit} max={max} whole={whole} />;
}
