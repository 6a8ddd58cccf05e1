import { forgetForms, readForm, writeForm } from '#src/lib/kept-forms.js';
import type { AnyService } from './ai-service.js';

/** The list of runs in which a start will appear. */
export type StartedService = Pick<AnyService, 'key' | 'isCustom'>;

const nameOf = ({ key, isCustom = false }: StartedService) => `start ${key}${isCustom ? ' custom' : ''}`;

/** Notes that a run is being started, with the newest run before it: a reload finds the new one by that. */
export const markStart = (service: StartedService, newest = ''): void =>
  writeForm(nameOf(service), null, newest);

/** The newest run before a start that this page did not see answered; undefined when there was none. */
export function takeStart(service: StartedService): string | undefined {
  const before = readForm(nameOf(service), null);
  forgetForms((name) => name === nameOf(service));
  return typeof before === 'string' ? before : undefined;
}
