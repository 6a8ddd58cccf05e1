import { discardImport, confirmImport, updateResume } from '@qicheng/contract/resume-import/draft.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { fetchResume, type ResumeRecord } from '#src/lib/resume-record.js';
import { recentImportsQuery } from '../api/recent-imports.js';
import { replaceableQuery } from '../api/review-source.js';
import type { ResumeDocument } from '@qicheng/resume/document';
import { withContentOf } from '../review/with-content-of.js';

interface Reviewed {
  readonly importId: string;
  readonly document: ResumeDocument;
}

/** Creates a résumé from the reviewed draft and returns its id; idempotent per import. */
async function saveAsNew({ importId, document, title }: Reviewed & { title: string }): Promise<string> {
  const { templateCode, lang: language } = document.meta;
  const input = { importId, title, templateCode, language, document: { ...document } };
  return (await call(confirmImport, input, { encoding: 'form' })).id;
}

interface Replacement extends Reviewed {
  /** As its owner saw it; a version saved meanwhile is not overwritten. */
  readonly current: ResumeRecord;
}

/** Replaces a résumé's content with the reviewed draft; its style, title and template stay. */
async function replaceContent({ importId, document, current }: Replacement): Promise<string> {
  const { id, version } = current;
  const input = { id, importId, version, document: { ...withContentOf(current.document, document) } };
  return (await call(updateResume, input, { encoding: 'form' })).id;
}

export type Destination =
  | { readonly kind: 'new'; readonly title: string }
  /** With the version that the owner saw in the list: a version saved meanwhile is not overwritten. */
  | { readonly kind: 'replace'; readonly resumeId: string; readonly version: number };

const SIGNED_OUT = 401;
const FAILED = '没有保存成功，请稍后再试';

const STALE = 409;
const CHANGED = '这份简历刚在别处修改过，没有替换。请再确认一次';

function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiFailure) || failure.message === '') return FAILED;
  return failure.status === STALE ? CHANGED : failure.message;
}

async function save(reviewed: Reviewed, destination: Destination): Promise<string> {
  if (destination.kind === 'new') return saveAsNew({ ...reviewed, title: destination.title.trim() });
  const { resumeId, version } = destination;
  return replaceContent({ ...reviewed, current: { ...(await fetchResume(resumeId)), version } });
}

/** Saves or discards the reviewed draft; a rejection is shown beside the button, and the draft stays. */
export function useTakeOver(importId: string) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = () => {
    for (const queryKey of [['resumes'], recentImportsQuery.queryKey, replaceableQuery.queryKey])
      void queries.invalidateQueries({ queryKey });
  };
  /** The result of the work; null if it was rejected. */
  const perform = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    setBusy(true);
    setProblem(null);
    try {
      return await work();
    } catch (failure) {
      setProblem(wordsOf(failure));
      if (failure instanceof ApiFailure && failure.status === SIGNED_OUT) reportFailure(failure);
      return null;
    } finally {
      refresh();
      setBusy(false);
    }
  };
  return {
    isBusy,
    problem,
    refuse: setProblem,
    /** Returns the id of the résumé that now contains the draft; null if it was rejected. */
    save: (document: Reviewed['document'], destination: Destination) =>
      perform(() => save({ importId, document }, destination)),
    discard: async () =>
      (await perform(async () => {
        await call(discardImport, { importId });
        return true;
      })) === true,
  };
}
