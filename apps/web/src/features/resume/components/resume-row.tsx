import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import type { CSSProperties } from 'react';
import { findTemplate } from '@qicheng/templates/catalog';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { displayTime } from '#src/lib/display-time.js';
import type { ResumeSummary } from '../api/change-resume.js';
import styles from './resume-list.module.css';

export interface RowActions {
  onRename: (resume: ResumeSummary) => void;
  onCopy: (resume: ResumeSummary) => void;
  onDelete: (resume: ResumeSummary) => void;
  onShare?: ((resume: ResumeSummary) => void) | undefined;
}

const languageNames = { zh: '中文', en: '英文' } as const;

const MenuLabel = ({ icon, text }: { icon: 'edit' | 'copy' | 'trash' | 'arrow'; text: string }) => (
  <>
    <Icon name={icon} size={18} />
    {text}
  </>
);

/** A small sheet in the template's own accent. */
const Leaf = ({ accent }: { accent: string }) => (
  <span className={styles.leaf} style={{ '--accent': accent } as CSSProperties} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
);

export function ResumeRow({
  resume,
  onRename,
  onCopy,
  onDelete,
  onShare,
}: { resume: ResumeSummary } & RowActions) {
  const template = findTemplate(resume.templateCode);
  const edit = paths.resumeEdit.href(resume.id);
  return (
    <li className={styles.row} data-variant={Boolean(resume.baseId)}>
      <Leaf accent={template?.defaults.accent ?? '#5B6472'} />
      <div className={styles.about}>
        <Link to={edit} className={styles.title}>
          {resume.title}
        </Link>
        {resume.baseId ? (
          <span className={styles.target}>
            岗位版本{resume.variantTarget ? ` · 针对 ${resume.variantTarget}` : ''}
          </span>
        ) : null}
        <p className={styles.facts}>
          {[template?.name, languageNames[resume.language], `${displayTime(resume.updatedAt)}更新`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.resumePreview.href(resume.id)} tone="quiet" icon="eye">
          预览
        </ButtonLink>
        <ButtonLink to={edit} icon="edit">
          编辑
        </ButtonLink>
        <Menu
          trigger={<Icon name="more" />}
          buttonLabel={`“${resume.title}”的更多操作`}
          buttonClassName={styles.more}
          items={[
            { key: 'rename', label: <MenuLabel icon="edit" text="改名" />, onSelect: () => onRename(resume) },
            { key: 'copy', label: <MenuLabel icon="copy" text="复制一份" />, onSelect: () => onCopy(resume) },
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
      </div>
    </li>
  );
}
