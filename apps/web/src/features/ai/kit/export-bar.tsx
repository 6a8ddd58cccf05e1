import { Button } from '@qicheng/ui/button';
import type { ReactNode } from 'react';
import { useIsTouch } from '#src/lib/device.js';
import type { RunSummary } from './ai-service.js';
import { ReportExport } from './report-export.js';

interface ExportBarProps {
  run: RunSummary;
  /** Whether the result also has a document of its own with exports, so that the buttons name the report. */
  isNamed?: boolean;
  /** Whether the page shows the complete result, so that it can be printed. */
  isWhole: boolean;
  /** Link to the next step after the result. */
  next?: ReactNode;
  /** Returns to the form, with its input. */
  onAgain: () => void;
}

/** Name of the way back to the form, for services that do not analyse. */
const AGAIN: Readonly<Partial<Record<RunSummary['service'], string>>> = {
  coverLetter: '重新写',
  interview: '重新出题',
  offer: '重新比较',
  companion: '重新填写',
};

/** Returns to the form with its input. */
export const AgainButton = ({
  service,
  onAgain,
}: Pick<RunSummary, 'service'> & Pick<ExportBarProps, 'onAgain'>) => (
  <Button onClick={onAgain}>{AGAIN[service] ?? '重新分析'}</Button>
);

/** Actions on a finished result; a phone prints its PDF instead of the page. */
export function ExportBar({ run, isNamed = false, isWhole, next, onAgain }: ExportBarProps) {
  const isTouch = useIsTouch();
  const again = <AgainButton service={run.service} onAgain={onAgain} />;
  return (
    <ReportExport
      runId={run.runId}
      label={isNamed ? '导出报告' : undefined}
      before={
        <>
          {next}
          {isWhole && !isTouch ? (
            <Button onClick={() => window.print()}>{isNamed ? '打印报告' : '打印'}</Button>
          ) : null}
        </>
      }
      after={isNamed ? null : again}
    />
  );
}
