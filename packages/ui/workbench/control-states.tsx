import { useState } from 'react';
import { Button, type ButtonTone } from '../src/button.js';
import { Checkbox } from '../src/checkbox.js';
import { CheckChips, RadioChips } from '../src/chips.js';
import { Icon } from '../src/icon.js';
import { RadioGroup } from '../src/radio-group.js';
import { Switch } from '../src/switch.js';
import { Tabs } from '../src/tabs.js';
import { Section } from './section.js';

const tones: readonly ButtonTone[] = ['primary', 'plain', 'quiet'];
const days = [
  { value: 7, label: '7 天' },
  { value: 30, label: '30 天' },
  { value: 0, label: '长期' },
];

const Buttons = () => (
  <Section title="Button">
    {tones.map((tone) => (
      <span key={tone}>
        <Button tone={tone}>导出 PDF</Button>{' '}
        <Button tone={tone} icon="plus" size="large">
          新建简历
        </Button>{' '}
        <Button tone={tone} isDanger>
          删除
        </Button>{' '}
        <Button tone={tone} isBusy>
          正在保存
        </Button>{' '}
        <Button tone={tone} disabled>
          不可用
        </Button>
      </span>
    ))}
    <Icon name="search" />
  </Section>
);

/** Controls that are pressed, ticked or chosen. */
export function ControlStates() {
  const [isTicked, setTicked] = useState(true);
  const [isOn, setOn] = useState(true);
  const [chosen, setChosen] = useState(30);
  return (
    <>
      <Buttons />
      <Section title="Checkbox" look="columns">
        <Checkbox value={isTicked} onValue={setTicked}>
          不再提醒
        </Checkbox>
        <Checkbox value={false} onValue={() => undefined} error="请勾选同意信息">
          我已阅读并同意
        </Checkbox>
        <Checkbox value disabled onValue={() => undefined}>
          不能改
        </Checkbox>
      </Section>
      <Section title="RadioGroup">
        <RadioGroup label="有效期" value={chosen} onValue={setChosen} options={days} look="segments" />
        <RadioGroup label="有效期，逐行" value={chosen} onValue={setChosen} options={days} />
        <RadioGroup label="有效期，不能改" value={7} onValue={setChosen} options={days} disabled />
      </Section>
      <Section title="Chips">
        <RadioChips
          label="要做什么"
          isRequired
          value="judge"
          onValue={() => undefined}
          options={[
            { value: 'judge', label: '点评我写的信' },
            { value: 'write', label: '用简历生成一封', hint: '需要一份简历' },
          ]}
        />
        <CheckChips
          label="分析哪些部分"
          values={[]}
          onValues={() => undefined}
          options={[{ value: 'work', label: '工作经历' }]}
          error="至少选择一个部分"
        />
      </Section>
      <Section title="Switch">
        <Switch aria-label="允许下载" value={isOn} onValue={setOn} />
        <Switch aria-label="公开联系方式" value={false} onValue={() => undefined} />
        <Switch aria-label="不能改" value disabled onValue={() => undefined} />
      </Section>
      <Section title="Tabs" look="columns">
        <Tabs
          label="登录方式"
          tabs={[
            { key: 'password', label: '密码登录', content: <p>密码登录的内容</p> },
            { key: 'code', label: '验证码登录', content: <p>验证码登录的内容</p> },
          ]}
        />
      </Section>
    </>
  );
}
