import { codesOf, type Labels } from '@qicheng/resume/codes/labels';
import { Combobox } from '@qicheng/ui/combobox';
import type { Path } from '../../store/path.js';
import { useValue, useWrite } from '../../store/editor-context.js';

interface SearchableChoiceProps {
  path: Path;
  inputId: string;
  labels: Labels<string>;
}

/** Choice from a long list of codes, filtered by typing part of a name. */
export function SearchableChoice({ path, inputId, labels }: SearchableChoiceProps) {
  const value = useValue<string>(path);
  const write = useWrite();
  return (
    <Combobox
      id={inputId}
      placeholder="请选择"
      isClearable
      value={value ?? ''}
      options={codesOf(labels).map((code) => ({ value: code, label: labels[code]?.zh ?? code }))}
      onValue={(code) => write.choice(path, code === '' ? undefined : code)}
    />
  );
}
