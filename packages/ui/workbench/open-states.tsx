import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Autocomplete } from '../src/autocomplete.js';
import { Button, buttonClass } from '../src/button.js';
import { CascadingSelect } from '../src/cascading-select.js';
import { Combobox } from '../src/combobox.js';
import { ConfirmDialog } from '../src/confirm-dialog.js';
import { Dialog } from '../src/dialog.js';
import { Drawer } from '../src/drawer.js';
import { Field } from '../src/field.js';
import { Menu } from '../src/menu.js';
import { TextInput } from '../src/text-input.js';
import { showToast, ToastRegion } from '../src/toast.js';
import { Section } from './section.js';

const nothing = () => undefined;
const schools = ['北京大学', '北京师范大学', '北京邮电大学'];
const regions = [
  { value: '11', label: '北京市', children: [{ value: '1101', label: '海淀区' }] },
  { value: '31', label: '上海市' },
];

const NameField = () => (
  <Field label="昵称" hint="20 字以内">
    {(ids) => <TextInput {...ids} value="林一舟" onValue={nothing} />}
  </Field>
);

/** Clicks the trigger, as a visitor would. */
function Pressed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.click();
  }, []);
  return <div ref={box}>{children}</div>;
}

function TypedSchool() {
  const [text, setText] = useState('');
  return (
    <Field label="学校">
      {(ids) => (
        <Autocomplete
          {...ids}
          value={text}
          onValue={setText}
          suggestions={schools.map((value) => ({ value }))}
        />
      )}
    </Field>
  );
}

function Toasts() {
  useEffect(() => {
    showToast('success', '链接已复制');
    showToast('error', '刚才的修改没有得到确认');
    showToast('info', '网站刚刚更新', { label: '重新加载', run: nothing });
  }, []);
  return <ToastRegion textMs={600_000} actionMs={600_000} />;
}

const states = {
  dialog: () => (
    <Dialog open title="修改昵称" width="narrow" onClose={nothing}>
      <NameField />
    </Dialog>
  ),
  confirm: () => (
    <ConfirmDialog
      open
      title="退出该设备"
      text="该设备会立即退出登录，需要重新登录才能使用。"
      confirm="退出登录"
      isDanger
      onConfirm={nothing}
      onClose={nothing}
    />
  ),
  drawer: () => (
    <Drawer open title="版本历史" onClose={nothing}>
      <NameField />
    </Drawer>
  ),
  sheet: () => (
    <Drawer
      open
      title="筛选模板"
      side="bottom"
      onClose={nothing}
      footer={<Button tone="primary">看 12 套模板</Button>}
    >
      <NameField />
    </Drawer>
  ),
  menu: () => (
    <Pressed>
      <Menu
        trigger="更多"
        buttonClassName={buttonClass({})}
        align="start"
        items={[
          { key: 'rename', label: '改名', onSelect: nothing },
          { key: 'delete', label: '删除', tone: 'danger', onSelect: nothing },
        ]}
      />
    </Pressed>
  ),
  combobox: () => (
    <Field label="学校">
      {(ids) => (
        <Combobox
          {...ids}
          value="北京大学"
          onValue={nothing}
          options={schools.map((name) => ({ value: name, label: name }))}
        />
      )}
    </Field>
  ),
  autocomplete: TypedSchool,
  cascade: () => (
    <Pressed>
      <CascadingSelect
        label="选择地区"
        trigger={<Button>选择</Button>}
        options={regions}
        notice="正在加载地区"
        onPick={nothing}
      />
    </Pressed>
  ),
  toast: Toasts,
};

export const openStateNames = Object.keys(states) as (keyof typeof states)[];

/** One open overlay. */
export function OpenStates({ name }: { name: keyof typeof states }) {
  const State = states[name];
  return (
    <Section title={name} look="columns">
      <State />
    </Section>
  );
}
