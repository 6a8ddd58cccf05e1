import { useEffect, useState } from 'react';
import { Autocomplete } from '../src/autocomplete.js';
import { Button } from '../src/button.js';
import { Combobox } from '../src/combobox.js';
import { Field } from '../src/field.js';
import { Form, FormField, refuseField, useForm } from '../src/form.js';
import { FormCheckbox } from '../src/form-checkbox.js';
import { Select } from '../src/select.js';
import { PasswordInput, TextInput } from '../src/text-input.js';
import { Textarea } from '../src/textarea.js';
import { Section } from './section.js';

const degrees = [
  { value: 'bachelor', label: '本科' },
  { value: 'master', label: '硕士' },
];

function Fields() {
  const [text, setText] = useState('林一舟');
  const [degree, setDegree] = useState('');
  return (
    <Section title="Field" look="columns">
      <Field label="姓名" hint="与身份证一致" isRequired>
        {(ids) => <TextInput {...ids} value={text} onValue={setText} suffix={`${text.length} / 20`} />}
      </Field>
      <Field label="手机号" error="请输入正确的手机号">
        {(ids) => <TextInput {...ids} value="12" readOnly={false} onValue={() => undefined} />}
      </Field>
      <Field label="学号">
        {(ids) => <TextInput {...ids} value="" placeholder="请输入学号" onValue={() => undefined} />}
      </Field>
      <Field label="分享链接">{(ids) => <TextInput {...ids} value="https://example.com/s" readOnly />}</Field>
      <Field label="不能改">
        {(ids) => <TextInput {...ids} value="2026" disabled onValue={() => undefined} />}
      </Field>
      <Field label="密码">
        {(ids) => <PasswordInput {...ids} value="Setting-out" onValue={() => undefined} />}
      </Field>
      <Field label="学历">
        {(ids) => <Select {...ids} value={degree} onValue={setDegree} options={degrees} empty="请选择" />}
      </Field>
      <Field label="专业">
        {(ids) => (
          <Combobox {...ids} value="master" isClearable onValue={() => undefined} options={degrees} />
        )}
      </Field>
      <Field label="学校">
        {(ids) => <Autocomplete {...ids} value="清华" onValue={() => undefined} suggestions={[]} />}
      </Field>
      <Field label="自我评价" hint="200 字以内">
        {(ids) => <Textarea {...ids} rows={3} value="做事踏实。" onValue={() => undefined} />}
      </Field>
    </Section>
  );
}

/** A form after a rejected submit. */
function RefusedForm() {
  const form = useForm({ phone: '13800000001', code: '', isAgreed: false });
  useEffect(() => refuseField(form, 'code', '请先获取短信验证码'), [form]);
  return (
    <Section title="Form" look="columns">
      <Form form={form} onSubmit={() => undefined} label="登录">
        <FormField name="phone" label="手机号">
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField name="code" label="短信验证码">
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormCheckbox name="isAgreed" mustBeTicked="请先勾选">
          我已阅读并同意
        </FormCheckbox>
        <Button type="submit" tone="primary" isWide>
          登录
        </Button>
      </Form>
    </Section>
  );
}

/** Controls that are filled in. */
export const FormStates = () => (
  <>
    <Fields />
    <RefusedForm />
  </>
);
