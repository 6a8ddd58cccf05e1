import { Button, Form, Input, Select } from 'antd';
import { loginPassword } from '@qicheng/contract/auth/fields';
import { studentCredentials, studentNumber } from '@qicheng/contract/student/fields';
import { useState } from 'react';
import { fieldRule } from '../../../lib/field-rule.js';
import { signInAsStudent, type StudentCredentials } from '../api/sign-in.js';
import { keepInFlow } from '../auth-flow.js';
import type { Show } from '../auth-view.js';
import { showFormFailure } from '../form-failure.js';
import { useCaptchaOnDemand } from '../hooks/use-captcha-on-demand.js';
import { useStudentSchools } from '../hooks/use-student-schools.js';
import { useThrottled } from '../hooks/use-throttled.js';
import type { SignedIn } from '../signed-in.js';
import styles from './auth-form.module.css';
import { PasswordField } from './fields.js';

const nothingFound = {
  loading: '正在查找学校…',
  failed: '学校列表没有加载成功，请检查网络后重试',
  ready: '没有找到开通学号登录的学校，请换个写法，或用其他方式登录',
};

interface SchoolSelectProps {
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** A school that enabled student sign-in, found by name, pinyin or initials. */
function SchoolSelect({ id, value, onChange, ...rest }: SchoolSelectProps) {
  const [keyword, setKeyword] = useState('');
  const { schools, state } = useStudentSchools(keyword.trim());
  return (
    <Select
      {...rest}
      id={id}
      value={value || undefined}
      onChange={onChange}
      showSearch={{ onSearch: setKeyword, filterOption: false }}
      placeholder="选择学校，可输入名称或拼音"
      notFoundContent={<span role="status">{nothingFound[state]}</span>}
      options={schools.map(({ code, name }) => ({ key: code, value: name, label: name }))}
    />
  );
}

/** Sign-in by school and student number; a 202 opens the phone verification [spec 4]. */
export function StudentTab({ onSignedIn, show }: { onSignedIn: SignedIn; show: Show }) {
  const [form] = Form.useForm<StudentCredentials>();
  const { attempt, captcha } = useCaptchaOnDemand();
  const enter = async (values: StudentCredentials, pass: string | null) => {
    const result = await signInAsStudent(values, pass);
    if (result.outcome === 'signedIn') return onSignedIn(result.data);
    keepInFlow({ studentCheck: { ...result.data, schoolName: values.schoolName }, phone: '' });
    show('studentPhone');
  };
  const { press, isBusy } = useThrottled((values: StudentCredentials) =>
    attempt((pass) => enter(values, pass), {
      studentNumber: values.studentNumber,
      purpose: 'studentLogin',
    }).catch((error: unknown) => showFormFailure(form, error, 'password')),
  );
  return (
    <>
      <Form form={form} name="student-sign-in" layout="vertical" onFinish={press}>
        <Form.Item
          name="schoolName"
          label="学校"
          rules={[fieldRule(studentCredentials.schoolName.schema)]}
          validateTrigger="onSubmit"
        >
          <SchoolSelect />
        </Form.Item>
        <Form.Item
          name="studentNumber"
          label="学号"
          normalize={(value: string | undefined) => value?.replaceAll(/\s/g, '')}
          rules={[fieldRule(studentNumber)]}
          validateTrigger="onSubmit"
        >
          <Input autoComplete="username" maxLength={100} placeholder="请输入学号" />
        </Form.Item>
        <PasswordField rule={loginPassword} />
        <Button type="primary" htmlType="submit" block loading={isBusy} className={styles.submit}>
          登录
        </Button>
      </Form>
      {captcha}
    </>
  );
}
