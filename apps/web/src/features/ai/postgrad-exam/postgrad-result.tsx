import type { PostgradResult, JudgedTarget, TargetGroup } from '@qicheng/analysis/postgrad-exam-result';
import { Link } from 'react-router-dom';
import { Table } from '@qicheng/ui/table';
import { isOwnPath } from '#src/lib/own-path.js';
import styles from '../exam/exam.module.css';
import {
  Bullets,
  CustomAnswerView,
  ReferenceView,
  ResultNotes,
  Competitiveness,
  StudyPlanView,
} from '../exam/exam-results.js';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { FilledText } from '../kit/filled-text.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { postgradService } from './postgrad-form.js';
import { MissingData } from '../kit/missing-data.js';

const TONES: Record<TargetGroup, string> = {
  保: 'good',
  稳: 'good',
  冲: 'open',
  暂不建议: 'bad',
  暂不分档: 'open',
};

// Omits the programme, which the card names, and 数据缺失, which the section says.
const shortLabel = (label: string, { school, major }: JudgedTarget) =>
  label.replace(`${school} ${major}的`, '').replace('：数据缺失', '');

const Card = ({ target }: { target: JudgedTarget }) => {
  const { school, major, region, group, reasons, figures, missing } = target;
  return (
    <li className={styles.card}>
      <header className={styles.cardHead}>
        <span className={styles.tag} data-tone={TONES[group]}>
          {group}
        </span>
        <h4>{`${school} · ${major}`}</h4>
        {region ? <span className={styles.soft}>{region}</span> : null}
      </header>
      <ul className={styles.bullets}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {figures.length > 0 ? (
        <Table
          caption={`${school} ${major} 的公开数据`}
          head={['数据', '年份', '数值', '算法', '来源']}
          rows={figures.map(({ label, year, value, formula, source }, place) => ({
            key: String(place),
            cells: [label, String(year), value, formula, `${source.title}（${source.date}）`],
          }))}
        />
      ) : null}
      <MissingData
        facts={missing.map(({ label, remedy }) => ({ label: shortLabel(label, target), effect: remedy }))}
      />
    </li>
  );
};

/** The targets, each with its group, reasons, and published figures. */
export const TargetCards = ({ targets }: { targets: readonly JudgedTarget[] }) => (
  <ol className={styles.cards}>
    {targets.map((target, place) => (
      <Card key={place} target={target} />
    ))}
  </ol>
);

const Drafts = ({ interview }: Pick<PostgradResult, 'interview'>) => {
  const { introduction, mail } = interview;
  const letter = mail.lines.map(({ text }) => text).join('\n');
  return (
    <div className={styles.columns}>
      <section aria-label="自我介绍提纲">
        <h4 className={styles.sub}>自我介绍提纲</h4>
        <div className={styles.draft}>
          {introduction.map(({ part, text }) => (
            <p key={part}>
              <span className={styles.part}>{part} </span>
              <FilledText text={text} />
            </p>
          ))}
        </div>
        <CopyButton text={introduction.map(({ text }) => text).join('')} label="复制自我介绍" />
      </section>
      <section aria-label="导师邮件">
        <h4 className={styles.sub}>导师邮件</h4>
        <div className={styles.draft}>
          <p>
            <span className={styles.part}>主题 </span>
            <FilledText text={mail.subject} />
          </p>
          <p>
            <FilledText text={letter} />
          </p>
        </div>
        <CopyButton text={`${mail.subject}\n\n${letter}`} label="复制邮件" />
      </section>
    </div>
  );
};

/** Result for a postgraduate examination: standing, targets, study plan, drafts and alternatives. */
export const PostgradResultView = ({
  run,
  result,
}: {
  run: RunOf<PostgradResult>;
  result: PostgradResult;
}) => (
  <>
    <CustomAnswerView answer={result.custom} />
    <Competitiveness dimensions={result.dimensions} resumeId={run.resumeId} />
    <ResultSection title="冲稳保" lead="分档按下面声明的规则，不是录取概率。">
      <div className={styles.stack}>
        <TargetCards targets={result.targets} />
        <Bullets lines={result.methods} />
      </div>
    </ResultSection>
    <StudyPlanView plan={result.plan} run={run} />
    <ResultSection title="复试材料" lead="只用简历和填写过的事实；只有您知道的标为【待补充】。">
      <AiLabel engine={run.engine} />
      <Drafts interview={result.interview} />
    </ResultSection>
    <ReferenceAnswer
      service={postgradService}
      run={run}
      title="复试参考答案"
      lead="完整的自我介绍、导师邮件与常见问题的答题提纲。"
    >
      {({ introduction, questions, notes }) => (
        <ReferenceView
          introduction={introduction}
          questions={questions.map(({ question, whyAsked, outline }) => ({
            key: question,
            title: question,
            hint: whyAsked,
            outline,
          }))}
          notes={notes}
        />
      )}
    </ReferenceAnswer>
    <ResultSection title="备选">
      <div className={styles.columns}>
        {result.alternatives.map(({ kind, reasons, nextStep, path }) => (
          <section key={kind} className={styles.card} aria-label={kind}>
            <h4>{kind}</h4>
            <Bullets lines={reasons} />
            {isOwnPath(path) ? <Link to={path}>{nextStep}</Link> : <p>{nextStep}</p>}
          </section>
        ))}
      </div>
    </ResultSection>
    <ResultNotes notes={result.notes} sources={result.sources} />
  </>
);
