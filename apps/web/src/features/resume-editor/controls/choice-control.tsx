import { codesOf, type Labels } from '@qicheng/resume/codes/labels';
import { Checkbox } from '@qicheng/ui/checkbox';
import { Select } from '@qicheng/ui/select';
import { lazy } from 'react';
import type { Path } from '../store/path.js';
import { useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';
import { LazyControl } from './lazy-control.js';

const SearchableChoice = lazy(async () => ({
  default: (await import('./library/searchable-choice.js')).SearchableChoice,
}));

/** Lists longer than this get a search instead of a scroll list. */
const SCROLLED_OPTIONS = 20;

/** Single choice of a few codes in a native list, which works with every keyboard and screen reader. */
export function CodeSelect({
  path,
  inputId,
  labels,
  name,
}: {
  path: Path;
  inputId: string;
  labels: Labels<string>;
  name?: string;
}) {
  const value = useValue<string>(path) ?? '';
  const write = useWrite();
  return (
    <Select
      id={inputId}
      aria-label={name}
      value={value}
      empty="请选择"
      options={codesOf(labels).map((code) => ({ value: code, label: labels[code]?.zh ?? code }))}
      onValue={(code) => write.choice(path, code === '' ? undefined : code)}
    />
  );
}

export function ChoiceControl({ field, path, inputId }: ControlProps) {
  const labels = field.options ?? {};
  const simple = <CodeSelect path={path} inputId={inputId} labels={labels} />;
  if (codesOf(labels).length <= SCROLLED_OPTIONS) return simple;
  return (
    <LazyControl inputId={inputId} still={simple}>
      <SearchableChoice path={path} inputId={inputId} labels={labels} />
    </LazyControl>
  );
}

/** Multiple choice of a few codes, stored in list order. */
interface CodeChecksProps {
  path: Path;
  labels: Labels<string>;
  name: string;
}

export function CodeChecks({ path, labels, name }: CodeChecksProps) {
  const codes = codesOf(labels);
  const chosen = useValue<string[]>(path) ?? [];
  const write = useWrite();
  const toggle = (code: string, isOn: boolean) => {
    const next = codes.filter((known) => (known === code ? isOn : chosen.includes(known)));
    write.choice(path, next.length === 0 ? undefined : next);
  };
  return (
    <div role="group" aria-label={name} className={styles.checks}>
      {codes.map((code) => (
        <Checkbox
          key={code}
          className={styles.check}
          value={chosen.includes(code)}
          onValue={(isOn) => toggle(code, isOn)}
        >
          {labels[code]?.zh}
        </Checkbox>
      ))}
    </div>
  );
}

export const ChoicesControl = ({ field, path }: ControlProps) => (
  <CodeChecks path={path} labels={field.options ?? {}} name={field.label.zh} />
);

export function SwitchControl({ field, path, inputId }: ControlProps) {
  const isOn = useValue<boolean>(path) ?? false;
  const write = useWrite();
  return (
    <Checkbox
      id={inputId}
      className={styles.check}
      value={isOn}
      onValue={(next) => write.choice(path, next || undefined)}
    >
      {field.label.zh}
    </Checkbox>
  );
}
