import { type ComponentProps, lazy, useState } from 'react';
import { LazyPart } from '../components/lazy-part.js';
import { closeImportDialog, useImportDialog } from '../lib/dialog-state.js';

const loadVisitorImport = async () => ({ default: (await import('./visitor-import.js')).VisitorImport });

type VisitorImportProps = ComponentProps<typeof import('./visitor-import.js').VisitorImport>;

/** A new `lazy` for each mount: it stores a failure, and the next press must try again. */
function LoadedImport({ edit, onFail }: VisitorImportProps & { onFail: () => void }) {
  const [VisitorImport] = useState(() => lazy(loadVisitorImport));
  return (
    <LazyPart onFail={onFail}>
      <VisitorImport edit={edit} />
    </LazyPart>
  );
}

/** Loads a visitor's import with its review on the first 导入, and keeps it mounted. */
export function VisitorImportHost({ edit }: VisitorImportProps) {
  const { isOpen } = useImportDialog();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  const fail = () => {
    closeImportDialog();
    setWasOpened(false);
  };
  return <LoadedImport edit={edit} onFail={fail} />;
}
