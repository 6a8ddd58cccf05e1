import type { ClauseState, JudgedPost, Verdict } from '@qicheng/analysis/civil-service-result';
import { Table } from '@qicheng/ui/table';
import styles from '../exam/exam.module.css';

const STATES: Record<ClauseState, { words: string; tone: string }> = {
  pass: { words: '符合', tone: 'good' },
  fail: { words: '不符', tone: 'bad' },
  unknown: { words: '待核实', tone: 'open' },
};
const VERDICTS: Record<Verdict, { words: string; tone: string }> = {
  eligible: { words: '可报考', tone: 'good' },
  ineligible: { words: '不符合', tone: 'bad' },
  unverified: { words: '待核实', tone: 'open' },
};

const Tag = ({ words, tone }: { words: string; tone: string }) => (
  <span className={styles.tag} data-tone={tone}>
    {words}
  </span>
);

const tableLabel = ({ table }: JudgedPost) =>
  table === null
    ? '粘贴的职位条件'
    : `${table.exam} ${table.version}，${table.source.title}（${table.source.date}）`;

const Card = ({ post }: { post: JudgedPost }) => {
  const { name, department, region, verdict, conclusion, education, clauses, notices, competition, table } =
    post;
  return (
    <li className={styles.card}>
      <header className={styles.cardHead}>
        <Tag {...VERDICTS[verdict]} />
        <h4>{name}</h4>
        {table?.isSample ? <Tag words="示例职位" tone="open" /> : null}
        <span className={styles.soft}>{[department, region].filter(Boolean).join(' · ')}</span>
      </header>
      <p>{conclusion}</p>
      <p className={styles.soft}>{`按“${education}”核对；职位来自${tableLabel(post)}`}</p>
      <Table
        caption={`${name}的条件`}
        isStacked
        head={['条件', '要求', '结果', '说明与办法']}
        rows={clauses.map(({ label, required, state, why, fix }, place) => ({
          key: String(place),
          cells: [
            label,
            required,
            <Tag {...STATES[state]} />,
            <>
              {why}
              {fix ? <span className={styles.fix}>{`办法：${fix}`}</span> : null}
            </>,
          ],
        }))}
      />
      {notices.length > 0 ? <p className={styles.soft}>{`须知：${notices.join('；')}`}</p> : null}
      <p className={styles.soft}>
        {`竞争：${competition.band}。${[...competition.figures, ...competition.missing.map(({ label }) => label)].join('；')}`}
      </p>
    </li>
  );
};

/** The posts, each with its clauses: passed, failed, or to be checked, and what would change it. */
export const PostCards = ({ posts }: { posts: readonly JudgedPost[] }) => (
  <ol className={styles.cards}>
    {posts.map((post, place) => (
      <Card key={place} post={post} />
    ))}
  </ol>
);
