import { type ComponentProps, lazy, useState } from 'react';
import { LazyPart } from './lazy-part.js';

const loadDialog = async () => ({ default: (await import('@qicheng/ui/confirm-dialog')).ConfirmDialog });

type ConfirmDialogProps = ComponentProps<typeof import('@qicheng/ui/confirm-dialog').ConfirmDialog>;

/** A new `lazy` for each mount: it stores a failure, and the next press must try again. */
function LoadedDialog({ onFail, ...dialog }: ConfirmDialogProps & { onFail: () => void }) {
  const [Dialog] = useState(() => lazy(loadDialog));
  return (
    <LazyPart onFail={onFail}>
      <Dialog {...dialog} />
    </LazyPart>
  );
}

/** A confirmation that is loaded when it first opens. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose } = props;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  const fail = () => {
    setWasOpened(false);
    onClose();
  };
  return <LoadedDialog {...props} onFail={fail} />;
}
