import type { FailureReason } from '@qicheng/contract/failures';
import { ApiFailure } from '../../lib/api.js';
import { reportFailure } from '../../lib/report-failure.js';

interface FieldSetter<Name extends string> {
  setFields: (fields: { name: Name; errors: string[] }[]) => void;
  focusField: (name: Name) => void;
}

/** Which field a failure is about. */
export type FieldOfReason<Name extends string> = Readonly<Partial<Record<FailureReason, Name>>>;

/** Puts words under a field and goes there. */
export function refuseField<Name extends string>(form: FieldSetter<Name>, name: Name, message: string): void {
  form.setFields([{ name, errors: [message] }]);
  form.focusField(name);
}

/**
 * Puts the server's words under the field that they are about; what is no business answer (no network, 403,
 * 404, overload) is told as a toast. Reasons that `fields` does not name belong to `otherwise`.
 */
export function showFormFailure<Name extends string>(
  form: FieldSetter<Name>,
  error: unknown,
  otherwise: Name,
  fields: FieldOfReason<Name> = {},
): void {
  if (!(error instanceof ApiFailure) || error.status !== 200) return reportFailure(error);
  const field = error.reason === null ? undefined : fields[error.reason];
  refuseField(form, field ?? otherwise, error.message);
}
