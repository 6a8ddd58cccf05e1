import { loginPassword } from '@qicheng/contract/auth/fields';
import { studentCredentials, studentNumber } from '@qicheng/contract/student/fields';
import { Combobox } from '@qicheng/ui/combobox';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { type ComponentProps, useEffect, useState } from 'react';
import { fieldRule } from '#src/lib/field-rule.js';
import { signInAsStudent, type StudentCredentials, findStudentSchools } from '../api/auth-calls.js';
import { updateFlow } from '../auth-flow.js';
import type { ShowForm, OnSignedIn } from '../account-form.js';
import { showFormFailure } from '../form-failure.js';
import { useCaptchaOnDemand } from '../hooks/use-captcha.js';
import { useThrottled } from '../hooks/use-throttled.js';
import { PasswordField } from './fields.js';
import { SubmitButton } from './submit-button.js';

const nothingFound = {
  loading: '正在查找学校…',
  failed: '学校列表没有加载成功，请检查网络后重试',
  ready: '没有找到开通学号登录的学校，请换个写法，或用其他方式登录',
};

const TYPING_PAUSE_MS = 250;

type SearchResult = Awaited<ReturnType<typeof findStudentSchools>>;

interface StudentSchools {
  schools: SearchResult;
  state: 'loading' | 'ready' | 'failed';
}

/** Schools that match the typed text, empty while loading; searches after a typing pause. */
function useStudentSchools(keyword: string): StudentSchools {
  const [answer, setAnswer] = useState<StudentSchools & { keyword: string | null }>({
    schools: [],
    state: 'loading',
    keyword: null,
  });
  useEffect(() => {
    const abort = new AbortController();
    const ask = () =>
      findStudentSchools(keyword, abort.signal).then(
        (schools) => setAnswer({ schools, state: 'ready', keyword }),
        () => abort.signal.aborted || setAnswer({ schools: [], state: 'failed', keyword }),
      );
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  return answer.keyword === keyword ? answer : { schools: [], state: 'loading' };
}

type SchoolControl = Omit<ComponentProps<typeof Combobox>, 'options' | 'onSearch' | 'nothing'>;

/** Picks a school with student sign-in, searched by name, pinyin or initials. */
function SchoolSelect(control: SchoolControl) {
  const [keyword, setKeyword] = useState('');
  const { schools, state } = useStudentSchools(keyword.trim());
  return (
    <Combobox
      {...control}
      data-first-field
      placeholder="选择学校，可输入名称或拼音"
      options={schools.map(({ name }) => ({ value: name, label: name }))}
      onSearch={setKeyword}
      nothing={nothingFound[state]}
    />
  );
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

/** Sign-in by school and student number; a 202 opens the phone verification [spec 4]. */
export function StudentTab({ onSignedIn, show }: { onSignedIn: OnSignedIn; show: ShowForm }) {
  const form = useForm<StudentCredentials>({});
  const { attempt, captcha } = useCaptchaOnDemand();
  const enter = async (values: StudentCredentials, pass: string | null) => {
    const result = await signInAsStudent(values, pass);
    if (result.outcome === 'signedIn') return onSignedIn(result.data);
    updateFlow({ studentCheck: { ...result.data, schoolName: values.schoolName }, phone: '' });
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
      <Form form={form} onSubmit={press}>
        <FormField name="schoolName" label="学校" rules={[fieldRule(studentCredentials.schoolName.schema)]}>
          {(control) => <SchoolSelect {...control} />}
        </FormField>
        <FormField
          name="studentNumber"
          label="学号"
          normalize={withoutBlanks}
          rules={[fieldRule(studentNumber)]}
        >
          {(control) => (
            <TextInput {...control} autoComplete="username" maxLength={100} placeholder="请输入学号" />
          )}
        </FormField>
        <PasswordField rule={loginPassword} />
        <SubmitButton isBusy={isBusy}>登录</SubmitButton>
      </Form>
      {captcha}
    </>
  );
}
