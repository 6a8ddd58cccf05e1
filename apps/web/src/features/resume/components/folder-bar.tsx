import { MAX_FOLDER_NAME_LENGTH, folderName } from '@qicheng/contract/resume/fields';
import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldRule } from '#src/lib/field-rule.js';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import type { Folder, useFolderChanges } from '../api/folders.js';
import { useDrop } from './folder-drag.js';
import styles from './folders.module.css';
import { UNFILED, type useOpenFolder } from './resume-families.js';

interface FolderTabProps {
  name: string;
  count?: number;
  href: string;
  isOpen: boolean;
  /** Absent if nothing can be dropped on it. */
  onDrop?: (ids: readonly string[]) => void;
}

/** A folder tab: opens by click, and accepts dropped résumés. */
function FolderTab({ name, count, href, isOpen, onDrop }: FolderTabProps) {
  const drop = useDrop((ids) => onDrop?.(ids));
  return (
    <Link to={href} className={styles.tab} aria-current={isOpen ? 'page' : undefined} {...(onDrop && drop)}>
      <span className={styles.name}>{name}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </Link>
  );
}

const nameRules = [fieldRule(folderName)];

interface NameFormProps {
  name: string;
  isBusy: boolean;
  onName: (name: string) => void;
}

function NameForm({ name: present, isBusy, onName }: NameFormProps) {
  const form = useForm({ name: present });
  return (
    <Form form={form} onSubmit={({ name }) => onName(name.trim())}>
      <FormField name="name" label="文件夹名称" rules={nameRules}>
        {(control) => <TextInput {...control} data-first-field maxLength={MAX_FOLDER_NAME_LENGTH} />}
      </FormField>
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        保存
      </Button>
    </Form>
  );
}

interface FolderNameDialogProps extends NameFormProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the name of a folder. */
const FolderNameDialog = ({ title, isOpen, onClose, ...rest }: FolderNameDialogProps) => (
  <Dialog open={isOpen} title={title} width="narrow" onClose={onClose}>
    {isOpen ? <NameForm {...rest} /> : null}
  </Dialog>
);

interface FolderBarProps {
  folders: readonly Folder[];
  place: ReturnType<typeof useOpenFolder>;
  changes: ReturnType<typeof useFolderChanges>;
  onMove: (ids: readonly string[], folderId: string | null) => void;
}

/** The member's résumé folders; the open one can be renamed and deleted. */
export function FolderBar({ folders, place, changes, onMove }: FolderBarProps) {
  const { folder, hrefOf, open } = place;
  const [openDialog, setOpenDialog] = useState<'create' | 'rename' | 'delete' | null>(null);
  const opened = folders.find(({ id }) => id === folder);
  const done = { onSuccess: () => setOpenDialog(null) };
  const close = () => setOpenDialog(null);
  const bar = useRef<HTMLDivElement>(null);
  // The delete button disappears with its folder.
  useFocusWhenLost(() => bar.current?.querySelector<HTMLElement>('a, button'), opened?.id);
  return (
    <div ref={bar} className={styles.bar}>
      <nav className={styles.tabs} aria-label="简历文件夹">
        {/* Alone it would be a choice of one; an address of a deleted folder still leads back. */}
        {folders.length > 0 || folder !== null ? (
          <FolderTab name="全部" href={hrefOf(null)} isOpen={folder === null} />
        ) : null}
        {folders.map(({ id, name, count }) => (
          <FolderTab
            key={id}
            name={name}
            count={count}
            href={hrefOf(id)}
            isOpen={folder === id}
            onDrop={(ids) => onMove(ids, id)}
          />
        ))}
        {folders.length > 0 ? (
          <FolderTab
            name="未归类"
            href={hrefOf(UNFILED)}
            isOpen={folder === UNFILED}
            onDrop={(ids) => onMove(ids, null)}
          />
        ) : null}
      </nav>
      <div className={styles.acts}>
        {opened ? (
          <>
            <Button tone="quiet" onClick={() => setOpenDialog('rename')}>
              改名
            </Button>
            <Button tone="quiet" isDanger onClick={() => setOpenDialog('delete')}>
              删除文件夹
            </Button>
          </>
        ) : null}
        <Button tone="quiet" icon="plus" onClick={() => setOpenDialog('create')}>
          新建文件夹
        </Button>
      </div>
      <FolderNameDialog
        title={openDialog === 'rename' ? '文件夹改名' : '新建文件夹'}
        name={openDialog === 'rename' && opened ? opened.name : ''}
        isOpen={openDialog === 'create' || (openDialog === 'rename' && opened !== undefined)}
        isBusy={changes.create.isPending || changes.rename.isPending}
        onClose={close}
        onName={(name) => {
          if (openDialog === 'create') changes.create.mutate(name, done);
          else if (opened) changes.rename.mutate({ folderId: opened.id, name }, done);
        }}
      />
      <ConfirmDialog
        open={openDialog === 'delete' && opened !== undefined}
        title={`删除文件夹“${opened?.name ?? ''}”？`}
        text="只删除文件夹。里面的简历都会保留，可以在“全部”里找到。"
        confirm="删除文件夹"
        isDanger
        isBusy={changes.remove.isPending}
        onClose={close}
        onConfirm={() => {
          if (!opened) return;
          changes.remove.mutate(opened, {
            onSuccess: () => {
              setOpenDialog(null);
              open(null);
            },
          });
        }}
      />
    </div>
  );
}
