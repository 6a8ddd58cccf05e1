import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { problemOfFile, followImport, sendImport, STAGE_LABELS } from '../../resume-import/index.js';
import type { ResumeChoice } from './resume-choice.js';

type UploadState =
  | { at: 'idle' }
  | { at: 'reading'; fileName: string; stage: string }
  | { at: 'failed'; fileName: string; words: string };

const UNREAD = '没有读出这份文件，请稍后再试或换一份';
const SIGNED_OUT = 401;

/** Sends a file and has it read as a résumé; the reading can then be chosen like a résumé of the site. */
export function useResumeUpload(onRead: (choice: ResumeChoice) => void) {
  const [state, setState] = useState<UploadState>({ at: 'idle' });
  const running = useRef(new AbortController());
  useEffect(() => {
    const held = running;
    return () => held.current.abort();
  }, []);

  const read = async (file: File, { signal }: AbortController) => {
    const fileName = file.name;
    const show = (stage: keyof typeof STAGE_LABELS) =>
      setState({ at: 'reading', fileName, stage: STAGE_LABELS[stage] });
    show('sending');
    try {
      const begun = await sendImport({ kind: 'file', file }, signal);
      const over = await followImport(begun, signal, ({ stage }) => show(stage));
      if (over.failure !== null) return setState({ at: 'failed', fileName, words: over.failure });
      setState({ at: 'idle' });
      return onRead({ kind: 'import', importId: over.importId, title: fileName });
    } catch (failure) {
      if (signal.aborted) return undefined;
      if (failure instanceof ApiFailure && failure.status === SIGNED_OUT) {
        reportFailure(failure);
        return setState({ at: 'idle' });
      }
      const words = failure instanceof ApiFailure && failure.message !== '' ? failure.message : UNREAD;
      return setState({ at: 'failed', fileName, words });
    }
  };
  const upload = (file: File) => {
    const problem = problemOfFile(file);
    if (problem !== null) return setState({ at: 'failed', fileName: file.name, words: problem });
    running.current.abort();
    running.current = new AbortController();
    return void read(file, running.current);
  };
  const cancel = () => {
    running.current.abort();
    setState({ at: 'idle' });
  };
  return { state, upload, cancel };
}
