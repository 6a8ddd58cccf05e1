import { Button } from '@qicheng/ui/button';
import { ErrorState } from '@qicheng/ui/status';
import type { ReactNode } from 'react';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ButtonLink } from '../../components/button-link.js';
import { paths } from '../../config/paths.js';
import { useSession } from '../../lib/session.js';
import { absenceOf, isNoResume, UnreadableResumeError } from '../../lib/resume-record.js';
import { useOpenResume, UnknownTemplateError } from './open/use-open-resume.js';
import { type ExportParts, Workspace } from './workspace.js';
import styles from './editor.module.css';

/** The shape of the editor while the résumé is on its way. */
function EditorSkeleton() {
  return (
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
  return absenceOf(failure);
}

interface EditorPageProps {
  renderExport: (parts: ExportParts) => ReactNode;
}

/** /resume/edit: opens or creates a résumé and hands it to the workspace. */
export function EditorPage({ renderExport }: EditorPageProps) {
  const userId = useSession(({ user }) => user?.userId);
  return userId === undefined ? (
    <EditorSkeleton />
  ) : (
    <OpenedPage userId={userId} renderExport={renderExport} />
  );
}

function OpenedPage({ userId, renderExport }: EditorPageProps & { userId: string }) {
  const { opened, failure, retry } = useOpenResume(userId);
  if (opened) return <Workspace key={opened.record.id} opened={opened} renderExport={renderExport} />;
  if (!failure) return <EditorSkeleton />;
  const { title, text } = failureMessage(failure);
  return (
    <ErrorState
      level={1}
      title={title}
      action={
        <>
          {failure instanceof UnknownTemplateError ? (
            <ButtonLink tone="primary" to={paths.templates.href()}>
              全部模板
            </ButtonLink>
          ) : null}
          {failure instanceof UnknownTemplateError || isNoResume(failure) ? null : (
            <Button icon="refresh" onClick={retry}>
              再试一次
            </Button>
          )}
          <ButtonLink to={paths.personal.href()}>我的简历</ButtonLink>
        </>
      }
    >
      {text}
    </ErrorState>
  );
}
