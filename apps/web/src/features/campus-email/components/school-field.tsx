import { campusSchoolName } from '@qicheng/contract/campus-email/campus-email.contract';
import { AutoComplete, Form } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { fieldRule } from '../../../lib/field-rule.js';
import { useSchools } from '../hooks/use-schools.js';
import styles from './campus-email.module.css';

/** Enter picks from the open list; without this it would also send the form. */
function takeEnter(event: KeyboardEvent): void {
  const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && isOpen) event.preventDefault();
}

interface SchoolInputProps {
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** Suggestions from the list of schools; a name that is not in it may be typed whole. */
function SchoolInput({ id, value = '', onChange, ...rest }: SchoolInputProps) {
  const [keyword, setKeyword] = useState(value.trim());
  const schools = useSchools(keyword);
  return (
    <AutoComplete
      {...rest}
      id={id}
      value={value}
      onChange={onChange}
      onKeyDown={takeEnter}
      showSearch={{ onSearch: (typed) => setKeyword(typed.trim()) }}
      defaultActiveFirstOption={false}
      data-first-field
      maxLength={100}
      placeholder="输入校名查找，列表中没有时请填写全称"
      options={schools.map(({ schoolName, suffixes }) => ({
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
  <Form.Item
    name="schoolName"
    label="学校名称"
    rules={[fieldRule(campusSchoolName)]}
    validateTrigger="onSubmit"
  >
    <SchoolInput />
  </Form.Item>
);
