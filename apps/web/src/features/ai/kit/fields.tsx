import { Field } from '@qicheng/ui/field';
import { Select, type SelectOption } from '@qicheng/ui/select';
import { TextInput, type TextInputProps } from '@qicheng/ui/text-input';
import { Textarea, type TextareaProps } from '@qicheng/ui/textarea';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface Frame {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it, as text. */
  problem?: string | null | undefined;
  isRequired?: boolean;
}

type TextFieldProps = Frame & Omit<TextInputProps, 'suffix'>;

/** One line of text. */
export const TextField = ({ label, hint, problem, isRequired, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={problem} isRequired={isRequired}>
    {(ids) => <TextInput {...rest} {...ids} required={isRequired} />}
  </Field>
);

interface NumberFieldProps extends TextFieldProps {
  /** Behind the box: 元, %, 个月. */
  unit?: string;
}

/** A figure, kept as typed; `numberOf` reads it. */
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

/** The figure of a typed text: undefined when empty, NaN when it is none. */
export function numberOf(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s,，]/g, '').normalize('NFKC');
  return bare === '' ? undefined : Number(bare);
}

type AreaFieldProps = Frame &
  TextareaProps & {
    /** Shows how much of it is used. */
    most?: number;
  };

/** A longer text. */
export function AreaField({ label, hint, problem, isRequired, most, ...rest }: AreaFieldProps) {
  const { length } = rest.value;
  const over = most !== undefined && length > most ? `超出 ${length - most} 个字，请精简` : null;
  const used = most === undefined ? undefined : `${length} / ${most}`;
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
  /** The words of the empty choice; without them there is none. */
  empty?: string;
}

/** One of a list. */
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
