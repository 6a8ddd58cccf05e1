import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import styles from '../controls.module.css';

const loadPicker = async () => ({ default: (await import('./region-picker.js')).RegionPicker });

type Picker = ComponentProps<typeof import('./region-picker.js').RegionPicker>;
type PickerProps = Omit<Picker, 'trigger'>;

/** A new `lazy` for each mount: it stores a failure, and the next press must try again. */
function LoadedPicker({ onFail, ...picker }: Picker & { onFail: () => void }) {
  const [RegionPicker] = useState(() => lazy(loadPicker));
  return (
    <LazyPart onFail={onFail}>
      <Suspense fallback={picker.trigger}>
        <RegionPicker {...picker} />
      </Suspense>
    </LazyPart>
  );
}

/** A button that opens the regions; they are loaded when it is about to be pressed. */
export function RegionButton(props: PickerProps) {
  const [isNeeded, setNeeded] = useState(false);
  const look = { type: 'button', className: styles.pickButton, 'aria-label': props.label } as const;
  if (isNeeded)
    return (
      <LoadedPicker {...props} trigger={<button {...look}>选择</button>} onFail={() => setNeeded(false)} />
    );
  const prepare = () => void loadPicker().catch(() => undefined);
  return (
    <button
      {...look}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setNeeded(true)}
    >
      选择
    </button>
  );
}
