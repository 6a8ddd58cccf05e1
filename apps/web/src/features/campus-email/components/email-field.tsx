import { campusEmail } from '@qicheng/contract/campus-email/campus-email.contract';
import { campusEmailFailures } from '@qicheng/contract/campus-email/failures';
import { type FieldRule, FormField } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { fieldRule } from '#src/lib/field-rule.js';
import { isEducationAddress } from '../api/schools.js';
import { isWellFormed } from '../education-address.js';

/** Whether an address belongs to a school; if the list is unavailable, the server decides on sending. */
const educationRule: FieldRule = async (value) => {
  const address = typeof value === 'string' ? value.trim() : '';
  if (!isWellFormed(address) || (await isEducationAddress(address).catch(() => true))) return undefined;
  return campusEmailFailures.campusEmailNotEducation.message;
};

const emailRules = [fieldRule(campusEmail), educationRule];

/** The education e-mail, validated on blur: format first, then whether it belongs to a school [spec 5]. */
export const EmailField = () => (
  <FormField name="email" label="教育邮箱" rules={emailRules} isCheckedOnBlur>
    {(control) => (
      <TextInput
        {...control}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="学校邮箱，如 name@pku.edu.cn"
      />
    )}
  </FormField>
);
