import {
  applicationOutcomeKeys,
  applicationOutcomes,
  applicationStageKeys,
  applicationStages,
} from '@qicheng/analysis/job-application';
import { chinaDay } from '@qicheng/resume/china-time';
import { Field } from '@qicheng/ui/field';
import { Select } from '@qicheng/ui/select';
import fieldStyles from '../application-fields.module.css';
import { type Application, useApplicationChanges } from '../application-queries.js';
import { DayInput } from '../day-input.js';
import type { DetailsEdit } from './use-details-edit.js';

const STAGES = applicationStageKeys.map((value) => ({ value, label: applicationStages[value] }));
const OUTCOMES = applicationOutcomeKeys.map((value) => ({ value, label: applicationOutcomes[value] }));

/** The stage; saved at once, separately from the form. */
export function StageField({ application }: { application: Application }) {
  const { move } = useApplicationChanges();
  const { id, stage } = application;
  return (
    <Field className={fieldStyles.field} label="阶段">
      {(ids) => (
        <Select
          {...ids}
          options={STAGES}
          value={stage}
          onValue={(to) => move.mutate({ id, from: stage, to: to || stage, beforeId: null })}
        />
      )}
    </Field>
  );
}

export const OutcomeField = ({ edit, change }: Pick<DetailsEdit, 'edit' | 'change'>) => (
  <Field className={fieldStyles.field} label="结果">
    {(ids) => (
      <Select
        {...ids}
        options={OUTCOMES}
        empty="未填写"
        value={edit.outcome ?? ''}
        onValue={(outcome) => change({ outcome: outcome || null })}
      />
    )}
  </Field>
);

interface StageDaysProps extends Pick<DetailsEdit, 'edit' | 'change'> {
  application: Application;
}

/** The dates on which stages were reached; editable. */
export const StageDays = ({ application, edit, change }: StageDaysProps) => (
  <div className={fieldStyles.row}>
    {application.stages.map(({ stage, on }) => (
      <Field key={stage} className={fieldStyles.field} label={`${applicationStages[stage]}的日期`}>
        {(ids) => (
          <DayInput
            ids={ids}
            name={`${applicationStages[stage]}的日期`}
            max={chinaDay(new Date())}
            value={edit.stages.find((each) => each.stage === stage)?.on ?? on}
            onValue={(day) =>
              change({
                stages: [...edit.stages.filter((each) => each.stage !== stage), { stage, on: day }],
              })
            }
          />
        )}
      </Field>
    ))}
  </div>
);
