import type { Finding } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applyChange, changeOf } from './finding-change.js';

const CHANGED = '这一处在分析之后改过，没有应用；请点“去修改”自己处理';

type Undo = () => Promise<void>;

/** The latest change made here; only this one can be undone. */
export interface AppliedChange {
  id: string;
  issue: string;
  undo: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Applies findings to the analysed résumé; `seen` is its analysed version, `onChanged` runs after each
 * change.
 */
export function useApply(resumeId: string | null, seen: ResumeDocument | null, onChanged?: () => void) {
  // Marks belong to the analysed version: a new analysis states what is still open.
  const [marks, setMarks] = useState({ seen, ids: NONE });
  const idsIn = (current: typeof marks) => (current.seen === seen ? current.ids : NONE);
  const applied = idsIn(marks);
  const [last, setLast] = useState<AppliedChange | null>(null);
  const undoable = useRef<Undo | null>(null);
  const mark = (id: string, isOn: boolean) =>
    setMarks((current) => {
      const ids = new Set(idsIn(current));
      if (isOn) ids.add(id);
      else ids.delete(id);
      return { seen, ids };
    });
  const undo = useMutation({
    mutationFn: (change: { id: string; run: Undo }) => change.run(),
    onSuccess: (_nothing, { id }) => {
      mark(id, false);
      setLast(null);
      onChanged?.();
    },
    onError: (_failure, { run }) => {
      undoable.current ??= run;
    },
  });
  const apply = useMutation({
    mutationFn: async ({ finding, words }: { finding: Finding; words?: string | undefined }) => {
      const change = seen && changeOf(finding, seen, words);
      return {
        id: finding.id,
        issue: finding.issue,
        done: resumeId && change ? await applyChange(resumeId, change) : null,
      };
    },
    onSuccess: ({ id, issue, done }) => {
      if (done === null) return showToast('info', CHANGED);
      undoable.current = done.undo;
      // The undo button is in two places, but must run only once.
      const undoOnce = () => {
        if (undoable.current !== done.undo) return;
        undoable.current = null;
        undo.mutate({ id, run: done.undo });
      };
      mark(id, true);
      setLast({ id, issue, undo: undoOnce });
      onChanged?.();
      return showToast('success', '已应用到简历', { label: '撤销', run: undoOnce });
    },
  });
  const isPossible = resumeId !== null && seen !== null;
  return {
    applied,
    last,
    isBusy: apply.isPending || undo.isPending,
    onApply: isPossible ? (finding: Finding, words?: string) => apply.mutate({ finding, words }) : undefined,
  };
}
