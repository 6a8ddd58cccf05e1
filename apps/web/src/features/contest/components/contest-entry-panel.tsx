import { Button } from '@qicheng/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Icon } from '@qicheng/ui/icon';
import { paths } from '#src/config/paths.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { useSession } from '#src/lib/session.js';
import { type Contest, type Entry, momentText, type Check, type ContestKind } from '../contest.js';
import { ownEntryQuery, useContestActions, checkQuery, resumesQuery } from '../contest-calls.js';
import styles from './contest-entry-panel.module.css';
import { ButtonLink } from '#src/components/button-link.jsx';
import { displayTime } from '#src/lib/display-time.js';

/** Chooses the résumé, lists the requirements and submits. */
function SubmitForm({ kind }: { kind: ContestKind }) {
  const [query] = useSearchParams();
  const [picked, setChosen] = useState(query.get(pageQuery.resumeId) ?? undefined);
  const resumes = useQuery(resumesQuery);
  const list = resumes.data?.list ?? [];
  // The only résumé needs no choice; the address may name another member's.
  const chosen = (list.length === 1 ? list[0] : list.find(({ id }) => id === picked))?.id;
  const check = useQuery(checkQuery(kind, chosen));
  const { submit } = useContestActions(kind);
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

/** A member's entry in the contest and the next actions. */
export function ContestEntryPanel({ contest }: { contest: Contest }) {
  const isMember = useSession((state) => state.isMember);
  return (
    <section className={styles.panel} aria-labelledby="contest-entry">
      <h2 id="contest-entry">我的参赛</h2>
      {isMember ? <OwnPart contest={contest} /> : <VisitorPart contest={contest} />}
    </section>
  );
}

function VisitorPart({ contest }: { contest: Contest }) {
  if (contest.phase === 'closed') return <p>报名已经截止。登录后可以查看自己的参赛状态。</p>;
  return (
    <>
      <p>
        {contest.phase === 'open' ? '登录后选择一份简历提交，每人一份。' : '登录后可以查看自己的参赛状态。'}
      </p>
      <Button tone="primary" onClick={() => openAuthDialog('signIn')}>
        登录
      </Button>
    </>
  );
}

function OwnPart({ contest }: { contest: Contest }) {
  const { data: entry, isPending, isError, refetch } = useQuery(ownEntryQuery(contest.kind));
  if (isPending) return <p>正在读取参赛状态</p>;
  if (isError)
    return (
      <>
        <p role="alert">参赛状态没有读到。</p>
        <Button onClick={() => void refetch()}>再试一次</Button>
      </>
    );
  if (contest.phase === 'results') return <ResultPart entry={entry} contest={contest} />;
  if (entry?.state === 'submitted') return <SubmittedPart entry={entry} contest={contest} />;
  if (contest.phase === 'open')
    return (
      <>
        {entry === null ? null : (
          <p className={styles.state}>
            已于 {entry.withdrawnAt ? momentText(entry.withdrawnAt) : ''} 撤回，可以重新提交。
          </p>
        )}
        <SubmitForm kind={contest.kind} />
      </>
    );
  return (
    <p>
      {contest.phase === 'upcoming'
        ? `报名将于 ${momentText(contest.opensAt)} 开始。`
        : '报名已经截止，您没有提交参赛简历。'}
    </p>
  );
}

function SubmittedPart({ entry, contest }: { entry: Entry; contest: Contest }) {
  const [isAsking, setAsking] = useState(false);
  const { withdraw } = useContestActions(contest.kind);
  return (
    <>
      <p className={styles.state} data-tone="good">
        已提交“{entry.title}”
      </p>
      <dl className={styles.facts}>
        <dt>提交时间</dt>
        <dd>{momentText(entry.submittedAt)}</dd>
        {entry.number === null ? null : (
          <>
            <dt>作品编号</dt>
            <dd>{entry.number} 号</dd>
          </>
        )}
      </dl>
      <p className={styles.hint}>参赛内容是提交时的版本，之后修改简历不会改变它。</p>
      {!entry.canWithdraw ? (
        <p className={styles.hint}>报名已经截止，结果公布后会在消息里通知您。</p>
      ) : isAsking ? (
        <div className={styles.question} role="group" aria-label="确认撤回">
          <p>撤回后参赛内容立即清除；截止前可以重新提交。</p>
          <Button onClick={() => setAsking(false)}>不撤回</Button>
          <Button
            tone="primary"
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            确认撤回
          </Button>
        </div>
      ) : (
        <Button onClick={() => setAsking(true)}>撤回参赛简历</Button>
      )}
    </>
  );
}

function ResultPart({ entry, contest }: { entry: Entry | null; contest: Contest }) {
  const { certificate } = useContestActions(contest.kind);
  if (entry?.state !== 'submitted') return <p>大赛已经结束，您没有提交参赛简历。</p>;
  return (
    <>
      <p className={styles.award}>{entry.award || '感谢参赛'}</p>
      <dl className={styles.facts}>
        <dt>作品编号</dt>
        <dd>{entry.number} 号</dd>
        <dt>名次</dt>
        <dd>{entry.rank === null ? '不参加排名' : `第 ${entry.rank} 名`}</dd>
        {entry.score === null ? null : (
          <>
            <dt>得分</dt>
            <dd>{entry.score.toFixed(2)}</dd>
          </>
        )}
      </dl>
      {entry.certificate === 'none' ? (
        <p className={styles.hint}>
          <Link to={paths.personal.href('messages')}>查看消息</Link>
        </p>
      ) : (
        <Button tone="primary" disabled={certificate.isPending} onClick={() => certificate.mutate()}>
          {entry.certificate === 'ready' ? '下载证书' : '证书正在制作'}
        </Button>
      )}
    </>
  );
}
