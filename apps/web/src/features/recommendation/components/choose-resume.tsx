import { Field } from '@qicheng/ui/field';
import { Select } from '@qicheng/ui/select';
import { useQuery } from '@tanstack/react-query';
import { ownResumesQuery } from '../recommendation-calls.js';
import styles from './recommendation.module.css';

interface ChooseResumeProps {
  /** '' while none is chosen. */
  value: string;
  onChange: (resumeId: string) => void;
}

/** Chooses one of the member's résumés. */
export function ChooseResume({ value, onChange }: ChooseResumeProps) {
  const { data, isError } = useQuery(ownResumesQuery);
  const options = data?.list.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <Field
      className={styles.chosen}
      label="简历"
      error={isError ? '简历没有读出来，请稍后再试' : null}
      hint={data?.list.length === 0 ? '还没有简历' : null}
    >
      {(ids) => <Select {...ids} value={value} onValue={onChange} options={options} empty="请选择简历" />}
    </Field>
  );
}
