import { useState } from 'react';

/**
 * The text of an input whose value can also change elsewhere: the typed text, until the stored text changes.
 */
export function useTypedText(written: string): [typed: string, type: (text: string) => void] {
  const [state, setState] = useState({ written, typed: written });
  const typed = state.written === written ? state.typed : written;
  return [typed, (text) => setState({ written, typed: text })];
}
