import { postgradStages } from '@qicheng/analysis/postgrad-exam';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { EntryBoxes } from '../exam/entry-boxes.js';
import { Group } from '../exam/group.js';
import { ModeChoice } from '../exam/mode-choice.js';
import { choices } from '../exam/typed-entry.js';
import { AskForm } from '../kit/ask-form.js';
import { RadioChips } from '../kit/choices.js';
import { useKeptState } from '../kit/kept-state.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { HOUR_BOXES, LEVEL_BOXES, OWN_BOXES, TARGET_BOXES } from './postgrad-boxes.js';
import { EMPTY_POSTGRAD, type PostgradDraft, readPostgrad } from './postgrad-draft.js';
import type { PostgradQuestion } from './postgrad-service.js';

interface PostgradFormProps {
  isCustom: boolean;
  isBusy: boolean;
  problem: string | null;
  onMode: (isCustom: boolean) => void;
  onAsk: (question: PostgradQuestion) => void;
}

const MOST_TARGETS = 6;
const UNFINISHED = '还有内容没有填对，已在各项下面标出';
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

/** Who one is, what for, and how much time there is. */
export function PostgradForm({ isCustom, isBusy, problem, onMode, onAsk }: PostgradFormProps) {
  const [draft, setDraft] = useKeptState<PostgradDraft>('postgrad-exam', EMPTY_POSTGRAD);
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? readPostgrad(draft, isCustom).problems : {};
  const change = (part: Partial<PostgradDraft>) => setDraft((current) => ({ ...current, ...part }));
  const own = {
    entry: draft.own,
    errorOf: (path: string) => problems[path],
    onChange: (next: PostgradDraft['own']) => change({ own: next }),
  };
  const ask = () => {
    setChecked(true);
    const { asked } = readPostgrad(draft, isCustom);
    if (asked) onAsk(asked);
  };
  return (
    <AskForm isBusy={isBusy} problem={Object.keys(problems).length > 0 ? UNFINISHED : problem} onSubmit={ask}>
      <ModeChoice
        isCustom={isCustom}
        question={draft.question}
        problem={problems['question']}
        placeholder="如：跨考计算机，数学基础弱，九个月来得及吗？"
        onMode={onMode}
        onQuestion={(question) => change({ question })}
      />
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
      <ResumeChooser
        value={draft.choice}
        isOptional
        use="考研分析"
        onChange={(choice) => change({ choice })}
      />
    </AskForm>
  );
}
