import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { RadioGroup } from '@qicheng/ui/radio-group';
import { useState } from 'react';
import type { ResumeSummary } from '../api/change-resume.js';
import type { Folder } from '../api/folders.js';
import styles from './folders.module.css';
import { UNFILED } from './resume-families.js';

interface MoveFormProps {
  resumes: readonly ResumeSummary[];
  folders: readonly Folder[];
  isBusy: boolean;
  onMove: (folderId: string | null) => void;
}

function MoveForm({ resumes, folders, isBusy, onMove }: MoveFormProps) {
  const [target, setTarget] = useState(resumes[0]?.folderId ?? UNFILED);
  const options = [
    ...folders.map(({ id, name }) => ({ value: id, label: name })),
    { value: UNFILED, label: '未归类（不放进文件夹）' },
  ];
  return (
    <form
      className={styles.move}
      onSubmit={(event) => {
        event.preventDefault();
        onMove(target === UNFILED ? null : target);
      }}
    >
      {folders.length === 0 ? (
        <p>还没有文件夹。请先在简历列表上方新建一个。</p>
      ) : (
        <RadioGroup label="移到哪个文件夹" value={target} onValue={setTarget} options={options} />
      )}
      <Button type="submit" tone="primary" isWide isBusy={isBusy} disabled={folders.length === 0}>
        移动
      </Button>
    </form>
  );
}

interface MoveDialogProps extends MoveFormProps {
  onClose: () => void;
}

/** Asks for the target folder; open while there are résumés to move. */
export const MoveDialog = ({ onClose, ...rest }: MoveDialogProps) => (
  <Dialog
    open={rest.resumes.length > 0}
    title={rest.resumes.length === 1 ? '移到文件夹' : `把 ${rest.resumes.length} 份简历移到文件夹`}
    width="narrow"
    onClose={onClose}
  >
    {rest.resumes.length > 0 ? <MoveForm {...rest} /> : null}
  </Dialog>
);
