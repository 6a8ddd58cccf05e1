import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import type { ResumeSummary } from '../api/change-resume.js';
import { dragProps } from './folder-drag.js';
import { ChoiceBox, Marks, ResumeTitle, type Selection } from './resume-card.js';
import styles from './resume-list.module.css';
import { type ResumeActions, ResumeMenu } from './resume-menu.js';
import { factsOf, targetOf } from './resume-state.js';

interface ResumeRowProps {
  resume: ResumeSummary;
  actions: ResumeActions;
  selection: Selection | undefined;
}

/** A résumé as a row of the list view. */
export function ResumeRow({ resume, actions, selection }: ResumeRowProps) {
  const edit = paths.resumeEdit.href(resume.id);
  return (
    <li
      className={styles.row}
      data-variant={Boolean(resume.baseId)}
      {...dragProps(resume.id, selection?.chosen)}
    >
      <ChoiceBox resume={resume} selection={selection} />
      <div className={styles.about}>
        <ResumeTitle resume={resume} selection={selection} />
        {resume.baseId ? <span className={styles.target}>{targetOf(resume)}</span> : null}
        <p className={styles.facts}>{factsOf(resume)}</p>
        <Marks resume={resume} />
      </div>
      {selection ? null : (
        <div className={styles.actions}>
          <ButtonLink to={paths.resumePreview.href(resume.id)} tone="quiet" icon="eye">
            预览
          </ButtonLink>
          <ButtonLink to={edit} icon="edit">
            编辑
          </ButtonLink>
          <ResumeMenu resume={resume} actions={actions} />
        </div>
      )}
    </li>
  );
}
