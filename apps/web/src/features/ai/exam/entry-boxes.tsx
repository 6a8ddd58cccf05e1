import { FieldRow, NumberField, SelectField, TextField } from '../kit/fields.js';
import type { Box, Entry } from './typed-entry.js';

interface EntryBoxesProps {
  boxes: readonly Box[];
  entry: Entry;
  errorOf: (path: string) => string | undefined;
  onChange: (entry: Entry) => void;
}

/** Boxes in a row, each of the kind that it is. */
export const EntryBoxes = ({ boxes, entry, errorOf, onChange }: EntryBoxesProps) => (
  <FieldRow>
    {boxes.map(
      ({ path, label, kind, unit, hint, placeholder, options = [], isRequired = false, maxLength, list }) => {
        const frame = { label, hint, problem: errorOf(path), isRequired, value: entry[path] ?? '' };
        const onValue = (value: string) => onChange({ ...entry, [path]: value });
        if (kind === 'number')
          return (
            <NumberField
              key={path}
              {...frame}
              {...(unit ? { unit } : {})}
              placeholder={placeholder}
              onValue={onValue}
            />
          );
        if (kind === 'choice' || kind === 'flag')
          return <SelectField key={path} {...frame} options={options} empty="未填写" onValue={onValue} />;
        const type = kind === 'date' ? 'date' : 'text';
        return (
          <TextField
            key={path}
            {...frame}
            type={type}
            {...{ placeholder, maxLength, list }}
            onValue={onValue}
          />
        );
      },
    )}
  </FieldRow>
);
