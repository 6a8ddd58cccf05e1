import {
  civilExams,
  serviceProjects,
  civilInput,
  type CivilPost,
  interviewElementKeys,
} from '@qicheng/analysis/civil-service';
import { majorClasses } from '@qicheng/analysis/major-catalogue';
import { Button } from '@qicheng/ui/button';
import { CheckChips, RadioChips } from '@qicheng/ui/chips';
import { ExamForm, type ExamPartProps, Group, MoreGroup, EntryBoxes } from '../exam/exam-form.js';
import type { AnalysisFormProps, AnalysisModeProps } from '../kit/analysis-page.js';
import { AreaField, TextField } from '../kit/fields.js';
import {
  type CivilDraft,
  EMPTY_CIVIL,
  NO_PROJECT,
  readCivil,
  type CivilQuestion,
  CLASS_LIST,
  EDUCATION_BOXES,
  FACT_BOXES,
  HOUR_BOXES,
  MOCK_BOXES,
  MODULE_BOXES,
  type DraftPost,
} from './civil-draft.js';
import { PostPicker } from './post-picker.js';
import { entryOf } from '../kit/entry-of.js';
import { chosenIn } from '../kit/resume-choice.js';

const storedInput = civilInput.omit({ resume: true, today: true });

function draftPostOf({ postId, name, table, conditions: { other = '' } }: CivilPost): DraftPost {
  if (postId !== undefined) return { kind: 'table', postId, name, isSample: table?.isSample ?? false };
  return { kind: 'pasted', name, text: other };
}

/** The form of a result that is asked again. */
export function civilDraftOf(input: unknown): Partial<CivilDraft> {
  const read = storedInput.safeParse(input);
  if (!read.success) return {};
  const { exam, candidate, posts, mock, ratings = [], hours, question = '' } = read.data;
  const { educations, serviceProjects, certificates } = candidate;
  return {
    exam,
    question,
    posts: posts.map(draftPostOf),
    ...chosenIn(input),
    educations: educations.map((education) => entryOf(EDUCATION_BOXES, education)),
    facts: entryOf(FACT_BOXES, candidate),
    projects: serviceProjects?.length === 0 ? [NO_PROJECT] : (serviceProjects ?? []),
    certificates: certificates?.length === 0 ? NO_PROJECT : (certificates ?? []).join('、'),
    mock: entryOf([...MOCK_BOXES, ...MODULE_BOXES], mock),
    ratings: ratings.map((rating) => interviewElementKeys.map((key) => rating[key]).join(' ')).join('\n'),
    hours: entryOf(HOUR_BOXES, hours),
  };
}

type PartProps = ExamPartProps<CivilDraft>;

const MAX_EDUCATIONS = 4;
const EXAMS = civilExams.map((value) => ({ value, label: value }));
const PROJECTS = [NO_PROJECT, ...serviceProjects].map((value) => ({ value, label: value })) as {
  value: CivilDraft['projects'][number];
  label: string;
}[];

const Educations = ({ draft: { educations }, problems, change }: PartProps) => (
  <Group title="学历" hint="有多段学历时都填上，会用最合适的一段核对">
    <datalist id={CLASS_LIST}>
      {majorClasses.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </datalist>
    {educations.map((entry, place) => (
      <EntryBoxes
        key={place}
        boxes={EDUCATION_BOXES}
        entry={entry}
        errorOf={(path) => problems[`candidate.educations.${place}.${path}`]}
        onChange={(next) => change({ educations: educations.with(place, next) })}
      />
    ))}
    <div>
      {educations.length < MAX_EDUCATIONS ? (
        <Button icon="plus" onClick={() => change({ educations: [...educations, {}] })}>
          再加一段学历
        </Button>
      ) : null}
      {educations.length > 1 ? (
        <Button tone="quiet" onClick={() => change({ educations: educations.slice(0, -1) })}>
          移除最后一段
        </Button>
      ) : null}
    </div>
  </Group>
);

const Facts = ({ draft, problems, change }: PartProps) => (
  <Group title="个人条件" hint="选填；没有填写的，相应条件会待核实">
    <EntryBoxes
      boxes={FACT_BOXES}
      entry={draft.facts}
      errorOf={(path) => problems[`candidate.${path}`]}
      onChange={(facts) => change({ facts })}
    />
    <CheckChips
      label="服务基层项目"
      options={PROJECTS}
      values={draft.projects}
      onValues={(values) => {
        // 没有 is exclusive: choosing it clears the others, and vice versa.
        const isNone = values.at(-1) === NO_PROJECT;
        change({ projects: isNone ? [NO_PROJECT] : values.filter((value) => value !== NO_PROJECT) });
      }}
    />
    <TextField
      label="资格证书"
      hint="用顿号隔开，写明等级和分数；没有就填“没有”"
      placeholder="如：英语六级 480、法律职业资格证书A类"
      value={draft.certificates}
      problem={problems['candidate.certificates']}
      onValue={(certificates) => change({ certificates })}
    />
  </Group>
);

const Preparation = ({ draft, problems, change }: PartProps) => (
  <>
    <Group title="备考时间" hint="每天最多按 14 小时计；计划到考试前一天为止">
      <EntryBoxes
        boxes={HOUR_BOXES}
        entry={draft.hours}
        errorOf={(path) => problems[`hours.${path}`]}
        onChange={(hours) => change({ hours })}
      />
    </Group>
    <MoreGroup title="模考成绩" isOpen={Object.keys(problems).some((path) => path.startsWith('mock'))}>
      {[MOCK_BOXES, MODULE_BOXES].map((boxes) => (
        <EntryBoxes
          key={boxes.length}
          boxes={boxes}
          entry={draft.mock}
          errorOf={(path) => problems[`mock.${path}`]}
          onChange={(mock) => change({ mock })}
        />
      ))}
    </MoreGroup>
    <MoreGroup title="模拟面试打分" isOpen={problems['ratings'] !== undefined}>
      <AreaField
        label="考官打分"
        rows={4}
        hint="每行一名考官，3 至 9 行；依次为综合分析、计划组织、人际沟通、应变、言语表达、举止仪表"
        placeholder={'82 80 78 85 80 88\n75 78 80 80 82 85\n90 88 85 86 84 90'}
        value={draft.ratings}
        problem={problems['ratings']}
        onValue={(ratings) => change({ ratings })}
      />
    </MoreGroup>
  </>
);

/** The candidate, the posts, and the time available. */
export const CivilForm = (props: AnalysisFormProps<CivilQuestion> & AnalysisModeProps) => (
  <ExamForm
    {...props}
    storageKey="civil-service"
    empty={EMPTY_CIVIL}
    read={readCivil}
    draftOf={civilDraftOf}
    placeholder="如：我的专业能报这两个职位吗？"
  >
    {(parts) => (
      <>
        <RadioChips
          label="考试"
          options={EXAMS}
          value={parts.draft.exam}
          onValue={(exam) => parts.change({ exam })}
        />
        <Group title="职位">
          <PostPicker
            exam={parts.draft.exam}
            posts={parts.draft.posts}
            problems={parts.problems}
            onChange={(posts) => parts.change({ posts })}
          />
        </Group>
        <Educations {...parts} />
        <Facts {...parts} />
        <Preparation {...parts} />
      </>
    )}
  </ExamForm>
);
