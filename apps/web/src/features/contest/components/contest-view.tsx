import { WholeWords } from '#src/components/whole-words.jsx';
import { Empty } from '@qicheng/ui/status';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { type Contest, type ContestKind, KIND_NAMES, momentText, shownKinds } from '../contest.js';
import { ContestEntryPanel } from './contest-entry-panel.js';
import styles from './contest-view.module.css';

const PHASES: Record<Contest['phase'], string> = {
  upcoming: '未开始',
  open: '报名中',
  closed: '评审中',
  results: '已公布结果',
};

/** Links to both contests, if the site shows both. */
function ContestKinds({ kind }: { kind: ContestKind }) {
  const kinds = shownKinds(useSiteInfo()?.contestFlag);
  if (kinds.length < 2) return null;
  return (
    <nav className={styles.kinds} aria-label="大赛类型">
      {kinds.map((each) => (
        <Link
          key={each}
          to={paths.contest.href(each)}
          aria-current={each === kind ? 'page' : undefined}
          className={styles.kind}
        >
          {KIND_NAMES[each]}
        </Link>
      ))}
    </nav>
  );
}

/** Shown when there is no contest of the kind, or the site hides it. */
export const NoContest = ({ kind, isHidden }: { kind: ContestKind; isHidden: boolean }) => (
  <div className={styles.page}>
    <ContestKinds kind={kind} />
    <Empty
      level={1}
      title={isHidden ? '简历大赛暂未开放' : `现在没有${KIND_NAMES[kind]}`}
      action={<ButtonLink to={paths.templates.href()}>先准备一份简历</ButtonLink>}
    >
      {isHidden ? '开放后会出现在顶部菜单里。' : '新的大赛发布后会显示在这里。'}
    </Empty>
  </div>
);

/** A contest: its description on the left, the member's actions on the right. */
export const ContestView = ({ contest }: { contest: Contest }) => (
  <div className={styles.page}>
    <ContestKinds kind={contest.kind} />
    <header className={styles.head}>
      <p className={styles.phase} data-phase={contest.phase}>
        {PHASES[contest.phase]}
        {contest.isSample ? <span>示例，不是真实的比赛</span> : null}
      </p>
      <h1 className={styles.title} aria-label={contest.title}>
        <WholeWords>{contest.title}</WholeWords>
      </h1>
      <dl className={styles.facts}>
        {contest.organiser ? <Fact name="主办">{contest.organiser}</Fact> : null}
        <Fact name="面向">{contest.scope}</Fact>
        <Fact name="报名">
          {momentText(contest.opensAt)} 至 {momentText(contest.closesAt)}
        </Fact>
        <Fact name="已提交">{contest.entries} 份</Fact>
      </dl>
    </header>
    <div className={styles.columns}>
      <div className={styles.main}>
        {contest.phase === 'results' ? <Results contest={contest} /> : null}
        {contest.rulesHtml ? (
          <section className={styles.sheet}>
            <h2 className={styles.heading}>大赛规则</h2>
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: contest.rulesHtml }} />
          </section>
        ) : null}
        <Rubric contest={contest} />
      </div>
      <aside className={styles.side}>
        <ContestEntryPanel contest={contest} />
        <section className={styles.note}>
          <h2>怎样评审</h2>
          <p>
            作品隐去姓名、照片、学校和联系方式，由多位评委各自打分；评委之间互不可见。去掉最高分和最低分，校正评委宽严后排名。
          </p>
        </section>
      </aside>
    </div>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Rubric({ contest: { rubric, awards } }: { contest: Contest }) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.heading}>评分标准</h2>
      <ul className={styles.rubric}>
        {rubric.map(({ title, hint, share }) => (
          <li key={title}>
            <div className={styles.line}>
              <strong>{title}</strong>
              <span>{share}%</span>
            </div>
            <div className={styles.track} aria-hidden="true">
              <span style={{ width: `${share}%` }} />
            </div>
            {hint ? <p>{hint}</p> : null}
          </li>
        ))}
      </ul>
      {awards.length > 0 ? (
        <>
          <h2 className={styles.heading}>奖项</h2>
          <ul className={styles.awards}>
            {awards.map(({ name, places }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{places} 名</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Results({ contest: { results } }: { contest: Contest }) {
  if (results.length === 0) return null;
  return (
    <section className={styles.sheet}>
      <h2 className={styles.heading}>获奖名单</h2>
      <table className={styles.results}>
        <thead>
          <tr>
            <th scope="col">奖项</th>
            <th scope="col">作品编号</th>
            <th scope="col">学校</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ number, award, school }) => (
            <tr key={number}>
              <td>{award}</td>
              <td>{number} 号</td>
              <td>{school || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
