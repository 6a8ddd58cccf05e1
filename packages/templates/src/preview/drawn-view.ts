import type { ResumeView } from '@qicheng/resume/view-model';
import { useEffect, useState } from 'react';
import type { TemplateDesign } from '../design.js';
import { loadDesign, loadedDesign } from './load-design.js';

interface DrawnView {
  view: ResumeView;
  design: TemplateDesign;
}

/** Undefined until the design is loaded; throws if it cannot be. */
function useDesign(code: string): TemplateDesign | undefined {
  const design = loadedDesign(code);
  const [, setArrived] = useState<TemplateDesign>();
  const [failure, setFailure] = useState<{ code: string; error: unknown }>();
  useEffect(() => {
    if (design) return undefined;
    let isOver = false;
    loadDesign(code).then(
      (arrived) => !isOver && setArrived(arrived),
      (error: unknown) => !isOver && setFailure({ code, error }),
    );
    return () => {
      isOver = true;
    };
  }, [code, design]);
  if (failure?.code === code) throw failure.error;
  return design;
}

/** The view, once its template's design is loaded; until then the one drawn before, if any. */
export function useDrawnView(view: ResumeView): DrawnView | undefined {
  const design = useDesign(view.templateCode);
  const [drawn, setDrawn] = useState<DrawnView>();
  if (!design || drawn?.view === view) return drawn;
  const next = { view, design };
  setDrawn(next);
  return next;
}
