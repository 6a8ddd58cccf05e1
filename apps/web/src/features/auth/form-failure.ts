import type { FailureReason } from '@qicheng/contract/failures';
import { type FieldName, refuseField, type RefusingForm } from '@qicheng/ui/form';
import { ApiFailure } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';

/** Maps failure reasons to form fields. */
export type FieldOfReason<Name extends string> = Readonly<Partial<Record<FailureReason, Name>>>;

/**
 * Shows the server's message under the field of its reason; anything but a business error (offline, 403, 404,
 * overload) becomes a toast. Reasons not in `fields` go to `otherwise`.
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
