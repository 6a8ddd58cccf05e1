import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.js';
import { useFormControl } from './form.js';

interface FormCheckboxProps {
  name: string;
  /** Error shown when unticked; without it the box is optional. */
  mustBeTicked?: string;
  children: ReactNode;
}

/** A checkbox in a form. */
export function FormCheckbox({ name, mustBeTicked, children }: FormCheckboxProps) {
  const rules = mustBeTicked ? [(value: unknown) => (value === true ? undefined : mustBeTicked)] : [];
  const { control, error } = useFormControl<boolean | undefined>({ name, rules });
  return (
    <Checkbox
      {...control}
      value={control.value ?? false}
      error={error}
      aria-required={mustBeTicked ? true : undefined}
    >
      {children}
    </Checkbox>
  );
}
