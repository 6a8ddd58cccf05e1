import { ResumePreview } from '@qicheng/templates/preview';
import { Button } from '@qicheng/ui/button';
import { ErrorState } from '@qicheng/ui/status';
import { Tabs } from '@qicheng/ui/tabs';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { MAX_VERSION_NAME_LENGTH } from '@qicheng/contract/resume-version/fields';
import { TextInput } from '@qicheng/ui/text-input';
import { ChangesList } from '../merge/changes-list.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import type { EditorContent } from '../store/editor-store.js';
import styles from './history.module.css';
import { versionTitle, useVersionContent, type VersionLine } from './version-list.js';

interface NameFormProps {
  label: string;
  initial?: string;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** A one-line form to name a version. */
export function NameForm({ label, initial = '', onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(name.trim());
  };
  return (
    <form className={styles.nameForm} onSubmit={submit}>
      <TextInput
        className={styles.nameInput}
        aria-label={label}
        placeholder="例如：投递产品岗的版本"
        maxLength={MAX_VERSION_NAME_LENGTH}
        autoFocus
        value={name}
        onValue={setName}
      />
      <Button type="submit" tone="primary" disabled={name.trim() === '' && initial === ''}>
        保存名称
      </Button>
      <Button onClick={onCancel}>取消</Button>
    </form>
  );
}

/** Width of an A4 sheet at zoom 1, in CSS px (210 mm). */
const SHEET_PX = 794;

/** The version on paper, scaled to the available width. */
function VersionSheet({ content }: { content: EditorContent }) {
  const room = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0.6);
  const photoUrl = usePhotoUrl(content.document.basics.photo?.fileId);
  useLayoutEffect(() => {
    const width = room.current?.clientWidth ?? 0;
    if (width > 0) setZoom(Math.min(1, (width - 32) / SHEET_PX));
  }, []);
  return (
    <div className={styles.sheet} ref={room} tabIndex={0} aria-label="历史版本的页面">
      <ResumePreview
        document={content.document}
        zoom={zoom}
        {...(photoUrl === undefined ? {} : { photoUrl })}
      />
    </div>
  );
}

interface VersionViewProps {
  resumeId: string;
  version: VersionLine;
  /** The current content of the editor. */
  present: EditorContent;
  isBusy: boolean;
  onRestore: () => void;
  onName: (name: string) => void;
  onDelete: () => void;
}

type Asking = 'restore' | 'delete' | 'name' | null;

/** One revision: on paper, compared with the current content, and its actions. */
export function VersionView(props: VersionViewProps) {
  const { resumeId, version, present, isBusy, onRestore, onName, onDelete } = props;
  const [asking, setAsking] = useState<Asking>(null);
  const { data: content, isError, refetch } = useVersionContent(resumeId, version.id);
  const answer = (action: () => void) => () => {
    setAsking(null);
    action();
  };
  return (
    <section className={styles.view} aria-label={versionTitle(version)}>
      <header className={styles.viewHead}>
        <h3>{versionTitle(version)}</h3>
        {asking === null ? (
          <div className={styles.acts}>
            <Button tone="primary" disabled={!content || isBusy} onClick={() => setAsking('restore')}>
              恢复此版本
            </Button>
            <Button onClick={() => setAsking('name')}>{version.name === null ? '命名' : '改名'}</Button>
            <Button tone="quiet" onClick={() => setAsking('delete')}>
              删除
            </Button>
          </div>
        ) : null}
      </header>
      {asking === 'name' ? (
        <NameForm
          label="版本名称"
          initial={version.name ?? ''}
          onName={(name) => answer(() => onName(name))()}
          onCancel={() => setAsking(null)}
        />
      ) : null}
      {asking === 'restore' || asking === 'delete' ? (
        <div className={styles.question} role="alertdialog" aria-label="请确认">
          <p>
            {asking === 'restore'
              ? '恢复后，现在的内容会留在版本历史中，也可以撤销。'
              : '删除后，这个版本无法找回。'}
          </p>
          <Button tone="primary" autoFocus onClick={answer(asking === 'restore' ? onRestore : onDelete)}>
            {asking === 'restore' ? '确定恢复' : '确定删除'}
          </Button>
          <Button onClick={() => setAsking(null)}>取消</Button>
        </div>
      ) : null}
      {isError ? (
        <ErrorState
          title="这个版本没有打开"
          action={<Button onClick={() => void refetch()}>再试一次</Button>}
        />
      ) : null}
      {content ? (
        <Tabs
          label="查看版本"
          tabs={[
            { key: 'sheet', label: '预览', content: <VersionSheet content={content} /> },
            {
              key: 'changes',
              label: '改动',
              content: (
                <div className={styles.changes}>
                  <p className={styles.hint}>从这个版本到现在的内容，改动如下：</p>
                  <ChangesList before={content} after={present} nothing="与现在的内容相同。" />
                </div>
              ),
            },
          ]}
        />
      ) : null}
    </section>
  );
}
