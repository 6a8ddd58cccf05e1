import { type Dispatch, type SetStateAction, useCallback, useState, useSyncExternalStore } from 'react';
import { type FormOwner, removeForms, readForm, writeForm } from '#src/lib/storage.js';
import { currentToken, useSession } from '#src/lib/session.js';

const values = new Map<string, unknown>();
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** The owner of the input; undefined while the member of a stored token is unknown. */
function owner(): FormOwner | undefined {
  const { user, isMember } = useSession.getState();
  if (user) return user.userId;
  return isMember || currentToken() !== null ? undefined : null;
}

// One member's input must not be shown to another.
useSession.subscribe((now, before) => {
  const isOther = before.user !== null && now.user?.userId !== before.user.userId;
  if (isOther || (before.isMember && !now.isMember)) {
    values.clear();
    removeForms();
  }
  notifyListeners();
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another version of the site with different fields may have stored it. */
function hasShapeOf(initial: unknown, value: unknown): boolean {
  if (initial === null || value === null) return true;
  if (typeof initial !== typeof value || Array.isArray(initial) !== Array.isArray(value)) return false;
  return typeof initial !== 'object' || Object.keys(initial).every((key) => key in (value as object));
}

function readState<State>(key: string, initial: State): State {
  if (values.has(key)) return values.get(key) as State;
  const stateOwner = owner();
  const value = stateOwner === undefined ? undefined : readForm(key, stateOwner);
  if (value === undefined || !hasShapeOf(initial, value)) return initial;
  values.set(key, value);
  return value as State;
}

/**
 * Form state that survives navigation and reloads; it ends with the tab and the session. A key starts with
 * the name of its service; `page …` is for page settings, which a run does not clear.
 */
export function usePersistentState<State>(
  key: string,
  initial: State,
): [State, Dispatch<SetStateAction<State>>] {
  const [first] = useState(initial);
  const state = useSyncExternalStore(
    subscribe,
    () => readState(key, first),
    () => first,
  );
  const setState = useCallback(
    (action: SetStateAction<State>) => {
      const before = readState(key, first);
      const next = typeof action === 'function' ? (action as (before: State) => State)(before) : action;
      values.set(key, next);
      const stateOwner = owner();
      if (stateOwner !== undefined) writeForm(key, stateOwner, next);
      notifyListeners();
    },
    [key, first],
  );
  return [state, setState];
}

const serviceOf = (key: string) => key.split(' ')[0];
const nameOf = (service: string) => service.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Deletes the stored input when a run of the service starts; only the open page still shows it. */
export function clearStoredInput(service: string): void {
  removeForms((key) => serviceOf(key) === nameOf(service));
}
