import { useToasts } from '@qicheng/ui/toast';
import type { RefusingForm } from '@qicheng/ui/form';
import { ApiFailure } from '../../lib/api.js';
import { type FieldOfReason, showFormFailure } from './form-failure.js';

const fieldOf: FieldOfReason<'phone' | 'code'> = { phoneTaken: 'phone' };

/** What a form says of a failure: which field, in which words. */
function told(error: unknown) {
  const fields: { name: string; message: string | undefined }[] = [];
  const form: RefusingForm<{ phone: string; code: string }> = {
    setError: (name, { message }) => void fields.push({ name, message }),
    setFocus: () => undefined,
  };
  showFormFailure(form, error, 'code', fieldOf);
  return fields;
}

beforeEach(() => useToasts.setState({ toasts: [] }));

it('puts the words under the field of the reason, whatever they are', () => {
  const failure = new ApiFailure(200, 0, '手机号用过了', { reason: 'phoneTaken' });
  expect(told(failure)).toEqual([{ name: 'phone', message: '手机号用过了' }]);
});

it.each(['smsCodeInvalid', null] as const)('puts them under the other field for the reason %p', (reason) => {
  const failure = new ApiFailure(200, 0, '该手机号已注册，请直接登录', { reason });
  expect(told(failure)).toEqual([{ name: 'code', message: '该手机号已注册，请直接登录' }]);
});

it('tells what is no business answer as a toast', () => {
  expect(told(new ApiFailure(503, 0, '服务繁忙，请稍后再试', { reason: 'busy' }))).toEqual([]);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['服务繁忙，请稍后再试']);
});
