import {
  type ApplicationStage,
  applicationStageKeys,
  applicationStages,
} from '@qicheng/analysis/job-application';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Field } from '@qicheng/ui/field';
import { Select } from '@qicheng/ui/select';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#src/lib/api.js';
import { type ApplicationDraft, type DraftProblems, EMPTY_DRAFT, readDraft } from './application-draft.js';
import { JobTextField, PostFields } from './application-fields.js';
import { useApplicationChanges } from './application-queries.js';
import styles from './applications.module.css';
import { statedFields } from './stated-fields.js';

interface EntryDialogProps {
  open: boolean;
  /** Initial values, from the bookmarklet or a job. */
  start: Partial<ApplicationDraft>;
  onClose: () => void;
  onCreated: (id: string) => void;
}

const STAGES = applicationStageKeys.map((value) => ({ value, label: applicationStages[value] }));
/** Shorter text is being typed; it is not a pasted description. */
const MIN_DESCRIPTION_LENGTH = 40;

/** Fills the fields that are still empty from a pasted description. */
function filledFrom(draft: ApplicationDraft, text: string): Partial<ApplicationDraft> {
  if (text.length < MIN_DESCRIPTION_LENGTH || draft.jobText.length >= MIN_DESCRIPTION_LENGTH)
    return { jobText: text };
  return { ...statedFields(draft, text), jobText: text };
}

function EntryForm({ start, onClose, onCreated }: Omit<EntryDialogProps, 'open'>) {
  const { create } = useApplicationChanges();
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, ...start });
  const [stage, setStage] = useState<ApplicationStage>('wish');
  const [problems, setProblems] = useState<DraftProblems>({});
  const [requestKey] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const change = (part: Partial<ApplicationDraft>) => {
    setProblems({});
    const { jobText } = part;
    setDraft((current) => ({
      ...current,
      ...(jobText === undefined ? part : filledFrom(current, jobText)),
    }));
  };
  const submit = () => {
    const read = readDraft(draft);
    setProblems(read.problems);
    if (!read.fields) return;
    create.mutate(
      { requestKey, ...read.fields, stage, stages: [] },
      { onSuccess: ({ id }) => onCreated(id) },
    );
  };
  const props = { draft, problems, onChange: change };
  const failure =
    create.error instanceof ApiFailure ? create.error.message : create.error && '没有保存，请再试一次';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <JobTextField {...props} rows={3} />
      <PostFields {...props} />
      <Field className={styles.stage} label="现在的阶段">
        {(ids) => (
          <Select {...ids} options={STAGES} value={stage} onValue={(value) => setStage(value || 'wish')} />
        )}
      </Field>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button onClick={onClose}>取消</Button>
        <Button type="submit" tone="primary" isBusy={create.isPending}>
          添加
        </Button>
      </div>
    </form>
  );
}

/** A new application; nothing is sent before it is added. */
export const EntryDialog = ({ open, ...rest }: EntryDialogProps) => (
  <Dialog open={open} title="添加岗位" onClose={rest.onClose}>
    <EntryForm {...rest} />
  </Dialog>
);
