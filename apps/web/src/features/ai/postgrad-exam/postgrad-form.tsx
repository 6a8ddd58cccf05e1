import {
  postgradStages,
  postgradInput,
  postgradQuestion,
  type PostgradStage,
  mathPapers,
  postgradFields,
  schoolTiers,
} from '@qicheng/analysis/postgrad-exam';
import { Button } from '@qicheng/ui/button';
import { RadioChips } from '@qicheng/ui/chips';
import { z } from 'zod';
import { postgradExam as descriptor } from '@qicheng/analysis/descriptors/postgrad-exam';
import { ExamForm, type ExamPartProps, Group, EntryBoxes } from '../exam/exam-form.js';
import { choices, type Entry, type Problems, problemsOf, readEntry, type Box } from '../exam/typed-entry.js';
import type { AnalysisFormProps, AnalysisModeProps } from '../kit/analysis-page.js';
import { entryOf } from '../kit/entry-of.js';
import { chosenIn, type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

type PostgradQuestion = QuestionOf<typeof descriptor>;

const WORDS = {
  title: '考研分析',
  purpose: '按公开的规则看竞争力六个方面，把目标分成冲、稳、保，再把可用的小时排到每一周。',
  limitations:
    '不预测录取概率，不估计没有公布的数据；推免比、报录比、分数线只用带年份和来源的数字，没有的写数据缺失。',
};

/** 考研分析. */
export const postgradService = defineAiService(descriptor, WORDS);

/** The same for free questions, with its own history. */
export const customPostgradService = defineAiService(descriptor, WORDS, { isCustom: true });

const SELF = [
  { value: '5', label: '5 很扎实' },
  { value: '4', label: '4 较好' },
  { value: '3', label: '3 一般' },
  { value: '2', label: '2 较弱' },
  { value: '1', label: '1 基本没学' },
];

/** The candidate's background. */
const OWN_BOXES: readonly Box[] = [
  { path: 'undergraduate.school', label: '本科院校', kind: 'text', maxLength: 60 },
  {
    path: 'undergraduate.tier',
    label: '本科院校层次',
    kind: 'choice',
    isRequired: true,
    options: choices(schoolTiers),
  },
  { path: 'undergraduate.major', label: '本科专业', kind: 'text', isRequired: true, maxLength: 60 },
  { path: 'undergraduate.rankPercent', label: '专业排名', kind: 'number', unit: '%', hint: '前百分之几' },
  { path: 'undergraduate.gpa.value', label: '绩点或均分', kind: 'number' },
  { path: 'undergraduate.gpa.scale', label: '绩点满分', kind: 'number', hint: '如 4、5 或 100' },
];

/** The candidate's level in the exam subjects. */
const LEVEL_BOXES: readonly Box[] = [
  { path: 'english.cet6', label: '英语六级', kind: 'number', unit: '分' },
  { path: 'english.cet4', label: '英语四级', kind: 'number', unit: '分' },
  { path: 'english.mock', label: '考研英语模拟', kind: 'number', unit: '/100' },
  { path: 'mathematics.mock', label: '考研数学模拟', kind: 'number', unit: '/150' },
  { path: 'mathematics.self', label: '数学基础自评', kind: 'choice', options: SELF },
  { path: 'estimatedScore', label: '初试估分', kind: 'number', unit: '/500', hint: '有复试线时按差值分档' },
  { path: 'research.papers', label: '论文', kind: 'number', unit: '篇' },
  { path: 'research.projects', label: '科研项目', kind: 'number', unit: '项' },
  { path: 'research.competitions', label: '竞赛奖项', kind: 'number', unit: '项' },
];

const HOUR_BOXES: readonly Box[] = [
  { path: 'hours.weekly', label: '每周可用', kind: 'number', unit: '小时', isRequired: true },
  { path: 'hours.months', label: '备考时间', kind: 'number', unit: '个月', isRequired: true },
  {
    path: 'hours.examYear',
    label: '初试年份',
    kind: 'number',
    unit: '年',
    hint: '选填；计划不会排到初试之后',
  },
];

/** A target programme. */
const TARGET_BOXES: readonly Box[] = [
  { path: 'school', label: '目标院校', kind: 'text', isRequired: true, maxLength: 60 },
  {
    path: 'tier',
    label: '院校层次',
    kind: 'choice',
    isRequired: true,
    options: choices(schoolTiers.slice(2)),
  },
  { path: 'major', label: '目标专业', kind: 'text', isRequired: true, maxLength: 60 },
  {
    path: 'span',
    label: '报考专业与本科专业的关系',
    kind: 'choice',
    isRequired: true,
    options: choices(['本专业', '相近专业', '跨专业']),
  },
  { path: 'region', label: '所在省份', kind: 'text', hint: '用来对应国家线', maxLength: 20 },
  { path: 'field', label: '学科门类', kind: 'choice', options: choices(postgradFields) },
  {
    path: 'mathematics',
    label: '数学科目',
    kind: 'choice',
    hint: '不选时计划不排数学',
    options: choices(mathPapers),
  },
  { path: 'studyMode', label: '学习方式', kind: 'choice', options: choices(['全日制', '非全日制']) },
];

/** The form as typed. */
interface PostgradDraft {
  readonly own: Entry;
  readonly targets: readonly Entry[];
  readonly stage: PostgradStage;
  readonly question: string;
  readonly choice: ResumeChoice | null;
}

export const EMPTY_POSTGRAD: PostgradDraft = {
  own: {},
  targets: [{}],
  stage: '初试',
  question: '',
  choice: null,
};

const shape = z.object(postgradQuestion);
const MISSING_MESSAGES: Problems = {
  undergraduate: '请填写本科信息',
  'hours.weekly': '请填写每周可用小时',
  'hours.months': '请填写备考月数',
};
const BOXES = [...OWN_BOXES, ...LEVEL_BOXES, ...HOUR_BOXES].map((box) =>
  box.path === 'mathematics.self' ? { ...box, kind: 'number' as const } : box,
);

/** Parses the form: the question, or its problems. */
export function readPostgrad(
  { own, targets, stage, question, choice }: PostgradDraft,
  isCustom: boolean,
): { question: PostgradQuestion | null; problems: Problems } {
  const read = shape.safeParse({
    hours: {},
    ...readEntry(BOXES, own),
    targets: targets.map((entry) => readEntry(TARGET_BOXES, entry)),
    stage,
  });
  const words = question.trim();
  const missingQuestion: Problems = isCustom && words === '' ? { question: '请填写问题' } : {};
  if (!read.success) {
    return {
      question: null,
      problems: { ...problemsOf(read.error.issues, MISSING_MESSAGES), ...missingQuestion },
    };
  }
  if (isCustom && (words === '' || words.length > 500)) return { question: null, problems: missingQuestion };
  return {
    question: { ...read.data, ...(isCustom ? { question: words } : {}), ...subjectOf(choice) },
    problems: {},
  };
}

const storedInput = postgradInput.omit({ resume: true, figures: true, today: true });

/** The form of a result that is asked again. */
export function postgradDraftOf(input: unknown): Partial<PostgradDraft> {
  const read = storedInput.safeParse(input);
  if (!read.success) return {};
  const { targets, stage, question = '' } = read.data;
  return {
    own: entryOf(BOXES, read.data),
    targets: targets.map((target) => entryOf(TARGET_BOXES, target)),
    stage,
    question,
    ...chosenIn(input),
  };
}

const MAX_TARGETS = 6;
const STAGES = choices(postgradStages) as { value: PostgradDraft['stage']; label: string }[];

interface TargetsProps extends Pick<PostgradDraft, 'targets'> {
  problems: Readonly<Record<string, string>>;
  onChange: (targets: PostgradDraft['targets']) => void;
}

/** One to six targets. */
const Targets = ({ targets, problems, onChange }: TargetsProps) => (
  <>
    {targets.map((entry, place) => (
      <Group
        key={place}
        title={`目标 ${place + 1}`}
        action={
          targets.length > 1 ? (
            <Button
              tone="quiet"
              aria-label={`移除目标 ${place + 1}`}
              onClick={() => onChange(targets.toSpliced(place, 1))}
            >
              移除
            </Button>
          ) : null
        }
      >
        <EntryBoxes
          boxes={TARGET_BOXES}
          entry={entry}
          errorOf={(path) => problems[`targets.${place}.${path}`]}
          onChange={(next) => onChange(targets.with(place, next))}
        />
      </Group>
    ))}
    {targets.length < MAX_TARGETS ? (
      <div>
        <Button icon="plus" onClick={() => onChange([...targets, {}])}>
          再加一个目标
        </Button>
      </div>
    ) : null}
  </>
);

const Parts = ({ draft, problems, change }: ExamPartProps<PostgradDraft>) => {
  const own = {
    entry: draft.own,
    errorOf: (path: string) => problems[path],
    onChange: (next: PostgradDraft['own']) => change({ own: next }),
  };
  return (
    <>
      <RadioChips
        label="所处阶段"
        options={STAGES}
        value={draft.stage}
        onValue={(stage) => change({ stage })}
      />
      <Group title="本科与成绩">
        <EntryBoxes boxes={OWN_BOXES} {...own} />
      </Group>
      <Targets targets={draft.targets} problems={problems} onChange={(targets) => change({ targets })} />
      <Group title="可用时间" hint="每天最多按 14 小时计；计划不会排到初试之后">
        <EntryBoxes boxes={HOUR_BOXES} {...own} />
      </Group>
      <Group title="英语、数学与科研" hint="选填；没有填写的方面不计分">
        <EntryBoxes boxes={LEVEL_BOXES} {...own} />
      </Group>
    </>
  );
};

/** The candidate, the targets, and the time available. */
export const PostgradForm = (props: AnalysisFormProps<PostgradQuestion> & AnalysisModeProps) => (
  <ExamForm
    {...props}
    storageKey="postgrad-exam"
    empty={EMPTY_POSTGRAD}
    read={readPostgrad}
    draftOf={postgradDraftOf}
    placeholder="如：跨考计算机，数学基础弱，九个月来得及吗？"
  >
    {(parts) => <Parts {...parts} />}
  </ExamForm>
);
