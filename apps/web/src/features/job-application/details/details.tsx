import { applicationEvents } from '@qicheng/analysis/application-calendar';
import { nextStep } from '@qicheng/analysis/application-next-step';
import {
  applicationOutcomeKeys,
  applicationOutcomes,
  type ApplicationStage,
  applicationStageKeys,
  applicationStages,
} from '@qicheng/analysis/job-application';
import { applicationDetail } from '@qicheng/contract/job-application/index';
import { chinaDay } from '@qicheng/resume/china-time';
import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { Field } from '@qicheng/ui/field';
import { Select } from '@qicheng/ui/select';
import { TextInput } from '@qicheng/ui/text-input';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiFailure, isFailure } from '#src/lib/api.js';
import { type ApplicationDraft, draftOf, type DraftProblems, readDraft } from '../application-draft.js';
import { AppointmentFields, JobTextField, NotesField, PostFields } from '../application-fields.js';
import { type Application, type Card, useApplicationChanges } from '../application-queries.js';
import { saveCalendar } from '../calendar/application-calendar.js';
import styles from './details.module.css';
import { pageFor, Services } from './services.js';

interface DetailsProps {
  application: Application;
  cards: readonly Card[];
  onClose: () => void;
}

const STAGES = applicationStageKeys.map((value) => ({ value, label: applicationStages[value] }));
const OUTCOMES = applicationOutcomeKeys.map((value) => ({ value, label: applicationOutcomes[value] }));

/** Stage and outcome are kept at once; they are no part of what is typed. */
function StageField({ application }: { application: Application }) {
  const { move } = useApplicationChanges();
  const { id, stage } = application;
  return (
    <Field label="阶段">
      {(ids) => (
        <Select
          {...ids}
          options={STAGES}
          value={stage}
          onValue={(to) =>
            move.mutate({ id, from: stage, to: (to || stage) as ApplicationStage, beforeId: null })
          }
        />
      )}
    </Field>
  );
}

interface EditState {
  draft: ApplicationDraft;
  outcome: Application['outcome'];
  stages: Application['stages'];
  /** The version that the draft began with. */
  version: number;
}

const editOf = (application: Application): EditState => ({
  draft: draftOf(application),
  outcome: application.outcome,
  stages: application.stages,
  version: application.version,
});

/** What another window saved meanwhile, by the refusal of a save. */
function standingIn(error: unknown): Application | null {
  if (!isFailure(error, 'applicationStale')) return null;
  const read = applicationDetail.safeParse((error as ApiFailure).data);
  return read.success ? read.data : null;
}

/** Everything about one application: what to do next, its services, and what is typed about it. */
export function Details({ application, cards, onClose }: DetailsProps) {
  const { save, remove } = useApplicationChanges();
  const [edit, setEdit] = useState(() => editOf(application));
  const [isDirty, setDirty] = useState(false);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [isRemoving, setRemoving] = useState(false);
  const { id, stage } = application;
  const standing = standingIn(save.error);
  const change = (part: Partial<EditState>) => {
    setProblems({});
    setDirty(true);
    setEdit((current) => ({ ...current, ...part }));
  };
  const submit = (version = edit.version) => {
    const read = readDraft(edit.draft);
    setProblems(read.problems);
    if (!read.fields) return;
    const { outcome, stages } = edit;
    const days = stages.filter(({ on }) => on !== '');
    save.mutate(
      { id, version, ...read.fields, outcome: stage === 'ended' ? outcome : null, stages: days },
      {
        onSuccess: (saved) => {
          setEdit(editOf(saved));
          setDirty(false);
          showToast('success', '已保存');
        },
      },
    );
  };
  const takeStanding = (latest: Application) => {
    save.reset();
    setEdit(editOf(latest));
    setDirty(false);
  };
  const now = new Date();
  const offers = cards.filter((card) => card.stage === 'offer').length;
  const step = nextStep({ ...application, jdRunId: application.jd?.id ?? null }, { now, offers });
  const page = step && pageFor(step.act, id);
  const events = applicationEvents([{ ...application, jdRunId: null }]);
  const fields = {
    draft: edit.draft,
    problems,
    onChange: (part: Partial<ApplicationDraft>) => change({ draft: { ...edit.draft, ...part } }),
  };
  return (
    <form
      className={styles.details}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.post}>{[application.post, application.city].filter(Boolean).join(' · ')}</p>
      {step ? (
        <p className={styles.step} data-urgent={step.isUrgent}>
          <strong>{step.label}</strong>
          {step.reason}
          {page ? <Link to={page}>打开</Link> : null}
        </p>
      ) : null}
      <StageField application={application} />
      {stage === 'ended' ? (
        <Field label="结果">
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
      ) : null}
      <Services application={application} />
      <h3 className={styles.part}>岗位</h3>
      <PostFields {...fields} />
      <h3 className={styles.part}>安排</h3>
      <AppointmentFields {...fields} />
      {events.length === 0 || isDirty ? null : (
        <p>
          <Button icon="download" onClick={() => saveCalendar(events, '求职安排.ics')}>
            加入日历
          </Button>
        </p>
      )}
      <h3 className={styles.part}>记录</h3>
      <NotesField {...fields} />
      <JobTextField {...fields} rows={8} />
      {application.stages.map(({ stage: reached, on }) => (
        <Field key={reached} label={`${applicationStages[reached]}的日期`}>
          {(ids) => (
            <TextInput
              {...ids}
              type="date"
              max={chinaDay(now)}
              value={edit.stages.find((each) => each.stage === reached)?.on ?? on}
              onValue={(day) =>
                change({
                  stages: [
                    ...edit.stages.filter((each) => each.stage !== reached),
                    { stage: reached, on: day },
                  ],
                })
              }
            />
          )}
        </Field>
      ))}
      {standing ? (
        <div className={styles.conflict} role="alert">
          <p>这条记录已在另一个窗口修改。您在这里填写的内容还在，选择保留哪一份：</p>
          <Button onClick={() => submit(standing.version)}>保留这里的</Button>
          <Button onClick={() => takeStanding(standing)}>改用另一个窗口的</Button>
        </div>
      ) : save.error ? (
        <p className={styles.conflict} role="alert">
          {save.error instanceof ApiFailure && save.error.message
            ? save.error.message
            : '没有保存，内容还在，请再试一次'}
        </p>
      ) : null}
      <div className={styles.foot}>
        <Button icon="trash" tone="quiet" onClick={() => setRemoving(true)}>
          删除
        </Button>
        <Button type="submit" tone="primary" isBusy={save.isPending}>
          {isDirty ? '保存修改' : '保存'}
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        title="删除这条求职进展？"
        text="卡片、备注和日期会一起删除，不能恢复；简历和 AI 记录不受影响。"
        confirm="删除"
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: onClose })}
        onClose={() => setRemoving(false)}
      />
    </form>
  );
}
