/**
 * The part of a request body that differs between users: everything but the model's name, the schema and the fixed
 * instructions. Throws if the body is not a valid request.
 */
export function personalPartOf(body: string): unknown {
  const {
    model: _model,
    response_format: _format,
    messages,
    ...rest
  } = JSON.parse(body) as Record<string, unknown>;
  return [rest, (messages as { role: string }[]).filter(({ role }) => role !== 'system')];
}
