import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RESUME_TITLE_MAX, resumeTitle } from '@qicheng/contract/resume/fields';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { useResumeChanges, type ResumeSummary, resumeListQuery } from '../api/change-resume.js';
import styles from './resume-list.module.css';
import { ResumeRow } from './resume-row.js';
import { fieldRule } from '#src/lib/field-rule.js';

interface RenameDialogProps {
  resume: ResumeSummary | null;
  isBusy: boolean;
  onRename: (title: string) => void;
  onClose: () => void;
}

const titleRules = [fieldRule(resumeTitle)];

type RenameFormProps = Pick<RenameDialogProps, 'isBusy' | 'onRename'> & { present: string };

function RenameForm({ present, isBusy, onRename }: RenameFormProps) {
  const form = useForm({ title: present });
  return (
    <Form form={form} onSubmit={({ title }) => onRename(title.trim())}>
      <FormField name="title" label="简历名称" rules={titleRules}>
        {(control) => (
          <TextInput
            {...control}
            data-first-field
            maxLength={RESUME_TITLE_MAX}
            onFocus={(event) => event.target.select()}
          />
        )}
      </FormField>
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        保存
      </Button>
    </Form>
  );
}

const RenameDialog = ({ resume, onClose, ...rest }: RenameDialogProps) => (
  <Dialog open={resume !== null} title="简历改名" width="narrow" onClose={onClose}>
    {resume ? <RenameForm present={resume.title} {...rest} /> : null}
  </Dialog>
);

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-busy="true">
    <span className="visually-hidden">正在读取简历</span>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height="58px" />
    ))}
  </div>
);

/** My résumés: each can be opened, renamed, copied and deleted; a deletion can be taken back. */
export function ResumeList({ onShare }: { onShare?: (resume: ResumeSummary) => void }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(resumeListQuery);
  const { rename, copy, remove } = useResumeChanges();
  const [renamed, setRenamed] = useState<ResumeSummary | null>(null);

  if (!data && isError) {
    return (
      <ErrorState
        title="简历列表没有读出来"
        action={
          <Button icon="refresh" onClick={() => void refetch()}>
            再试一次
          </Button>
        }
      >
        您的简历都还在。请检查网络，然后再试一次。
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  const resumes = data.pages.flatMap(({ list }) => list);
  if (resumes.length === 0) {
    return (
      <Empty
        title="还没有简历"
        action={
          <ButtonLink to={paths.templates.href()} tone="primary">
            选一套模板
          </ButtonLink>
        }
      >
        选一套模板就能开始写，之后随时可以换成另一套，内容不用重填。
      </Empty>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {resumes.map((resume) => (
          <ResumeRow
            key={resume.id}
            resume={resume}
            onRename={setRenamed}
            onCopy={(chosen) => copy.mutate(chosen)}
            onDelete={(chosen) => remove.mutate(chosen)}
            onShare={onShare}
          />
        ))}
      </ul>
      {hasNextPage ? (
        <div className={styles.rest}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? '正在读取' : '更早的简历'}
          </Button>
        </div>
      ) : null}
      <RenameDialog
        resume={renamed}
        isBusy={rename.isPending}
        onClose={() => setRenamed(null)}
        onRename={(title) => {
          if (renamed) rename.mutate({ id: renamed.id, title }, { onSuccess: () => setRenamed(null) });
        }}
      />
    </>
  );
}
