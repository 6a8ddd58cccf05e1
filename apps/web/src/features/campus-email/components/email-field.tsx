import { campusEmail } from '@qicheng/contract/campus-email/campus-email.contract';
import { campusEmailFailures } from '@qicheng/contract/campus-email/failures';
import { type FieldRule, FormField } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { fieldRule } from '#src/lib/field-rule.js';
import { isEducationAddress } from '../api/schools.js';
import { isWellFormed } from '../education-address.js';

/** Whether an address is a school's; when the list does not answer, the server decides at the send. */
const educationRule: FieldRule = async (value) => {
  const address = typeof value === 'string' ? value.trim() : '';
  if (!isWellFormed(address) || (await isEducationAddress(address).catch(() => true))) return undefined;
  return campusEmailFailures.campusEmailNotEducation.message;
};

const emailRules = [fieldRule(campusEmail), educationRule];

/** The education e-mail, checked when it is left: well formed first, then whether it is a school's [spec 5]. */
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
