import { postgradStages, postgradQuestion, type PostgradStage } from '@qicheng/analysis/postgrad-exam';
import { Button } from '@qicheng/ui/button';
import { RadioChips } from '@qicheng/ui/chips';
import { z } from 'zod';
import { EntryBoxes } from '../exam/entry-boxes.js';
import { ExamForm, type ExamPartProps } from '../exam/exam-form.js';
import { Group } from '../exam/group.js';
import { choices, type Entry, type Problems, problemsOf, readEntry } from '../exam/typed-entry.js';
import type { AnalysisFormProps, AnalysisModeProps } from '../kit/analysis-page.js';
import { HOUR_BOXES, LEVEL_BOXES, OWN_BOXES, TARGET_BOXES } from './postgrad-boxes.js';
import type { PostgradQuestion } from './postgrad-service.js';
import { type ResumeChoice, subjectOf } from '../kit/resume-choice.js';

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
const LACKING: Problems = {
  undergraduate: '请填写本科信息',
  'hours.weekly': '请填写每周可用小时',
  'hours.months': '请填写备考月数',
};
const BOXES = [...OWN_BOXES, ...LEVEL_BOXES, ...HOUR_BOXES].map((box) =>
  box.path === 'mathematics.self' ? { ...box, kind: 'number' as const } : box,
);

/** The question of a form, or what is wrong with it. */
export function readPostgrad(
  { own, targets, stage, question, choice }: PostgradDraft,
  isCustom: boolean,
): { asked: PostgradQuestion | null; problems: Problems } {
  const read = shape.safeParse({
    hours: {},
    ...readEntry(BOXES, own),
    targets: targets.map((entry) => readEntry(TARGET_BOXES, entry)),
    stage,
  });
  const words = question.trim();
  const unasked: Problems = isCustom && words === '' ? { question: '请填写问题' } : {};
  if (!read.success) {
    return { asked: null, problems: { ...problemsOf(read.error.issues, LACKING), ...unasked } };
  }
  if (isCustom && (words === '' || words.length > 500)) return { asked: null, problems: unasked };
  return {
    asked: { ...read.data, ...(isCustom ? { question: words } : {}), ...subjectOf(choice) },
    problems: {},
  };
}

const MOST_TARGETS = 6;
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
    {targets.length < MOST_TARGETS ? (
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

/** Who one is, what for, and how much time there is. */
export const PostgradForm = (props: AnalysisFormProps<PostgradQuestion> & AnalysisModeProps) => (
  <ExamForm
    {...props}
    keptAs="postgrad-exam"
    empty={EMPTY_POSTGRAD}
    read={readPostgrad}
    placeholder="如：跨考计算机，数学基础弱，九个月来得及吗？"
  >
    {(parts) => <Parts {...parts} />}
  </ExamForm>
);
