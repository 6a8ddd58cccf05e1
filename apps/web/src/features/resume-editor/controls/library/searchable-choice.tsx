import { codesOf, type Labels } from '@qicheng/resume/codes/labels';
import { Select } from 'antd';
import type { Path } from '../../store/path.js';
import { useValue, useWrite } from '../../store/editor-context.js';

/** As wide and high as the form's own boxes. */
const CONTROL_STYLE = { width: '100%', height: 36 } as const;

interface SearchableChoiceProps {
  path: Path;
  inputId: string;
  labels: Labels<string>;
}

/** One of many codes, found by typing a part of its name. */
export function SearchableChoice({ path, inputId, labels }: SearchableChoiceProps) {
  const value = useValue<string>(path);
  const write = useWrite();
  return (
    <Select
      id={inputId}
      style={CONTROL_STYLE}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      placeholder="请选择"
      value={value ?? null}
      options={codesOf(labels).map((code) => ({ value: code, label: labels[code]?.zh }))}
      onChange={(code: string | null | undefined) => write.value(path, code ?? undefined)}
    />
  );
}
