import { Button } from '@qicheng/ui/button';
import { Form, refuseField, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { CodeField, OtherPhoneField, showFormFailure, useSentCode, useThrottled } from '../../auth/index.js';
import { bindContact, recommendationQuery, sendContactCode } from '../recommendation-calls.js';

interface Values {
  phone: string;
  code: string;
}

/** The phone that employers may call, verified by a code. */
export function ContactPhone() {
  const form = useForm<Values>({});
  const queries = useQueryClient();
  const sms = useSentCode({
    key: 'resumeRecommend',
    send: sendContactCode,
    onFailure: (error) => showFormFailure(form, error, 'code', {}),
  });
  const send = async () => {
    if (!(await form.trigger('phone', { shouldFocus: true }))) return;
    const phone = form.getValues('phone');
    await sms.press(phone, { phone, purpose: 'resumeRecommend' });
  };
  const binding = useThrottled(async ({ phone, code }: Values) => {
    const challengeId = sms.challengeFor(phone);
    if (challengeId === '') return refuseField(form, 'code', '请先获取短信验证码');
    try {
      await bindContact({ phone, code, challengeId });
      showToast('success', '手机号绑定成功');
      await queries.invalidateQueries({ queryKey: recommendationQuery.queryKey });
    } catch (error) {
      showFormFailure(form, error, 'code', {});
    }
  });
  return (
    <>
      <Form form={form} onSubmit={binding.press}>
        <OtherPhoneField label="企业可以联系的手机号（可以与登录手机号不同）" />
        <CodeField
          label="验证码"
          remaining={sms.remaining}
          isSending={sms.isSending}
          onSend={() => void send()}
        />
        <Button type="submit" isWide isBusy={binding.isBusy}>
          验证手机号
        </Button>
      </Form>
      {sms.captcha}
    </>
  );
}
