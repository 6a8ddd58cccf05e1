import { applicationDetail } from '@qicheng/contract/job-application/index';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { ApiFailure, isFailure } from '#src/lib/api.js';
import { type ApplicationDraft, draftOf, type DraftProblems, readDraft } from '../application-draft.js';
import { type Application, useApplicationChanges } from '../application-queries.js';
import { isDay } from '../day-text.js';

/** The form of an application, and the version it is based on. */
interface Edit {
  draft: ApplicationDraft;
  outcome: Application['outcome'];
  stages: Application['stages'];
  version: number;
}

const editOf = (application: Application): Edit => ({
  draft: draftOf(application),
  outcome: application.outcome,
  stages: application.stages,
  version: application.version,
});

/** The current version from a rejected save, saved by another window. */
function serverVersionIn(error: unknown): Application | null {
  if (!(error instanceof ApiFailure) || !isFailure(error, 'applicationStale')) return null;
  const read = applicationDetail.safeParse(error.data);
  return read.success ? read.data : null;
}

/**
 * The form of one application: input stays until it is saved or replaced by the version of another window.
 */
export function useDetailsEdit(application: Application, onDirty: (isDirty: boolean) => void) {
  const { save } = useApplicationChanges();
  const [edit, setEdit] = useState(() => editOf(application));
  const [isDirty, setDirty] = useState(false);
  const [problems, setProblems] = useState<DraftProblems>({});
  const { id, stage } = application;
  const mark = (dirty: boolean) => {
    setDirty(dirty);
    onDirty(dirty);
  };
  const begin = (from: Application) => {
    setEdit(editOf(from));
    mark(false);
  };
  const change = (part: Partial<Edit>) => {
    setProblems({});
    mark(true);
    setEdit((current) => ({ ...current, ...part }));
  };
  const submit = (version = edit.version) => {
    const read = readDraft(edit.draft);
    setProblems(read.problems);
    if (!read.fields) return;
    const outcome = stage === 'ended' ? edit.outcome : null;
    // A date that was cleared, or is none, keeps its saved value.
    const stages = edit.stages.filter(({ on }) => isDay(on));
    save.mutate(
      { id, version, ...read.fields, outcome, stages },
      {
        onSuccess: (saved) => {
          begin(saved);
          showToast('success', '已保存');
        },
      },
    );
  };
  return {
    edit,
    isDirty,
    isSaving: save.isPending,
    error: save.error,
    serverVersion: serverVersionIn(save.error),
    change,
    submit,
    acceptServerVersion: (latest: Application) => {
      save.reset();
      begin(latest);
    },
    fields: {
      draft: edit.draft,
      problems,
      onChange: (part: Partial<ApplicationDraft>) => change({ draft: { ...edit.draft, ...part } }),
    },
  };
}

export type DetailsEdit = ReturnType<typeof useDetailsEdit>;
