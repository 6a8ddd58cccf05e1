import { Icon, type IconName } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import type { ResumeSummary } from '../api/change-resume.js';
import styles from './resume-list.module.css';

export interface ResumeActions {
  onRename: (resume: ResumeSummary) => void;
  onCopy: (resume: ResumeSummary) => void;
  onMove: (resume: ResumeSummary) => void;
  onDelete: (resume: ResumeSummary) => void;
  onShare?: ((resume: ResumeSummary) => void) | undefined;
}

const MenuLabel = ({ icon, text }: { icon: IconName; text: string }) => (
  <>
    <Icon name={icon} size={18} />
    {text}
  </>
);

/** Further actions for a résumé of the list. */
export function ResumeMenu({
  resume,
  actions: { onRename, onCopy, onMove, onDelete, onShare },
}: {
  resume: ResumeSummary;
  actions: ResumeActions;
}) {
  return (
    <Menu
      trigger={<Icon name="more" />}
      buttonLabel={`“${resume.title}”的更多操作`}
      buttonClassName={styles.more}
      items={[
        { key: 'rename', label: <MenuLabel icon="edit" text="改名" />, onSelect: () => onRename(resume) },
        { key: 'copy', label: <MenuLabel icon="copy" text="复制一份" />, onSelect: () => onCopy(resume) },
        { key: 'move', label: <MenuLabel icon="folder" text="移到文件夹" />, onSelect: () => onMove(resume) },
        ...(onShare
          ? [
              {
                key: 'share',
                label: <MenuLabel icon="arrow" text="分享" />,
                onSelect: () => onShare(resume),
              },
            ]
          : []),
        {
          key: 'delete',
          label: <MenuLabel icon="trash" text="删除" />,
          tone: 'danger',
          onSelect: () => onDelete(resume),
        },
      ]}
    />
  );
}
