import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import type { ResumeSummary } from '../api/change-resume.js';
import { dragProps } from './folder-drag.js';
import type { ResumeFamily } from './resume-families.js';
import styles from './resume-list.module.css';
import { type ResumeActions, ResumeMenu } from './resume-menu.js';
import { Completeness, ResumePage, useResumePage } from './resume-page.js';
import { factsOf, marksOf, targetOf } from './resume-state.js';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

interface ResumeItemProps {
  actions: ResumeActions;
  /** Absent outside selection mode. */
  selection: Selection | undefined;
}

const choiceId = ({ id }: ResumeSummary) => `choice-${id}`;

/** Title that opens the editor; in selection mode the whole item selects the résumé. */
export const ResumeTitle = ({
  resume,
  selection,
}: {
  resume: ResumeSummary;
  selection: Selection | undefined;
}) =>
  selection ? (
    <label htmlFor={choiceId(resume)} className={`${styles.title} ${styles.selecting}`} title={resume.title}>
      {resume.title}
    </label>
  ) : (
    <Link to={paths.resumeEdit.href(resume.id)} className={styles.title} title={resume.title}>
      {resume.title}
    </Link>
  );

/** Checkbox to select a résumé in selection mode. */
export const ChoiceBox = ({
  resume,
  selection,
}: {
  resume: ResumeSummary;
  selection: Selection | undefined;
}) =>
  selection ? (
    <input
      type="checkbox"
      id={choiceId(resume)}
      className={styles.choice}
      aria-label={`选择“${resume.title}”`}
      checked={selection.chosen.has(resume.id)}
      onChange={() => selection.toggle(resume.id)}
    />
  ) : null;

export function Marks({ resume }: { resume: ResumeSummary }) {
  const marks = marksOf(resume);
  return marks.length > 0 ? (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </span>
  ) : null;
}

/** A variant, as a branch under its base. */
function Branch({
  resume,
  base,
  actions,
  selection,
}: ResumeItemProps & { resume: ResumeSummary; base: ResumeSummary }) {
  const element = useRef<HTMLLIElement>(null);
  const document = useResumePage(element, resume, base);
  return (
    <li className={styles.branch} ref={element}>
      <ChoiceBox resume={resume} selection={selection} />
      <ResumePage document={document} />
      <div className={styles.about}>
        <ResumeTitle resume={resume} selection={selection} />
        <span className={styles.target}>{targetOf(resume)}</span>
        <Marks resume={resume} />
      </div>
      {selection ? null : <ResumeMenu resume={resume} actions={actions} />}
    </li>
  );
}

/** A résumé by its first page, with its details, and its variants below. */
export function ResumeCard({
  family: { base, variants },
  ...rest
}: ResumeItemProps & { family: ResumeFamily }) {
  const element = useRef<HTMLLIElement>(null);
  const document = useResumePage(element, base, undefined);
  const edit = paths.resumeEdit.href(base.id);
  const { actions, selection } = rest;
  return (
    <li
      className={styles.card}
      ref={element}
      data-chosen={selection?.chosen.has(base.id)}
      {...dragProps(base.id, selection?.chosen)}
    >
      <div className={styles.face}>
        {selection ? (
          <span className={styles.page} aria-hidden="true">
            <ResumePage document={document} />
          </span>
        ) : (
          <Link to={edit} className={styles.page} tabIndex={-1} aria-hidden="true">
            <ResumePage document={document} />
          </Link>
        )}
        <ChoiceBox resume={base} selection={selection} />
        {selection ? null : (
          <div className={styles.ways}>
            <ButtonLink to={edit} icon="edit">
              编辑
            </ButtonLink>
            <ButtonLink to={paths.resumePreview.href(base.id)} icon="eye">
              预览
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={styles.caption}>
        <div className={styles.about}>
          <ResumeTitle resume={base} selection={selection} />
          {base.baseId ? <span className={styles.target}>{targetOf(base)}</span> : null}
          <p className={styles.facts}>{factsOf(base)}</p>
          {document ? <Completeness document={document} /> : <span className={styles.completeness}> </span>}
          <Marks resume={base} />
        </div>
        {selection ? null : <ResumeMenu resume={base} actions={actions} />}
      </div>
      {variants.length > 0 ? (
        <ul className={styles.branches} aria-label={`“${base.title}”的岗位版本`}>
          {variants.map((variant) => (
            <Branch key={variant.id} resume={variant} base={base} {...rest} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
