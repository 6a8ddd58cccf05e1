/**
 * What of the body of a request differs from person to person: not the model's name, the schema and the standing
 * instructions. Throws when the body is none.
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
