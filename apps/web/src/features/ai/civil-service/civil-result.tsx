import type { CivilResult, ClauseState, JudgedPost, Verdict } from '@qicheng/analysis/civil-service-result';
import { Table } from '@qicheng/ui/table';
import styles from '../exam/exam.module.css';
import {
  Bullets,
  CustomAnswerView,
  ReferenceView,
  ResultNotes,
  Competitiveness,
  StudyPlanView,
} from '../exam/exam-results.js';
import type { RunOf } from '../kit/ai-service.js';
import { MissingData } from '../kit/missing-data.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { civilService } from './civil-draft.js';

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

/** The posts with their clauses: met, not met, or to be checked, and what would change the result. */
const PostCards = ({ posts }: { posts: readonly JudgedPost[] }) => (
  <ol className={styles.cards}>
    {posts.map((post, place) => (
      <Card key={place} post={post} />
    ))}
  </ol>
);

const Modules = ({ modules }: Pick<CivilResult, 'modules'>) => (
  <Table
    caption="模块差距"
    head={['模块', '试卷', '现在', '目标', '差距', '计划小时（含整卷）']}
    rows={modules.map(({ key, label, paper, now, goal, gap, hours }) => ({
      key,
      cells: [
        label,
        paper,
        now === null ? '未填写' : String(now),
        String(goal),
        gap === null ? '—' : String(gap),
        String(hours),
      ],
    }))}
  />
);

const Interview = ({ interview: { practice, score, method } }: Pick<CivilResult, 'interview'>) => (
  <ResultSection title="结构化面试" lead={method}>
    <div className={styles.stack}>
      {score ? (
        <p className={styles.draft}>
          {`考官总分 ${score.totals.join('、')}；${score.formula}。各要素平均：${score.elements
            .map(({ label, average }) => `${label} ${average}`)
            .join('，')}。`}
        </p>
      ) : null}
      <div className={styles.columns}>
        {practice.map(({ key, label, weight, question, points, pitfall }) => (
          <section key={key} className={styles.card} aria-label={label}>
            <header className={styles.cardHead}>
              <h4>{label}</h4>
              <span className={styles.soft}>{`权重 ${weight}%`}</span>
            </header>
            <p>{question}</p>
            <Bullets lines={points} />
            <p className={styles.soft}>{`避免：${pitfall}`}</p>
          </section>
        ))}
      </div>
    </div>
  </ResultSection>
);

const Reminders = ({ reminders }: Pick<CivilResult, 'reminders'>) =>
  reminders.length === 0 ? null : (
    <ResultSection title="日期提醒" lead="只列职位表里写明的日期，以公告为准。">
      <Bullets lines={reminders.map(({ date, label, source }) => `${date} ${label}（${source.title}）`)} />
    </ResultSection>
  );

/** A dimension without a score is already named in the standing. */
const isCounted = (label: string, { dimensions }: CivilResult) =>
  dimensions.some((dimension) => dimension.label === label);

/**
 * Result for a civil service examination: eligibility per post, standing, study plan, interview and papers.
 */
export const CivilResultView = ({ run, result }: { run: RunOf<CivilResult>; result: CivilResult }) => (
  <>
    <CustomAnswerView answer={result.custom} />
    <ResultSection title="报考资格" lead="逐条由规则判断；有一条待核实，就不算符合。">
      <PostCards posts={result.posts} />
    </ResultSection>
    <Competitiveness dimensions={result.dimensions} resumeId={run.resumeId} />
    {result.modules.length > 0 && (
      <ResultSection title="模块差距" lead="目标分是本产品的设定；没有模考成绩的模块按差 20 分安排。">
        <Modules modules={result.modules} />
      </ResultSection>
    )}
    <StudyPlanView plan={result.plan} run={run} />
    <Interview interview={result.interview} />
    <ReferenceAnswer
      service={civilService}
      run={run}
      title="面试参考答案"
      lead="六个要素的答题提纲与自我介绍；例子用您自己的经历。"
    >
      {({ introduction, answers, notes }) => (
        <ReferenceView
          introduction={introduction}
          questions={answers.map(({ element, question, outline, minutes }) => ({
            key: element,
            title: element,
            hint: `约 ${minutes} 分钟`,
            question,
            outline,
          }))}
          notes={notes}
        />
      )}
    </ReferenceAnswer>
    <ResultSection title="材料清单">
      <Bullets lines={result.documents.map(({ name, reason }) => `${name}：${reason}`)} />
    </ResultSection>
    <Reminders reminders={result.reminders} />
    <MissingData
      facts={result.missing
        .filter(({ label }) => !isCounted(label, result))
        .map(({ label, remedy }) => ({ label, effect: remedy }))}
    />
    <ResultNotes notes={result.notes} sources={result.sources} />
  </>
);
