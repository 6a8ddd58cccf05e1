import { useState } from 'react';

/** The text of a box that is written elsewhere too: what is being typed, until the written text changes. */
export function useTypedText(written: string): [typed: string, type: (text: string) => void] {
  const [state, setState] = useState({ written, typed: written });
  const typed = state.written === written ? state.typed : written;
  return [typed, (text) => setState({ written, typed: text })];
}
