import { campusEmail } from '@qicheng/contract/campus-email/campus-email.contract';
import { campusEmailFailures } from '@qicheng/contract/campus-email/failures';
import { Form, Input } from 'antd';
import { fieldRule } from '../../../lib/field-rule.js';
import { isEducationAddress } from '../api/schools.js';
import { isWellFormed } from '../education-address.js';

/** Whether an address is a school's; when the list does not answer, the server decides at the send. */
const educationRule = {
  validator: async (_rule: unknown, value: unknown): Promise<void> => {
    const address = typeof value === 'string' ? value.trim() : '';
    if (!isWellFormed(address)) return;
    if (await isEducationAddress(address).catch(() => true)) return;
    throw new Error(campusEmailFailures.campusEmailNotEducation.message);
  },
};

/** The education e-mail, checked when it is left: well formed first, then whether it is a school's [spec 5]. */
export const EmailField = () => (
  <Form.Item
    name="email"
    label="教育邮箱"
    rules={[fieldRule(campusEmail), educationRule]}
    validateTrigger="onBlur"
    validateFirst
  >
    <Input
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="学校邮箱，如 name@pku.edu.cn"
    />
  </Form.Item>
);
