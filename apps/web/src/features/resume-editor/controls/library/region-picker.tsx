import { type CascadingOption, CascadingSelect } from '@qicheng/ui/cascading-select';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Region, RegionStep } from '../../api/region-queries.js';

interface RegionPickerProps {
  /** Accessible name of the panel. */
  label: string;
  trigger: ReactElement;
  load: () => Promise<readonly Region[]>;
  onPick: (steps: RegionStep[]) => void;
}

const toOption = ({ code, name, children }: Region): CascadingOption => ({
  value: code,
  label: name,
  children: children?.map(toOption),
});

/** The regions in columns, mounted open; a province or city can be picked as well. */
export function RegionPicker({ label, trigger, load, onPick }: RegionPickerProps) {
  const [regions, setRegions] = useState<readonly Region[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const options = useMemo(() => regions?.map(toOption) ?? null, [regions]);
  useEffect(() => void load().then(setRegions, () => setFailed(true)), [load]);
  const openAgain = () => {
    setFailed(false);
    if (!regions) load().then(setRegions, () => setFailed(true));
  };
  return (
    <CascadingSelect
      label={label}
      trigger={trigger}
      options={options}
      notice={hasFailed ? '地区没有加载成功，可以直接输入' : '正在加载地区'}
      startsOpen
      onOpen={openAgain}
      onPick={(path) => onPick(path.map(({ value, label: name }) => ({ code: value, name })))}
    />
  );
}
