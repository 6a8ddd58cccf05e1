import { RANK_SCOPE } from '@qicheng/resume/codes/education';
import { SALARY_UNIT } from '@qicheng/resume/codes/intention';
import { POLITICAL_STATUS } from '@qicheng/resume/codes/person';
import type { Basics, PartialDate } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { gpaProblem, rankProblem, salaryProblem } from '@qicheng/resume/marks';
import { Checkbox } from '@qicheng/ui/checkbox';
import { TextInput } from '@qicheng/ui/text-input';
import { useState } from 'react';
import { useValue, useWrite } from '../store/editor-context.js';
import type { Path } from '../store/path.js';
import { CodeSelect } from './choice-control.js';
import styles from './controls.module.css';
import { DateInput } from './date-input.js';
import type { ControlProps } from './field-props.js';
import { NumberInput } from './number-control.js';

interface PlainPartProps {
  path: Path;
  name: string;
  inputId?: string;
  placeholder?: string;
  maxLength?: number;
}

/** One text input of a composite control or a row. */
export function PlainPart({
  path,
  name,
  inputId,
  placeholder = name,
  maxLength = LIMITS.name,
}: PlainPartProps) {
  const value = useValue<string>(path) ?? '';
  const write = useWrite();
  return (
    <TextInput
      id={inputId}
      aria-label={name}
      autoComplete="off"
      placeholder={placeholder}
      maxLength={maxLength}
      value={value}
      onValue={(text) => write.value(path, text === '' ? undefined : text)}
    />
  );
}

type PersonName = NonNullable<Basics['name']>;

/** The name in both scripts; the résumé's language decides which is printed. */
export function PersonNameControl({ path, inputId }: ControlProps) {
  const name = useValue<PersonName>(path);
  const [isOpen, setOpen] = useState(name?.pinyin !== undefined || name?.former !== undefined);
  return (
    <div className={styles.names}>
      <PlainPart path={[...path, 'zh']} inputId={inputId} name="中文姓名" />
      <PlainPart path={[...path, 'en']} name="英文姓名" />
      {isOpen ? (
        <>
          <PlainPart path={[...path, 'pinyin']} name="姓名拼音" />
          <PlainPart path={[...path, 'former']} name="曾用名" />
        </>
      ) : (
        <button type="button" className={styles.addButton} onClick={() => setOpen(true)}>
          拼音、曾用名
        </button>
      )}
    </div>
  );
}

export function PoliticalStatusControl({ path, inputId }: ControlProps) {
  const joined = useValue<PartialDate>([...path, 'joinDate']);
  const code = useValue<string>([...path, 'code']);
  const write = useWrite();
  return (
    <div className={styles.longParts}>
      <CodeSelect path={[...path, 'code']} inputId={inputId} labels={POLITICAL_STATUS} />
      {code === undefined || code === '13' ? null : (
        <DateInput
          name="加入时间"
          placeholder="加入时间"
          value={joined}
          onChange={(date) => write.choice([...path, 'joinDate'], date)}
        />
      )}
    </div>
  );
}

export function SalaryControl({ path, inputId }: ControlProps) {
  const problem = salaryProblem(useValue<Parameters<typeof salaryProblem>[0]>(path));
  const isNegotiable = useValue<boolean>([...path, 'negotiable']) ?? false;
  const write = useWrite();
  return (
    <div className={styles.parts}>
      <NumberInput path={[...path, 'min']} inputId={inputId} placeholder="最低" />
      <NumberInput path={[...path, 'max']} name="期望薪资：最高" placeholder="最高" />
      <CodeSelect
        path={[...path, 'unit']}
        inputId={`${inputId}-unit`}
        name="期望薪资：单位"
        labels={SALARY_UNIT}
      />
      <Checkbox
        className={styles.check}
        value={isNegotiable}
        onValue={(isOn) => write.choice([...path, 'negotiable'], isOn || undefined)}
      >
        可面议
      </Checkbox>
      {problem ? (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

export function GpaControl({ path, inputId }: ControlProps) {
  const problem = gpaProblem(useValue<Parameters<typeof gpaProblem>[0]>(path));
  return (
    <div className={styles.parts}>
      <NumberInput path={[...path, 'value']} inputId={inputId} max={1000} placeholder="3.8" />
      <NumberInput path={[...path, 'scale']} name="绩点：满分" max={1000} placeholder="满分 4.0" />
      <PlainPart path={[...path, 'algorithm']} name="绩点：算法" placeholder="算法" />
      {problem ? (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

export function RankControl({ path, inputId }: ControlProps) {
  const problem = rankProblem(useValue<Parameters<typeof rankProblem>[0]>(path));
  return (
    <div className={styles.parts}>
      <NumberInput path={[...path, 'position']} inputId={inputId} max={1_000_000} whole placeholder="名次" />
      <NumberInput path={[...path, 'total']} name="排名：总人数" max={1_000_000} whole placeholder="总人数" />
      <NumberInput path={[...path, 'percent']} name="排名：前百分之几" max={100} unit="%" placeholder="前" />
      <CodeSelect
        path={[...path, 'scope']}
        inputId={`${inputId}-scope`}
        name="排名：范围"
        labels={RANK_SCOPE}
      />
      {problem ? (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
