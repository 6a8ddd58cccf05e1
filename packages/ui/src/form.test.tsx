import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.js';
import { type FieldRule, Form, FormField, useForm } from './form.js';
import { FormCheckbox } from './form-checkbox.js';
import { TextInput } from './text-input.js';

const isGiven =
  (message: string): FieldRule =>
  (value) =>
    value === '' || value === undefined ? message : undefined;

function SignIn({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm<{ phone: string; code: string; isAgreed: boolean }>({});
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormField
        name="phone"
        label="手机号"
        rules={[isGiven('请输入手机号')]}
        normalize={(text) => text.replaceAll(' ', '')}
        isCheckedOnBlur
        isRequired
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="code" label="验证码" hint="15 分钟内有效" rules={[isGiven('请输入验证码')]}>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormCheckbox name="isAgreed" mustBeTicked="请先勾选">
        同意
      </FormCheckbox>
      <Button type="submit">登录</Button>
    </Form>
  );
}

describe('a form', () => {
  it('shows an error under each invalid field, focuses the first one and submits nothing', async () => {
    const onSubmit = jest.fn();
    render(<SignIn onSubmit={onSubmit} />);
    expect(screen.getByRole('textbox', { name: '验证码', description: '15 分钟内有效' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    const phone = await screen.findByRole('textbox', { name: '手机号', description: '请输入手机号' });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: '验证码', description: '请输入验证码' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: '同意', description: '请先勾选' })).toBeTruthy();
    expect(document.activeElement).toBe(phone);
    expect(phone.getAttribute('aria-required')).toBe('true');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('clears an error as soon as its field changes, and submits valid values', async () => {
    const onSubmit = jest.fn();
    render(<SignIn onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await screen.findByText('请输入验证码');
    await userEvent.type(screen.getByLabelText('验证码'), 'a1');
    expect(screen.queryByText('请输入验证码')).toBeNull();
    expect(screen.getByText('请输入手机号')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('手机号'), '138 0000');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(screen.getByLabelText('验证码'), '{Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ phone: '1380000', code: 'a1', isAgreed: true }),
    );
  });

  it('validates a field on blur only where configured', async () => {
    render(<SignIn onSubmit={() => undefined} />);
    await userEvent.click(screen.getByLabelText('手机号'));
    await userEvent.tab();
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('请输入手机号');
    expect(screen.queryByText('请输入验证码')).toBeNull();
  });

  it('has only the error of the field that was submitted from said at once', async () => {
    render(<SignIn onSubmit={() => undefined} />);
    await userEvent.type(screen.getByLabelText('手机号'), '{Enter}');
    await screen.findByText('请输入验证码');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请输入手机号']);
  });
});
