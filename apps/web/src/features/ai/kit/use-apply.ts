import type { Finding } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { applyPatch } from './apply-patch.js';

const CHANGED = '这一处在分析之后改过，没有应用；请点“去修改”自己处理';

/** Applies findings to the résumé that was analysed; `seen` is how it was then. */
export function useApply(resumeId: string | null, seen: ResumeDocument | null) {
  const [applied, setApplied] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isOn: boolean) =>
    setApplied((current) => {
      const next = new Set(current);
      if (isOn) next.add(id);
      else next.delete(id);
      return next;
    });
  const undo = useMutation({
    mutationFn: (act: { id: string; run: () => Promise<void> }) => act.run(),
    onSuccess: (_nothing, { id }) => mark(id, false),
  });
  const apply = useMutation({
    mutationFn: async ({ id, patch = [] }: Finding) => ({
      id,
      done: resumeId === null || seen === null ? null : await applyPatch(resumeId, seen, patch),
    }),
    onSuccess: ({ id, done }) => {
      if (done === null) return showToast('info', CHANGED);
      mark(id, true);
      return showToast('success', '已应用到简历', {
        label: '撤销',
        run: () => undo.mutate({ id, run: done.undo }),
      });
    },
  });
  const isPossible = resumeId !== null && seen !== null;
  return {
    applied,
    isBusy: apply.isPending || undo.isPending,
    onApply: isPossible ? (finding: Finding) => apply.mutate(finding) : undefined,
  };
}
