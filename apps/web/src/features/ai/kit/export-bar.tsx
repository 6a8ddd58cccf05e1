import { Button } from '@qicheng/ui/button';
import type { RunSummary } from './ai-service.js';
import { ReportExport } from './report-export.js';

interface ExportBarProps {
  run: RunSummary;
  /** Back to the form, with what was asked. */
  onAgain?: () => void;
}

/** What can be done with a finished result. */
export const ExportBar = ({ run, onAgain }: ExportBarProps) => (
  <ReportExport
    runId={run.runId}
    before={<Button onClick={() => window.print()}>打印</Button>}
    after={onAgain ? <Button onClick={onAgain}>重新分析</Button> : null}
  />
);
