import type { ResumeDocument } from '@qicheng/resume/document';
import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { ApiFailure } from '#src/lib/api.js';
import { openImportDialog } from '#src/lib/dialog-state.js';
import { importQuery } from '../api/review-source.js';
import type { ImportState } from '../api/send-import.js';
import { openDraft } from '../review/open-draft.js';
import styles from './import-review.module.css';
import { ReviewWorkspace } from './review-workspace.js';

interface ImportReviewProps {
  importId: string;
  /** The résumé that the import was started from. */
  resumeId: string | undefined;
  /** Where the saved résumé opens; the editor by default. */
  editHref?: ((resumeId: string) => string) | undefined;
  renderPreview: (document: ResumeDocument) => ReactNode;
}

const NOT_FOUND = 404;
const MALFORMED = 400;

const Waiting = ({ words }: { words: string }) => (
  <div className={styles.waiting} role="status" aria-busy="true">
    <p>{words}</p>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="64px" />
    ))}
  </div>
);

function Failed({ title, text, again }: { title: string; text: string; again?: () => void }) {
  return (
    <ErrorState
      level={1}
      title={title}
      action={
        <>
          {again ? (
            <Button icon="refresh" onClick={again}>
              再试一次
            </Button>
          ) : (
            <>
              <Button tone="primary" onClick={() => openImportDialog()}>
                换一个文件
              </Button>
              <Button onClick={() => openImportDialog('text')}>粘贴文字</Button>
            </>
          )}
          <ButtonLink to={paths.personal.href()}>我的简历</ButtonLink>
        </>
      }
    >
      {text}
    </ErrorState>
  );
}

function Draft({ state, ...rest }: ImportReviewProps & { state: ImportState }) {
  const { result } = state;
  const document = useMemo(() => result && openDraft(result), [result]);
  if (!result || !document) return <Failed title="这份草稿打不开" text="请重新导入原来的文件。" />;
  return <ReviewWorkspace {...rest} result={result} document={document} fileName={state.fileName} />;
}

/** Review of an import: waits for it to finish, then shows the failure or the result. */
export function ImportReview(props: ImportReviewProps) {
  const { data: state, error, refetch } = useQuery(importQuery(props.importId));
  if (error) {
    const isGone = error instanceof ApiFailure && [NOT_FOUND, MALFORMED].includes(error.status);
    return isGone ? (
      <Failed title="导入记录不存在或已过期" text="识别结果只保留 24 小时，请重新导入文件。" />
    ) : (
      <Failed
        title="识别结果没有读出来"
        text="内容还在，请检查网络，然后再试一次。"
        again={() => void refetch()}
      />
    );
  }
  if (!state) return <Waiting words="正在读取识别结果" />;
  const { editHref = paths.resumeEdit.href } = props;
  if (state.resumeId !== null) return <Navigate to={editHref(state.resumeId)} replace />;
  if (state.failure !== null) return <Failed title="没有识别成功" text={state.failure} />;
  if (state.finishedAt === null) return <Waiting words="还在识别，完成后会自动显示" />;
  return <Draft {...props} state={state} />;
}
