import { Button } from '@qicheng/ui/button';
import { ErrorState } from '@qicheng/ui/status';
import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { openingFailureText, isResumeMissing, UnreadableResumeError } from '#src/lib/resume-record.js';
import { currentToken, useSession } from '#src/lib/session.js';
import { clearPendingAction } from '#src/lib/pending-action.js';
import { DiscardDraft } from './local-draft/discard-draft.js';
import { useVisitorDraft } from './local-draft/use-visitor-draft.js';
import { UnknownTemplateError } from './open/starting-document.js';
import { DraftRejectedError, useOpenResume } from './open/use-open-resume.js';
import { type ExportParts, Workspace } from './workspace.js';
import styles from './editor.module.css';

/** The main part of the page while there is no workspace, which has its own. */
const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

/** Placeholder of the editor while the résumé loads. */
function EditorSkeleton() {
  return (
    <Main>
      <div className={styles.workspace} role="status" aria-busy="true">
        <span className="visually-hidden">正在打开简历</span>
        <div className={styles.skeletonBar}>
          <Skeleton width="12em" height="1.5em" />
          <Skeleton width="6em" height="2em" />
        </div>
        <div className={styles.panes} data-pane="edit">
          <div className={styles.railPane} />
          <div className={styles.formPane}>
            {[0, 1, 2, 3, 4].map((line) => (
              <p key={line} className={styles.skeletonLine}>
                <Skeleton width="100%" height="36px" />
              </p>
            ))}
          </div>
          <div className={styles.previewPane}>
            <div className={styles.skeletonSheet} />
          </div>
        </div>
      </div>
    </Main>
  );
}

function failureMessage(failure: Error): { title: string; text: string } {
  if (failure instanceof UnknownTemplateError) {
    return { title: '没有这套模板', text: '链接中的模板不存在或已下线，没有新建简历。请另选一套。' };
  }
  if (failure instanceof UnreadableResumeError) {
    return failure.reason === 'newerVersion'
      ? { title: '请刷新页面', text: '这份简历由更新的版本保存过，刷新页面后即可继续编辑。' }
      : { title: '简历无法打开', text: '内容没有丢失，请联系客服处理。' };
  }
  if (failure instanceof DraftRejectedError) {
    return {
      title: '草稿还没有存入账号',
      text: `${failure.message}。草稿仍在这台设备上，只有您登录后能看到。`,
    };
  }
  return openingFailureText(failure);
}

interface EditorPageProps {
  renderExport: (parts: ExportParts) => ReactNode;
  /** Shown to a visitor for a résumé that is not in this browser. */
  wall: ReactNode;
}

/** /resume/edit: opens or creates a résumé for the workspace; a visitor's is stored in the browser. */
export function EditorPage({ renderExport, wall }: EditorPageProps) {
  const userId = useSession(({ user }) => user?.userId);
  const isMember = useSession((state) => state.isMember) || currentToken() !== null;
  useEffect(() => clearPendingAction, []);
  if (!isMember) return <VisitorPage renderExport={renderExport} wall={wall} />;
  return userId === undefined ? (
    <EditorSkeleton />
  ) : (
    <MemberPage userId={userId} renderExport={renderExport} />
  );
}

function VisitorPage({ renderExport, wall }: EditorPageProps) {
  const { opened, failure } = useVisitorDraft();
  if (opened) return <Workspace key={opened.record.id} opened={opened} renderExport={renderExport} />;
  if (failure) return <OpeningFailure failure={failure} />;
  return opened === null ? <Main>{wall}</Main> : <EditorSkeleton />;
}

interface MemberPageProps extends Pick<EditorPageProps, 'renderExport'> {
  userId: string;
}

function MemberPage({ userId, renderExport }: MemberPageProps) {
  const { opened, failure, retry } = useOpenResume(userId);
  if (opened) return <Workspace key={opened.record.id} opened={opened} renderExport={renderExport} />;
  return failure ? <OpeningFailure failure={failure} onRetry={retry} /> : <EditorSkeleton />;
}

function OpeningFailure({ failure, onRetry }: { failure: Error; onRetry?: () => void }) {
  const { title, text } = failureMessage(failure);
  const isUnknown = failure instanceof UnknownTemplateError;
  return (
    <Main>
      <ErrorState
        level={1}
        title={title}
        action={
          <>
            {isUnknown ? (
              <ButtonLink tone="primary" to={paths.templates.href()}>
                全部模板
              </ButtonLink>
            ) : null}
            {isUnknown || isResumeMissing(failure) || !onRetry ? null : (
              <Button icon="refresh" onClick={onRetry}>
                再试一次
              </Button>
            )}
            <ButtonLink to={paths.personal.href()}>我的简历</ButtonLink>
            {failure instanceof DraftRejectedError ? <DiscardDraft id={failure.draftId} /> : null}
          </>
        }
      >
        {text}
      </ErrorState>
    </Main>
  );
}
