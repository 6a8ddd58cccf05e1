import { codesOf } from '@qicheng/resume/codes/labels';
import { Select } from '@qicheng/ui/select';
import { useId, useState } from 'react';
import { problemOfLeaf } from '../review/leaf-text.js';
import type { Leaf } from '../review/leaves.js';
import styles from './review-row.module.css';

interface LeafInputProps {
  leaf: Leaf;
  /** Label of the whole field; combined with the label of its part. */
  name: string;
  text: string;
  isDisabled: boolean;
  /** False when the text is not a valid value of this kind. */
  onWrite: (text: string) => boolean;
}

const FLAGS = [
  ['true', '是'],
  ['false', '否'],
] as const;

const choicesOf = ({ kind, options }: Leaf): readonly (readonly [string, string])[] | null => {
  if (kind === 'flag') return FLAGS;
  return options ? codesOf(options).map((code) => [code, options[code]?.zh ?? code] as const) : null;
};

/** Keep the typed text until blur: 2024. on the way to 2024.09 is not an error yet. */
function TypedInput({ leaf, name, text, isDisabled, onWrite }: LeafInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();
  const isLong = leaf.kind === 'long' || leaf.kind === 'spans';
  const write = (next: string) => {
    setTyped(next);
    setWrong(!onWrite(next));
  };
  const shared = {
    'aria-label': name,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? errorId : undefined,
    disabled: isDisabled,
    value: typed ?? text,
    onBlur: () => {
      if (!isWrong) setTyped(null);
    },
  };
  return (
    <>
      {isLong ? (
        <textarea {...shared} rows={1} onChange={(event) => write(event.target.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={leaf.kind === 'number' ? 'decimal' : undefined}
          onChange={(event) => write(event.target.value)}
        />
      )}
      {isWrong && typed !== null ? (
        <small id={errorId} className={styles.problem} role="alert">
          {problemOfLeaf(leaf)}
        </small>
      ) : null}
    </>
  );
}

/** The input of one leaf. */
export function LeafInput(props: LeafInputProps) {
  const { leaf, name, text, isDisabled, onWrite } = props;
  const choices = choicesOf(leaf);
  return (
    <span className={styles.leaf} data-kind={leaf.kind}>
      {leaf.label ? <small aria-hidden="true">{leaf.label}</small> : null}
      {choices ? (
        <Select
          aria-label={name}
          options={choices.map(([value, label]) => ({ value, label }))}
          value={text}
          disabled={isDisabled}
          onValue={onWrite}
        />
      ) : (
        <TypedInput {...props} />
      )}
    </span>
  );
}
