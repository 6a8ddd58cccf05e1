import type { FailureReason } from '@qicheng/contract/failures';
import { type FieldName, refuseField, type RefusingForm } from '@qicheng/ui/form';
import { ApiFailure } from '../../lib/api.js';
import { reportFailure } from '../../lib/report-failure.js';

/** Which field a failure is about. */
export type FieldOfReason<Name extends string> = Readonly<Partial<Record<FailureReason, Name>>>;

/**
 * Puts the server's words under the field that they are about; what is no business answer (no network, 403,
 * 404, overload) is told as a toast. Reasons that `fields` does not name belong to `otherwise`.
 */
export function showFormFailure<Values extends object>(
  form: RefusingForm<Values>,
  error: unknown,
  otherwise: FieldName<Values>,
  fields: FieldOfReason<FieldName<Values>> = {},
): void {
  if (!(error instanceof ApiFailure) || error.status !== 200) return reportFailure(error);
  const field = error.reason === null ? undefined : fields[error.reason];
  refuseField(form, field ?? otherwise, error.message);
}
