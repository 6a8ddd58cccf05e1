import { RECOMMEND_CONSENT } from '@qicheng/contract/resume-recommendation/index';
import { Button } from '@qicheng/ui/button';
import { Checkbox } from '@qicheng/ui/checkbox';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, refuseField, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CodeField,
  OtherPhoneField,
  showFormFailure,
  useSentCode,
  useThrottled,
} from '#src/features/auth/index.js';
import {
  bindContact,
  type Recommendation,
  recommendationQuery,
  sendContactCode,
  useRecommendationActions,
} from '../recommendation-calls.js';
import { ChooseResume } from './choose-resume.js';
import { ConsentText } from './consent-text.js';
import styles from './recommendation.module.css';

interface ContactValues {
  phone: string;
  code: string;
}

/** The phone that employers may call, verified by a code. */
function ContactPhone() {
  const form = useForm<ContactValues>({});
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
  const binding = useThrottled(async ({ phone, code }: ContactValues) => {
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

interface RecommendationDialogProps {
  open: boolean;
  state: Recommendation;
  onClose: () => void;
}

function OpenRecommendation({ state, onClose }: Omit<RecommendationDialogProps, 'open'>) {
  const [resumeId, setResumeId] = useState(state.resume?.id ?? '');
  const [isAgreed, setAgreed] = useState(false);
  const { open } = useRecommendationActions();
  const start = () => {
    if (resumeId !== '')
      open.mutate({ resumeId, consent: RECOMMEND_CONSENT.version }, { onSuccess: onClose });
  };
  return (
    <>
      <ConsentText text={RECOMMEND_CONSENT} recipient={state.recipient ?? ''} />
      <ChooseResume value={resumeId} onChange={setResumeId} />
      {state.phone === null ? <ContactPhone /> : <p>企业联系：{state.phone}（已验证）</p>}
      <Checkbox className={styles.agree} value={isAgreed} onValue={setAgreed}>
        我已阅读并同意以上授权
      </Checkbox>
      <Button
        tone="primary"
        isWide
        disabled={!isAgreed || resumeId === '' || state.phone === null}
        isBusy={open.isPending}
        onClick={start}
      >
        {state.isOpen ? '换成这份简历' : '开启简历推荐'}
      </Button>
    </>
  );
}

/** 简历推荐: the consent text, the résumé, and the phone that employers may call. */
export const RecommendationDialog = ({ open, ...rest }: RecommendationDialogProps) => (
  <Dialog open={open} title="简历推荐" onClose={rest.onClose}>
    <OpenRecommendation {...rest} />
  </Dialog>
);
