import { Dialog } from '@qicheng/ui/dialog';
import { Tabs } from '@qicheng/ui/tabs';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { useImportProgress } from '../hooks/use-import-progress.js';
import { type ImportPhase, useImportRun } from '../hooks/use-import-run.js';
import { type ImportOrigin, type ImportResult, nameOf } from '../api/send-import.js';
import { DropZone } from './drop-zone.js';
import styles from './import-dialog.module.css';
import { ImportProblem } from './import-problem.js';
import { PasteForm } from './paste-form.js';
import { RecentImports } from './recent-imports.js';
import { RunProgress } from './run-progress.js';

type Source = 'file' | 'text';

interface ImportDialogProps {
  open: boolean;
  start: Source;
  onClose: () => void;
  onReview: (importId: string) => void;
  onOpenResume: (resumeId: string) => void;
  /** Receives the result and its name for a visitor, whose imports are not stored. */
  onRead?: ((result: ImportResult, fileName: string) => void) | undefined;
}

interface ChoiceProps extends Pick<ImportDialogProps, 'onReview' | 'onOpenResume'> {
  isVisitor: boolean;
  run: ReturnType<typeof useImportRun>;
  way: Source;
  problem: string | null;
  text: string;
}

function Choice({ run, way, problem, text, isVisitor, onReview, onOpenResume }: ChoiceProps) {
  const file = (
    <>
      <DropZone isVisitor={isVisitor} onFile={(chosen) => run.start({ kind: 'file', file: chosen })} />
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {isVisitor ? null : <RecentImports onReview={onReview} onOpen={onOpenResume} />}
    </>
  );
  const paste = (
    <PasteForm
      problem={problem}
      initial={text}
      onText={(typed) => run.start({ kind: 'text', text: typed })}
    />
  );
  return (
    <Tabs
      label="导入方式"
      initial={way}
      onOpen={() => run.reset()}
      tabs={[
        { key: 'file', label: '选择文件', content: file },
        { key: 'text', label: '粘贴文字', content: paste },
      ]}
    />
  );
}

const runOf = (phase: ImportPhase) => (phase.kind === 'running' ? phase.run : null);
const doneOf = (phase: ImportPhase) => (phase.kind === 'running' ? phase.done : null);

/** 导入简历: imports a file or text as a draft to review. */
export function ImportDialog({ open, start, onClose, onReview, onOpenResume, onRead }: ImportDialogProps) {
  const run = useImportRun(onRead !== undefined);
  const { phase } = run;
  const [requestedSource, setRequestedSource] = useState<Source | null>(null);
  const [text, setText] = useState('');
  const [closableRun, setClosableRun] = useState<number | null>(null);
  const done = doneOf(phase);
  const hide = () => {
    if (done === null) return;
    run.reset();
    if (onRead) {
      onClose();
      if (phase.kind === 'running' && phase.result) onRead(phase.result, nameOf(phase.origin));
      return undefined;
    }
    if (open) return onReview(done);
    showToast('success', '简历识别完成', { label: '去核对', run: () => onReview(done) });
  };
  const percent = useImportProgress({
    run: runOf(phase),
    isDone: done !== null,
    onClosable: () => setClosableRun(runOf(phase)),
    onHide: hide,
  });
  const isClosable = phase.kind !== 'running' || closableRun === phase.run;
  /** Returns to the choice, with the text typed before. */
  const choose = (next: Source, origin: ImportOrigin | null = null) => {
    setText(origin?.kind === 'text' ? origin.text : '');
    setRequestedSource(next);
    run.reset();
  };
  const close = () => {
    if (phase.kind !== 'running') choose(start);
    setRequestedSource(null);
    onClose();
  };
  return (
    <Dialog open={open} title="导入简历" isClosable={isClosable} onClose={close}>
      {phase.kind === 'choosing' ? (
        <Choice
          run={run}
          way={requestedSource ?? start}
          problem={phase.problem}
          text={text}
          isVisitor={onRead !== undefined}
          onReview={onReview}
          onOpenResume={onOpenResume}
        />
      ) : null}
      {phase.kind === 'running' ? (
        <RunProgress
          name={nameOf(phase.origin)}
          stage={phase.stage}
          percent={percent}
          isClosable={isClosable}
          onClose={close}
          onCancel={() => {
            run.cancel();
            choose(phase.origin.kind, phase.origin);
          }}
        />
      ) : null}
      {phase.kind === 'failed' ? (
        <ImportProblem
          origin={phase.origin}
          message={phase.message}
          onAgain={run.again}
          onOtherFile={() => choose('file')}
          onPaste={() => choose('text', phase.origin)}
        />
      ) : null}
    </Dialog>
  );
}
