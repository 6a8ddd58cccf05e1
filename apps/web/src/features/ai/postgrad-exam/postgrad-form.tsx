import { postgradStages } from '@qicheng/analysis/postgrad-exam';
import { Button } from '@qicheng/ui/button';
import { RadioChips } from '@qicheng/ui/chips';
import { EntryBoxes } from '../exam/entry-boxes.js';
import { ExamForm, type ExamPartProps } from '../exam/exam-form.js';
import { Group } from '../exam/group.js';
import { choices } from '../exam/typed-entry.js';
import type { AnalysisFormProps, AnalysisModeProps } from '../kit/analysis-page.js';
import { HOUR_BOXES, LEVEL_BOXES, OWN_BOXES, TARGET_BOXES } from './postgrad-boxes.js';
import { EMPTY_POSTGRAD, type PostgradDraft, readPostgrad } from './postgrad-draft.js';
import type { PostgradQuestion } from './postgrad-service.js';

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
