import { codesOf, type Labels } from '@qicheng/resume/codes/labels';
import { Checkbox } from '@qicheng/ui/checkbox';
import { Select } from '@qicheng/ui/select';
import { lazy } from 'react';
import type { Path } from '../store/path.js';
import { useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';
import { LateControl } from './late-control.js';

const SearchableChoice = lazy(async () => ({
  default: (await import('./library/searchable-choice.js')).SearchableChoice,
}));

/** Longer lists than this are searched instead of scrolled. */
const SCROLLED_OPTIONS = 20;

/** One of a few codes; the browser's own list, which every keyboard and screen reader knows. */
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
    <LateControl inputId={inputId} still={simple}>
      <SearchableChoice path={path} inputId={inputId} labels={labels} />
    </LateControl>
  );
}

/** Several of a few codes, in the order of the list. */
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
