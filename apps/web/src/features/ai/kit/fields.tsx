import { Field } from '@qicheng/ui/field';
import { Select, type SelectOption } from '@qicheng/ui/select';
import { TextInput, type TextInputProps } from '@qicheng/ui/text-input';
import { Textarea, type TextareaProps } from '@qicheng/ui/textarea';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface Frame {
  label: string;
  hint?: ReactNode;
  /** The error message. */
  problem?: string | null | undefined;
  isRequired?: boolean;
}

type TextFieldProps = Frame & Omit<TextInputProps, 'suffix'>;

/** A single-line text field. */
export const TextField = ({ label, hint, problem, isRequired, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={problem} isRequired={isRequired}>
    {(ids) => <TextInput {...rest} {...ids} required={isRequired} />}
  </Field>
);

interface NumberFieldProps extends TextFieldProps {
  /** After the input: 元, %, 个月. */
  unit?: string;
}

/** A number, kept as typed; parse it with `numberOf`. */
export const NumberField = ({ label, hint, problem, isRequired, unit, ...rest }: NumberFieldProps) => (
  <Field label={label} hint={hint} error={problem} isRequired={isRequired}>
    {(ids) => (
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        suffix={unit}
        {...rest}
        {...ids}
        required={isRequired}
      />
    )}
  </Field>
);

/** Parses a typed number: undefined if empty, NaN if invalid. */
export function numberOf(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s,，]/g, '').normalize('NFKC');
  return bare === '' ? undefined : Number(bare);
}

type AreaFieldProps = Frame &
  TextareaProps & {
    /** Shows a character count; a longer text is kept and reported. */
    limit?: number;
  };

/** A multi-line text field. */
export function AreaField({ label, hint, problem, isRequired, limit, ...rest }: AreaFieldProps) {
  const { length } = rest.value;
  const over = limit !== undefined && length > limit ? `超出 ${length - limit} 个字，请精简` : null;
  const used = limit === undefined ? undefined : `${length} / ${limit}`;
  return (
    <Field label={label} hint={hint ?? used} error={problem ?? over} isRequired={isRequired}>
      {(ids) => <Textarea {...rest} {...ids} required={isRequired} />}
    </Field>
  );
}

interface SelectFieldProps<Value extends string> extends Frame {
  value: Value | '';
  onValue: (value: Value | '') => void;
  options: readonly SelectOption<Value>[];
  /** Label of the empty option; without it there is none. */
  empty?: string;
}

/** A select field. */
export const SelectField = <Value extends string>({
  label,
  hint,
  problem,
  isRequired,
  ...rest
}: SelectFieldProps<Value>) => (
  <Field label={label} hint={hint} error={problem} isRequired={isRequired}>
    {(ids) => <Select {...rest} {...ids} />}
  </Field>
);

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
