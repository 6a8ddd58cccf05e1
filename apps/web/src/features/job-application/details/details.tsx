import { applicationEvents } from '@qicheng/analysis/application-calendar';
import { nextStep } from '@qicheng/analysis/application-next-step';
import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiFailure } from '#src/lib/api.js';
import { AppointmentFields, JobTextField, NotesField, PostFields } from '../application-fields.js';
import { type Application, type Card, useApplicationChanges } from '../application-queries.js';
import { saveCalendar } from '#src/lib/save-file.js';
import styles from './details.module.css';
import { pageFor, Services } from './services.js';
import { OutcomeField, StageDays, StageField } from './stage-fields.js';
import { type DetailsEdit, useDetailsEdit } from './use-details-edit.js';

interface DetailsProps {
  application: Application;
  cards: readonly Card[];
  /** Called when the form gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void;
  onRemoved: () => void;
}

/** The next step, with a link to the page for it. */
function Step({ application, cards }: Pick<DetailsProps, 'application' | 'cards'>) {
  const [now] = useState(() => new Date());
  const offers = cards.filter((card) => card.stage === 'offer').length;
  const jdRunId = application.jd?.id ?? null;
  const step = nextStep({ ...application, jdRunId }, { now, offers });
  if (!step) return null;
  const page = pageFor(step.act, application.id);
  return (
    <p className={styles.step} data-urgent={step.isUrgent}>
      <strong>{step.label}</strong>
      {step.reason}
      {page ? <Link to={page}>打开</Link> : null}
    </p>
  );
}

/** Deletes the card after confirmation. */
function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { remove } = useApplicationChanges();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button icon="trash" tone="quiet" onClick={() => setConfirming(true)}>
        删除
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="删除这条求职进展？"
        text="卡片、备注和日期会一起删除，不能恢复；简历和 AI 记录不受影响。"
        confirm="删除"
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: onRemoved })}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

/** Why saving failed; after a conflicting save in another window, the choice between the two versions. */
function SaveProblem({
  error,
  serverVersion,
  submit,
  acceptServerVersion,
}: Pick<DetailsEdit, 'error' | 'serverVersion' | 'submit' | 'acceptServerVersion'>) {
  if (serverVersion)
    return (
      <div className={styles.conflict} role="alert">
        <p>这条记录已在另一个窗口修改。您在这里填写的内容还在，选择保留哪一份：</p>
        <Button onClick={() => submit(serverVersion.version)}>保留这里的</Button>
        <Button onClick={() => acceptServerVersion(serverVersion)}>改用另一个窗口的</Button>
      </div>
    );
  if (!error) return null;
  return (
    <p className={styles.conflict} role="alert">
      {error instanceof ApiFailure && error.message ? error.message : '没有保存，内容还在，请再试一次'}
    </p>
  );
}

/** One application: next step, its AI services, and its form. */
export function Details({ application, cards, onDirty, onRemoved }: DetailsProps) {
  const form = useDetailsEdit(application, onDirty);
  const { fields, isDirty } = form;
  const events = applicationEvents([{ ...application, jdRunId: null }]);
  return (
    <form
      className={styles.details}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {application.city ? <p className={styles.post}>{application.city}</p> : null}
      <Step application={application} cards={cards} />
      <StageField application={application} />
      {application.stage === 'ended' ? <OutcomeField {...form} /> : null}
      <Services application={application} />
      <h3 className={styles.part}>岗位</h3>
      <PostFields {...fields} />
      <h3 className={styles.part}>安排</h3>
      <AppointmentFields {...fields} />
      {events.length === 0 || isDirty ? null : (
        <Button icon="download" onClick={() => saveCalendar(events, '求职安排.ics')}>
          加入日历
        </Button>
      )}
      <h3 className={styles.part}>记录</h3>
      <NotesField {...fields} />
      <JobTextField {...fields} rows={8} />
      <StageDays {...form} application={application} />
      <SaveProblem {...form} />
      <div className={styles.foot}>
        <RemoveButton id={application.id} onRemoved={onRemoved} />
        <Button type="submit" tone="primary" isBusy={form.isSaving}>
          {isDirty ? '保存修改' : '保存'}
        </Button>
      </div>
    </form>
  );
}
