import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { RadioGroup } from '@qicheng/ui/radio-group';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '#src/lib/api.js';
import { type ExportOptions, exportFailure, runExport, USUAL_OPTIONS } from '../api/run-export.js';
import styles from './parse-report.module.css';
import { ParseResult } from './parse-result.js';
import { type ParseReport, parseReport } from '@qicheng/resume/parse-report';

interface ParseRequest {
  readonly resumeId: string;
  readonly language: ExportOptions['language'];
  /** The ATS version instead of the résumé's own template. */
  readonly ats: boolean;
  readonly signal: AbortSignal;
}

/** Has the server print the saved résumé and parse the PDF; rejects with a message for the user. */
async function fetchParseReport({ resumeId, language, ats, signal }: ParseRequest): Promise<ParseReport> {
  const options = { ...USUAL_OPTIONS, language };
  const result = await runExport({ resumeId, format: 'parse', ats, options, signal }).catch(exportFailure);
  if (result.kind === 'failed') throw new ApiFailure(200, 0, result.message);
  if (result.kind !== 'ready') throw new ApiFailure(200, 0, UNREAD);
  const response = await fetch(result.url, { signal });
  if (!response.ok) throw new ApiFailure(response.status, 0, UNREAD);
  return parseReport.parse(await response.json());
}

const VERSIONS = [
  { value: 'own', label: '当前模板' },
  { value: 'ats', label: 'ATS 版' },
] as const;
type Version = (typeof VERSIONS)[number]['value'];

const UNSAVED = '还有内容没有保存到服务器，请联网后再试';
const UNREAD = '这次没有读出结果，请稍后再试';

interface ParseReportProps {
  resumeId: string;
  language: ExportOptions['language'];
  waitUntilSaved: () => Promise<boolean>;
  /** Exports the ATS version. */
  onExportAts: () => void;
}

function Report({ resumeId, language, waitUntilSaved, onExportAts }: ParseReportProps) {
  const [version, setVersion] = useState<Version>('own');
  const ats = version === 'ats';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['parse-report', resumeId, language ?? 'own', version],
    queryFn: async ({ signal }) => {
      if (!(await waitUntilSaved())) throw new ApiFailure(200, 0, UNSAVED);
      return fetchParseReport({ resumeId, language, ats, signal });
    },
    retry: false,
    // The report describes the résumé at the time of the request.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <>
      <p className={styles.note}>
        我们导出一份真实的
        PDF，再用启程自己的简历导入程序读一遍。其他招聘系统的程序不同，可能读得更好或更差。不扣 AI 次数。
      </p>
      <RadioGroup
        label="读取哪一版"
        look="segments"
        value={version}
        options={VERSIONS}
        onValue={setVersion}
      />
      <div aria-live="polite" aria-busy={isFetching} className={styles.result}>
        {isFetching ? (
          <>
            <p className={styles.note}>正在导出并读取，通常需要几秒</p>
            <Skeleton height="200px" />
          </>
        ) : data ? (
          <ParseResult report={data} isAts={ats} onExportAts={onExportAts} />
        ) : (
          <div role="alert">
            <p className={styles.note}>
              {error instanceof ApiFailure && error.message ? error.message : UNREAD}
            </p>
            <Button onClick={() => void refetch()}>再试一次</Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Shows what software reads from the PDF of this résumé. */
export const ParseReportDialog = ({
  open,
  onClose,
  ...props
}: ParseReportProps & { open: boolean; onClose: () => void }) => (
  <Dialog open={open} title="系统读到的内容" width="broad" onClose={onClose}>
    <Report {...props} />
  </Dialog>
);
