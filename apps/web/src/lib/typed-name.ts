import { LIMITS } from '@qicheng/resume/limits';

/** The name typed on home; passed as navigation state, never in an address. */
export function typedName(state: unknown): string {
  const name: unknown = (state as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name.trim().slice(0, LIMITS.name) : '';
}
