import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { displayTime } from '#src/lib/display-time.js';
import type { Check, ContestKind } from '../contest.js';
import { checkQuery, resumesQuery, useContestActs } from '../contest-calls.js';
import styles from './contest-entry-panel.module.css';

/** Which résumé is entered, what that needs, and the act itself. */
export function SubmitForm({ kind }: { kind: ContestKind }) {
  const [query] = useSearchParams();
  const [picked, setChosen] = useState(query.get(pageQuery.resumeId) ?? undefined);
  const resumes = useQuery(resumesQuery);
  // An address may name a résumé that is not one's own.
  const chosen = resumes.data?.list.find(({ id }) => id === picked)?.id;
  const check = useQuery(checkQuery(kind, chosen));
  const { submit } = useContestActs(kind);
  if (resumes.isPending) return <p>正在打开我的简历</p>;
  if (resumes.isError)
    return (
      <>
        <p role="alert">我的简历没有打开。</p>
        <Button onClick={() => void resumes.refetch()}>再试一次</Button>
      </>
    );
  if (resumes.data.list.length === 0)
    return (
      <>
        <p>还没有简历，先做一份再来参赛。</p>
        <ButtonLink to={paths.templates.href()} tone="primary">
          开始制作
        </ButtonLink>
      </>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) submit.mutate(chosen);
      }}
    >
      <fieldset className={styles.choices}>
        <legend>选择参赛的简历</legend>
        {resumes.data.list.map(({ id, title, updatedAt }) => (
          <label key={id} className={styles.choice} data-on={id === chosen}>
            <input type="radio" name="resume" checked={id === chosen} onChange={() => setChosen(id)} />
            <span>{title}</span>
            <small>{displayTime(updatedAt, new Date())}更新</small>
          </label>
        ))}
      </fieldset>
      {check.data ? <Checks checks={check.data.checks} resumeId={chosen} /> : null}
      <Button type="submit" tone="primary" disabled={check.data?.canSubmit !== true || submit.isPending}>
        提交参赛
      </Button>
    </form>
  );
}

const Checks = ({ checks, resumeId }: { checks: readonly Check[]; resumeId: string | undefined }) => (
  <ul className={styles.checks} aria-label="提交检查">
    {checks.map(({ name, title, isMet, hint }) => (
      <li key={name} data-met={isMet}>
        <Icon name={isMet ? 'check' : 'close'} size={16} />
        <span>
          {title}
          <span className={styles.met}>{isMet ? '：已满足' : '：未满足'}</span>
          {hint ? <small>{hint}</small> : null}
        </span>
        {name === 'complete' && !isMet && resumeId !== undefined ? (
          <ButtonLink to={paths.resumeEdit.href(resumeId)} tone="quiet">
            去补充
          </ButtonLink>
        ) : null}
      </li>
    ))}
  </ul>
);
