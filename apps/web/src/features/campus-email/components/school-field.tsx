import { campusSchoolName } from '@qicheng/contract/campus-email/campus-email.contract';
import { Autocomplete } from '@qicheng/ui/autocomplete';
import { FormField } from '@qicheng/ui/form';
import { type ComponentProps, useState } from 'react';
import { fieldRule } from '#src/lib/field-rule.js';
import { useSchools } from '../hooks/use-schools.js';
import styles from './campus-email.module.css';

const nameRules = [fieldRule(campusSchoolName)];

type SchoolControl = Omit<ComponentProps<typeof Autocomplete>, 'suggestions'>;

/** Suggests listed schools; an unlisted name may be typed in full. */
function SchoolInput({ value, onValue, ...control }: SchoolControl) {
  const [keyword, setKeyword] = useState(value.trim());
  const schools = useSchools(keyword);
  return (
    <Autocomplete
      {...control}
      value={value}
      onValue={(text) => {
        onValue(text);
        setKeyword(text.trim());
      }}
      data-first-field
      maxLength={100}
      placeholder="输入校名查找，列表中没有时请填写全称"
      suggestions={schools.map(({ schoolName, suffixes }) => ({
        value: schoolName,
        label: (
          <span className={styles.school}>
            <span>{schoolName}</span>
            <span className={styles.suffix}>{suffixes[0]}</span>
          </span>
        ),
      }))}
    />
  );
}

export const SchoolField = () => (
  <FormField name="schoolName" label="学校名称" rules={nameRules}>
    {(control) => <SchoolInput {...control} />}
  </FormField>
);
