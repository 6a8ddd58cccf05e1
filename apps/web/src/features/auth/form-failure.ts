import { ApiFailure } from '../../lib/api.js';
import { reportFailure } from '../../lib/report-failure.js';

interface FieldSetter<Name extends string> {
  setFields: (fields: { name: Name; errors: string[] }[]) => void;
}

/**
 * Puts the server's words under the field that they are about; what is no business answer (no network, 403,
 * 404, overload) is told as a toast. `fields` names the field of a message; the others belong to `otherwise`.
 */
export function showFormFailure<Name extends string>(
  form: FieldSetter<Name>,
  error: unknown,
  otherwise: Name,
  fields: Readonly<Record<string, Name>> = {},
): void {
  if (!(error instanceof ApiFailure) || error.status !== 200) return reportFailure(error);
  form.setFields([{ name: fields[error.message] ?? otherwise, errors: [error.message] }]);
}
