import { useToasts } from '@qicheng/ui/toast';
import type { RefusingForm } from '@qicheng/ui/form';
import { ApiFailure } from '#src/lib/api.js';
import { type FieldOfReason, showFormFailure } from './form-failure.js';

const fieldOf: FieldOfReason<'phone' | 'code'> = { phoneTaken: 'phone' };

/** How a form shows a failure: the field and the message. */
function shownFailure(error: unknown) {
  const fields: { name: string; message: string | undefined }[] = [];
  const form: RefusingForm<{ phone: string; code: string }> = {
    setError: (name, { message }) => void fields.push({ name, message }),
    setFocus: () => undefined,
  };
  showFormFailure(form, error, 'code', fieldOf);
  return fields;
}

beforeEach(() => useToasts.setState({ toasts: [] }));

it('shows any message under the field of its reason', () => {
  const failure = new ApiFailure(200, 0, '手机号用过了', { reason: 'phoneTaken' });
  expect(shownFailure(failure)).toEqual([{ name: 'phone', message: '手机号用过了' }]);
});

it.each(['smsCodeInvalid', null] as const)('shows it under the default field for the reason %p', (reason) => {
  const failure = new ApiFailure(200, 0, '该手机号已注册，请直接登录', { reason });
  expect(shownFailure(failure)).toEqual([{ name: 'code', message: '该手机号已注册，请直接登录' }]);
});

it('shows a failure that is not a business error as a toast', () => {
  expect(shownFailure(new ApiFailure(503, 0, '服务繁忙，请稍后再试', { reason: 'busy' }))).toEqual([]);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['服务繁忙，请稍后再试']);
});
