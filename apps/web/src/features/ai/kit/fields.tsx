import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './fields.module.css';

interface FieldFrame {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it, in words. */
  problem?: string | null | undefined;
  isRequired?: boolean;
}

interface FrameProps extends FieldFrame {
  id: string;
  children: ReactNode;
}

const Frame = ({ id, label, hint, problem, isRequired, children }: FrameProps) => (
  <div className={styles.field} data-invalid={Boolean(problem)}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {isRequired ? <i aria-hidden="true">*</i> : null}
    </label>
    {children}
    {problem ? (
      <p id={`${id}-error`} className={styles.problem} role="alert">
        {problem}
      </p>
    ) : hint ? (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    ) : null}
  </div>
);

const described = (id: string, { hint, problem }: FieldFrame) => ({
  id,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': problem ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

type OwnInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id'>;

interface TextFieldProps extends FieldFrame, OwnInput {
  value: string;
  onValue: (value: string) => void;
}

/** One line of text. */
export function TextField({ value, onValue, label, hint, problem, isRequired, ...rest }: TextFieldProps) {
  const id = useId();
  const frame = { label, hint, problem, isRequired } as FieldFrame;
  return (
    <Frame id={id} {...frame}>
      <input
        type="text"
        {...rest}
        {...described(id, frame)}
        className={styles.input}
        required={isRequired}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </Frame>
  );
}

interface NumberFieldProps extends TextFieldProps {
  /** Behind the box: 元, %, 个月. */
  unit?: string;
}

/** A figure, kept as typed; `numberOf` reads it. */
export function NumberField({
  unit,
  value,
  onValue,
  label,
  hint,
  problem,
  isRequired,
  ...rest
}: NumberFieldProps) {
  const id = useId();
  const frame = { label, hint, problem, isRequired } as FieldFrame;
  return (
    <Frame id={id} {...frame}>
      <span className={styles.withUnit}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...described(id, frame)}
          className={styles.input}
          required={isRequired}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
        {unit ? <span aria-hidden="true">{unit}</span> : null}
      </span>
    </Frame>
  );
}

/** The figure of a typed text: undefined when empty, NaN when it is none. */
export function numberOf(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s,，]/g, '').normalize('NFKC');
  return bare === '' ? undefined : Number(bare);
}

type OwnArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'id'>;

interface AreaFieldProps extends FieldFrame, OwnArea {
  value: string;
  onValue: (value: string) => void;
  /** Shows how much of it is used. */
  most?: number;
}

/** A longer text. */
export function AreaField({
  value,
  onValue,
  most,
  label,
  hint,
  problem,
  isRequired,
  ...rest
}: AreaFieldProps) {
  const id = useId();
  const count = most === undefined ? hint : (hint ?? `${value.length} / ${most}`);
  const over = most !== undefined && value.length > most ? `超出 ${value.length - most} 个字，请精简` : null;
  const frame = { label, hint: count, problem: problem ?? over, isRequired } as FieldFrame;
  return (
    <Frame id={id} {...frame}>
      <textarea
        rows={6}
        {...rest}
        {...described(id, frame)}
        className={styles.area}
        required={isRequired}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </Frame>
  );
}

interface SelectFieldProps<Value extends string> extends FieldFrame {
  value: Value | '';
  onValue: (value: Value | '') => void;
  options: readonly { value: Value; label: string }[];
  /** The words of the empty choice; without them there is none. */
  empty?: string;
}

/** One of a list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, onValue, options, empty, ...frame } = props;
  const id = useId();
  return (
    <Frame id={id} {...frame}>
      <select
        {...described(id, frame)}
        className={styles.input}
        value={value}
        onChange={({ target }) => onValue(target.value as Value | '')}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
