import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  useController,
  useForm as useHookForm,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form';
import { type ControlIds, Field } from './field.js';
import styles from './form.module.css';

/** A field name in these values. */
export type FieldName<Values extends FieldValues> = Path<Values>;

export type FormOf<Values extends FieldValues> = UseFormReturn<Values>;

/** Form state: validated on submit, and a field on blur where configured. */
export const useForm = <Values extends FieldValues>(defaultValues: DefaultValues<Values>): FormOf<Values> =>
  useHookForm<Values>({ mode: 'onSubmit', reValidateMode: 'onSubmit', defaultValues });

/** The part of a form that can show an error under a field. */
export type RefusingForm<Values extends FieldValues> = Pick<FormOf<Values>, 'setError' | 'setFocus'>;

/** Shows an error under a field and focuses it. */
export function refuseField<Values extends FieldValues>(
  form: RefusingForm<Values>,
  name: Path<Values>,
  message: string,
): void {
  form.setError(name, { message });
  form.setFocus(name);
}

/** Id of the control that had the focus when the form was last submitted. */
const SubmitOrigin = createContext('');

interface FormProps<Values extends FieldValues> {
  form: FormOf<Values>;
  onSubmit: (values: Values) => void;
  /** Called on every change. */
  onValues?: (values: Values) => void;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A form with per-field text validation; the first invalid field gets the focus. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  onValues,
  label,
  className,
  children,
}: FormProps<Values>) {
  useEffect(() => {
    if (!onValues) return undefined;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) });
  }, [form, onValues]);
  const [origin, setOrigin] = useState('');
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={`${styles.form} ${className ?? ''}`}
        onSubmit={(event) => {
          // React also bubbles the event to forms around a portal.
          event.stopPropagation();
          setOrigin(document.activeElement?.id ?? '');
          void form.handleSubmit((values) => onSubmit(values))(event);
        }}
      >
        <SubmitOrigin value={origin}>{children}</SubmitOrigin>
      </form>
    </FormProvider>
  );
}

/** Returns the error message, or undefined when the value is valid. */
export type FieldRule = (
  value: unknown,
  values: FieldValues,
) => string | undefined | Promise<string | undefined>;

interface Checked {
  name: string;
  /** Checked in this order; the first message is shown. */
  rules?: readonly FieldRule[];
  /** Also validate on blur. */
  isCheckedOnBlur?: boolean;
}

async function firstProblem(
  rules: readonly FieldRule[],
  value: unknown,
  values: FieldValues,
): Promise<string | true> {
  for (const rule of rules) {
    const problem = await rule(value, values);
    if (problem !== undefined) return problem;
  }
  return true;
}

export interface FormControl<Value> {
  name: string;
  value: Value;
  onValue: (value: Value) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
}

/** A field's value, its error and the props of its control. The error clears when the field changes. */
export function useFormControl<Value>({ name, rules = [], isCheckedOnBlur = false }: Checked) {
  const { clearErrors, trigger } = useFormContext();
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value: unknown, values: FieldValues) => firstProblem(rules, value, values) },
  });
  const control: FormControl<Value> = {
    name,
    value: field.value as Value,
    ref: field.ref,
    onValue: (value) => {
      field.onChange(value);
      if (fieldState.invalid) clearErrors(name);
    },
    onBlur: () => {
      field.onBlur();
      if (isCheckedOnBlur) void trigger(name);
    },
  };
  return { control, error: fieldState.error?.message };
}

interface FormFieldProps extends Checked {
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
  /** Normalises the text while it is typed. */
  normalize?: (text: string) => string;
  children: (control: FormControl<string> & ControlIds & { 'aria-required': true | undefined }) => ReactNode;
}

/** A text field in a form. */
export function FormField({ label, hint, isRequired, normalize, children, ...checked }: FormFieldProps) {
  const { control, error } = useFormControl<string | undefined>(checked);
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const onBlur = () => {
    setLeft(true);
    control.onBlur();
  };
  // The first invalid field gets the focus, which reads its error; the others are read when they get it. Only a
  // field that was just left, or submitted from, says its error by itself.
  const isOrigin = useContext(SubmitOrigin) === id;
  const isAlert = isOrigin || (checked.isCheckedOnBlur === true && isLeft);
  const onValue = (text: string) => control.onValue(normalize ? normalize(text) : text);
  const value = control.value ?? '';
  return (
    <Field id={id} label={label} hint={hint} error={error} isAlert={isAlert}>
      {(ids) =>
        children({ ...control, value, onValue, onBlur, ...ids, 'aria-required': isRequired || undefined })
      }
    </Field>
  );
}
