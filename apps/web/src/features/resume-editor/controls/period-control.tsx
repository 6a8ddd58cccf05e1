import { type DateRange, type PartialDate, PRESENT } from '@qicheng/resume/document';
import { Checkbox } from '@qicheng/ui/checkbox';
import { useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import { DateInput } from './date-input.js';
import { FIELD_HINTS } from './field-hints.js';
import type { ControlProps } from './field-props.js';

export function DateControl({ field, path, inputId, hintId }: ControlProps) {
  const value = useValue<PartialDate>(path);
  const write = useWrite();
  return (
    <DateInput
      inputId={inputId}
      name={field.label.zh}
      describedBy={hintId}
      example={FIELD_HINTS[field.name]?.example}
      value={value}
      onChange={(date) => write.value(path, date)}
    />
  );
}

const order = ({ y, m = 1, d = 1 }: PartialDate) => (y * 100 + m) * 100 + d;

/** A start and an end, where the end may be 至今. */
export function PeriodControl({ field, path, inputId }: ControlProps) {
  const period = useValue<DateRange>(path) ?? {};
  const write = useWrite();
  const end = period.end === PRESENT ? undefined : period.end;
  const isBackward = period.start !== undefined && end !== undefined && order(end) < order(period.start);
  return (
    <div role="group" aria-label={field.label.zh}>
      <div className={styles.period}>
        <DateInput
          inputId={inputId}
          name={`${field.label.zh}：开始`}
          value={period.start}
          onChange={(date) => write.value([...path, 'start'], date)}
        />
        <span aria-hidden="true">–</span>
        <DateInput
          name={`${field.label.zh}：结束`}
          value={end}
          gridYear={period.start?.y}
          disabled={period.end === PRESENT}
          onChange={(date) => write.value([...path, 'end'], date)}
        />
        <Checkbox
          className={styles.check}
          value={period.end === PRESENT}
          onValue={(isOn) => write.value([...path, 'end'], isOn ? PRESENT : undefined)}
        >
          至今
        </Checkbox>
      </div>
      {isBackward ? <p className={styles.problem}>结束时间早于开始时间</p> : null}
    </div>
  );
}
