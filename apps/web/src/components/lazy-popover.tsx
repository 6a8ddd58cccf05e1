import { cloneElement, type ComponentProps, lazy, type ReactElement, Suspense, useState } from 'react';
import { LazyPart } from './lazy-part.js';

/** Loads the panel: before the press, when the pointer or the focus reaches its button. */
const loadPopover = () => import('@qicheng/ui/popover');

type ButtonProps = ComponentProps<'button'>;
type PopoverProps = ComponentProps<typeof import('@qicheng/ui/popover').Popover> & {
  trigger: ReactElement<ButtonProps>;
};

/** A new `lazy` for each mount: it stores a failure, and the next press must try again. */
function LoadedPopover(props: PopoverProps) {
  const [Popover] = useState(() => lazy(async () => ({ default: (await loadPopover()).Popover })));
  return (
    <Suspense fallback={props.trigger}>
      <Popover {...props} />
    </Suspense>
  );
}

/** A panel at its button that is loaded when it is first needed; the button is there from the start. */
export function LazyPopover(props: PopoverProps) {
  const { open, onOpenChange, trigger } = props;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) {
    const prepare = () => void loadPopover().catch(() => undefined);
    return cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => onOpenChange(true),
    });
  }
  const fail = () => {
    setWasOpened(false);
    onOpenChange(false);
  };
  return (
    <LazyPart onFail={fail}>
      <LoadedPopover {...props} />
    </LazyPart>
  );
}
