import { lazy, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { closeImportDialog, useImportDialog } from '#src/lib/dialog-state.js';

const loadVisitorImport = async () => ({ default: (await import('./visitor-import.js')).VisitorImport });

/** A new `lazy` for each mount: it stores a failure, and the next press must try again. */
function LoadedImport({ onFail }: { onFail: () => void }) {
  const [VisitorImport] = useState(() => lazy(loadVisitorImport));
  return (
    <LazyPart onFail={onFail}>
      <VisitorImport />
    </LazyPart>
  );
}

/** Loads a visitor's import with its review on the first 导入, and keeps it mounted. */
export function VisitorImportHost() {
  const { isOpen } = useImportDialog();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  const fail = () => {
    closeImportDialog();
    setWasOpened(false);
  };
  return <LoadedImport onFail={fail} />;
}
