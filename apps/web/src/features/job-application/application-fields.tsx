import {
  applicationChannelKeys,
  applicationChannels,
  applicationLengths,
} from '@qicheng/analysis/job-application';
import { Field } from '@qicheng/ui/field';
import { Select } from '@qicheng/ui/select';
import { TextInput } from '@qicheng/ui/text-input';
import { Textarea } from '@qicheng/ui/textarea';
import type { ApplicationDraft, DraftProblems } from './application-draft.js';
import styles from './application-fields.module.css';
import { DayInput } from './day-input.js';

const MAX_LENGTHS: Partial<Record<keyof ApplicationDraft, number>> = applicationLengths;

interface FieldsProps {
  draft: ApplicationDraft;
  problems: DraftProblems;
  onChange: (part: Partial<ApplicationDraft>) => void;
}

interface LineProps extends FieldsProps {
  name: keyof ApplicationDraft;
  label: string;
  type?: string;
  isRequired?: boolean;
  placeholder?: string;
}

function Line({ draft, problems, onChange, name, label, type, isRequired, placeholder }: LineProps) {
  return (
    <Field className={styles.field} label={label} error={problems[name]} isRequired={isRequired}>
      {(ids) => (
        <TextInput
          {...ids}
          type={type ?? 'text'}
          maxLength={MAX_LENGTHS[name]}
          required={isRequired}
          placeholder={placeholder}
          value={draft[name]}
          onValue={(value) => onChange({ [name]: value })}
        />
      )}
    </Field>
  );
}

function Area({ draft, problems, onChange, name, label, rows, placeholder }: LineProps & { rows: number }) {
  return (
    <Field className={styles.field} label={label} error={problems[name]}>
      {(ids) => (
        <Textarea
          {...ids}
          rows={rows}
          placeholder={placeholder}
          value={draft[name]}
          onValue={(value) => onChange({ [name]: value })}
        />
      )}
    </Field>
  );
}

const CHANNELS = applicationChannelKeys.map((value) => ({ value, label: applicationChannels[value] }));

/** The job and how to apply. */
export const PostFields = (props: FieldsProps) => (
  <>
    <div className={styles.row}>
      <Line {...props} name="company" label="公司" />
      <Line {...props} name="post" label="岗位" />
    </div>
    <div className={styles.row}>
      <Line {...props} name="city" label="城市" />
      <Field className={styles.field} label="投递渠道" error={props.problems.channel}>
        {(ids) => (
          <Select
            {...ids}
            options={CHANNELS}
            empty="未填写"
            value={props.draft.channel}
            onValue={(channel) => props.onChange({ channel })}
          />
        )}
      </Field>
    </div>
    <div className={styles.row}>
      <Field className={styles.field} label="投递截止日" error={props.problems.deadline}>
        {(ids) => (
          <DayInput
            ids={ids}
            name="投递截止日"
            value={props.draft.deadline}
            onValue={(deadline) => props.onChange({ deadline })}
          />
        )}
      </Field>
      <Line {...props} name="url" label="职位链接" type="url" placeholder="https://" />
    </div>
  </>
);

/** Day and time of the appointment, as two fields. */
function MomentField({ draft, problems, onChange }: FieldsProps) {
  const [day = '', time = ''] = draft.appointmentAt.split('T');
  const write = (nextDay: string, nextTime: string) =>
    onChange({ appointmentAt: nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}` });
  return (
    <Field className={styles.field} label="时间（北京时间）" error={problems.appointmentAt}>
      {(ids) => (
        <span className={styles.moment}>
          <DayInput ids={ids} name="时间" value={day} onValue={(next) => write(next, time)} />
          <TextInput
            aria-label="几点几分"
            inputMode="numeric"
            maxLength={5}
            placeholder="如 14:30"
            value={time}
            onValue={(next) => write(day, next.replace('：', ':'))}
          />
        </span>
      )}
    </Field>
  );
}

/** The next written test or interview. */
export const AppointmentFields = (props: FieldsProps) => (
  <>
    <div className={styles.row}>
      <Line {...props} name="appointmentTitle" label="下一次安排" placeholder="如：一面" />
      <MomentField {...props} />
    </div>
    <div className={styles.row}>
      <Line {...props} name="appointmentMinutes" label="时长（分钟）" type="number" />
      <Line {...props} name="appointmentPlace" label="地点或会议链接" />
    </div>
  </>
);

export const NotesField = (props: FieldsProps) => (
  <Area {...props} name="notes" label="备注" rows={4} placeholder="联系人、面试官问了什么、待办" />
);

export const JobTextField = ({ rows, ...props }: FieldsProps & { rows: number }) => (
  <Area
    {...props}
    name="jobText"
    label="职位描述"
    rows={rows}
    placeholder="粘贴职位描述：公司、岗位、城市和截止日期会自动填写，JD 分析和面试预测也用它"
  />
);
