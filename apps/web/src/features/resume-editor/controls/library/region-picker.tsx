import { Cascader } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { Region } from '../../api/region-queries.js';
import type { RegionStep } from '../region-name.js';
import styles from '../controls.module.css';

interface RegionPickerProps {
  /** Names the button. */
  label: string;
  load: () => Promise<readonly Region[]>;
  onPick: (steps: RegionStep[]) => void;
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

const toOption = ({ code, name, children }: Region): Option => ({
  value: code,
  label: name,
  ...(children && children.length > 0 ? { children: children.map(toOption) } : {}),
});

/** A button that opens the regions in columns; a province or city alone may be picked too. */
export function RegionPicker({ label, load, onPick }: RegionPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [regions, setRegions] = useState<readonly Region[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isOpen && !regions) load().then(setRegions, () => setFailed(true));
  }, [isOpen, regions, load]);
  const options = useMemo(() => (regions ?? []).map(toOption), [regions]);
  return (
    <Cascader
      open={isOpen}
      onOpenChange={(opens) => {
        setFailed(false);
        setOpen(opens);
      }}
      options={options}
      changeOnSelect
      loading={regions === null}
      notFoundContent={hasFailed ? '地区没有加载成功，可以直接输入' : '正在加载地区'}
      showSearch={{ filter: (text, path) => path.some(({ label: name }) => String(name).includes(text)) }}
      onChange={(_codes, steps) =>
        onPick((steps ?? []).map(({ value, label: name }) => ({ code: String(value), name: String(name) })))
      }
      placement="bottomRight"
    >
      <button type="button" className={styles.pickButton} aria-label={label} aria-expanded={isOpen}>
        选择
      </button>
    </Cascader>
  );
}
