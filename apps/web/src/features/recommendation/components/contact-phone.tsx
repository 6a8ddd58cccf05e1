import { phone as phoneSchema } from '@qicheng/contract/auth/fields';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { fieldRule } from '../../../lib/field-rule.js';
import { plainPhone } from '../../../lib/plain-entry.js';
import { showToast } from '../../../lib/toast.js';
import { CodeField, refuseField, showFormFailure, useSentCode, useThrottled } from '../../auth/index.js';
import { bindContact, recommendationQuery, sendContactCode } from '../recommendation-calls.js';

interface Values {
  phone: string;
  code: string;
}

/** The phone that employers may call, proven by a code. */
export function ContactPhone() {
  const [form] = Form.useForm<Values>();
  const queries = useQueryClient();
  const sms = useSentCode({
    key: 'resumeRecommend',
    send: sendContactCode,
    onFailure: (error) => showFormFailure(form, error, 'code', {}),
  });
  const send = () => {
    void form
      .validateFields(['phone'])
      .then(({ phone }) => sms.press(phone, { phone, purpose: 'resumeRecommend' }))
      .catch(() => form.focusField('phone'));
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
      <Form form={form} name="contact-phone" layout="vertical" onFinish={binding.press}>
        <Form.Item
          name="phone"
          label="企业可以联系的手机号（可以与登录手机号不同）"
          normalize={plainPhone}
          rules={[fieldRule(phoneSchema)]}
          validateTrigger="onBlur"
        >
          <Input type="tel" inputMode="numeric" autoComplete="tel-national" placeholder="11 位手机号" />
        </Form.Item>
        <CodeField label="验证码" remaining={sms.remaining} isSending={sms.isSending} onSend={send} />
        <Button htmlType="submit" block loading={binding.isBusy}>
          验证手机号
        </Button>
      </Form>
      {sms.captcha}
    </>
  );
}
