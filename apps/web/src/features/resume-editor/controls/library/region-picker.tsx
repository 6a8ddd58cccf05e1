import { type CascadingOption, CascadingSelect } from '@qicheng/ui/cascading-select';
import { useMemo, useState } from 'react';
import type { Region, RegionStep } from '../../api/region-queries.js';
import styles from '../controls.module.css';

interface RegionPickerProps {
  /** Accessible name of the button. */
  label: string;
  load: () => Promise<readonly Region[]>;
  onPick: (steps: RegionStep[]) => void;
}

const toOption = ({ code, name, children }: Region): CascadingOption => ({
  value: code,
  label: name,
  children: children?.map(toOption),
});

/** A button that opens the regions in columns; a province or city can be picked as well. */
export function RegionPicker({ label, load, onPick }: RegionPickerProps) {
  const [regions, setRegions] = useState<readonly Region[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const options = useMemo(() => regions?.map(toOption) ?? null, [regions]);
  const open = () => {
    setFailed(false);
    if (!regions) load().then(setRegions, () => setFailed(true));
  };
  return (
    <CascadingSelect
      label={label}
      trigger={
        <button type="button" className={styles.pickButton} aria-label={label}>
          选择
        </button>
      }
      options={options}
      notice={hasFailed ? '地区没有加载成功，可以直接输入' : '正在加载地区'}
      onOpen={open}
      onPick={(path) => onPick(path.map(({ value, label: name }) => ({ code: value, name })))}
    />
  );
}
